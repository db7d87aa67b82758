// Flat colours in the window: what the box offers is drawn, and the legend is true and of use.
#include "tests/program.h"
#include "tests/testmaps.h"
#include "tests/viewfixture.h"
#include "widgets/view3d/colormodes.h"
#include "widgets/view3d/overlays/colorlegend.h"

#include <set>

class TestColorModes : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void everyModeIsDrawn_data() { addSampleRows(); }
    // The middle of the picture has the colour of its face, darker where it is seen from the side.
    void everyModeIsDrawn()
    {
        QFETCH(QString, path);
        show(path);
        auto *box = window_->view()->modes();
        std::set<QString> names;
        for (int i = 0; i < box->count(); ++i) {
            box->setCurrentIndex(i);
            names.insert(box->itemText(i));
            QTRY_VERIFY(!modes()->isBusy());
            const auto drawnView = picture();
            QVERIFY(!drawnView.isNull());
            if (view()->mode() != DrawMode::Flat)
                continue;
            QVERIFY(modes()->legend()->isVisible());
            const auto at = middle() + QPoint(90, -40);
            const auto hit = view()->hitAt(at);
            QVERIFY(hit);
            const QColor wanted(modes()->colors().colors[view()->scene()->scene.shown(hit->face).front()]);
            const QColor drawn = drawnView.pixelColor(at * view()->devicePixelRatioF());
            const int strongest = std::max({wanted.red(), wanted.green(), wanted.blue()});
            const double dim = std::max({drawn.red(), drawn.green(), drawn.blue()}) / static_cast<double>(strongest);
            QVERIFY2(dim > 0.7 && dim < 1.02, qPrintable(box->itemText(i)));
            for (const auto &[a, b] :
                 {std::pair(wanted.red(), drawn.red()), {wanted.green(), drawn.green()}, {wanted.blue(), drawn.blue()}})
                QVERIFY2(std::abs(a * dim - b) < 4, qPrintable(box->itemText(i)));
        }
        QCOMPARE(static_cast<int>(names.size()), box->count());
        QVERIFY(box->count() >= 10);
    }

    void anEntrySelectsItsFaces()
    {
        show(samplePath(u"quake2"_s));
        modes()->setMode(u"texture"_s);
        QTRY_VERIFY(modes()->legend()->isVisible() && !modes()->legend()->entries().empty());
        const auto entry = modes()->colors().legend.entries.front();
        QTest::mouseClick(modes()->legend()->entries().front(), Qt::LeftButton);
        const auto &map = document()->map();
        std::set<quint32> faces;
        for (size_t i = 0; i < modes()->colors().values.size(); ++i)
            if (modes()->colors().values[i] == entry.value)
                faces.insert(view()->scene()->scene.faces[i].face);
        QVERIFY(faces.size() > 1);
        QCOMPARE(selection().records().size(), faces.size());
        for (const auto record : selection().records()) {
            QCOMPARE(record.lump, map.format().roles.faces);
            QVERIFY(faces.contains(record.index));
        }
        const auto images = document()->references().project(selection().records(), map.format().roles.images);
        QCOMPARE(images, std::vector<quint32>{static_cast<quint32>(entry.value)});
    }

    void aColumnIsAskedForInATable()
    {
        show(samplePath(u"quake2"_s));
        modes()->setMode(u"contents"_s); // whose legend is small
        QTRY_VERIFY(modes()->legend()->isVisible());
        chooseHeaderMenu(table(u"faces"_s), u"numedges"_s, true);
        QCOMPARE(window_->view()->modes()->currentText(), u"Colour: numedges of Faces"_s);
        QTRY_VERIFY(!modes()->isBusy() && modes()->legend()->isVisible());
        QVERIFY(modes()->colors().legend.isScale);
        QCOMPARE(modes()->legend()->title()->text(), u"numedges of Faces"_s);
        QVERIFY(modes()->legend()->width() >= 200); // the whole scale
        QCOMPARE(modes()->legend()->size(), modes()->legend()->sizeHint());
        const auto numedges = window_->document()->map().column(lump(u"faces"_s), "numedges");
        for (size_t i = 0; i < modes()->colors().values.size(); ++i)
            QCOMPARE(modes()->colors().values[i], numedges.number(view()->scene()->scene.faces[i].face));
        chooseHeaderMenu(table(u"clusters"_s), u"leafs"_s, true);
        QCOMPARE(window_->view()->modes()->currentText(), u"Colour: leafs of Clusters"_s);
        QVERIFY(view()->isVisible());
        chooseHeaderMenu(table(u"images"_s), u"name"_s, false);
        chooseHeaderMenu(table(u"nodes"_s), u"planenum"_s, false);
    }

    void aModeWaitsForAMapThatHasIt()
    {
        show(samplePath(u"quake2"_s));
        auto *box = window_->view()->modes();
        modes()->colorBy({lump(u"faces"_s), 0});
        const auto column = box->currentText();
        // Another game calls it otherwise; back in the first it is there again.
        show(samplePath(u"quake3"_s));
        QVERIFY(view()->mode() == DrawMode::Lit);
        show(samplePath(u"quake2"_s));
        QCOMPARE(window_->view()->modes()->currentText(), column);
        window_.reset();
        window_ = std::make_unique<MainWindow>();
        window_->show();
        show(samplePath(u"quake2"_s));
        QVERIFY(view()->mode() == DrawMode::Lit); // a new start begins as games look
    }

    void theLegendCanBeHiddenAndStaysInASmallView()
    {
        show(samplePath(u"halflife"_s));
        modes()->setMode(u"contents"_s);
        QTRY_VERIFY(modes()->legend()->isVisible());
        QTest::mouseClick(modes()->legend()->findChildren<QToolButton *>().front(), Qt::LeftButton);
        QVERIFY(!modes()->legend()->isVisible());
        QVERIFY(!modes()->legendAction()->isChecked());
        modes()->setMode(u"texture"_s);
        QTRY_VERIFY(!modes()->isBusy());
        QVERIFY(!modes()->legend()->isVisible());
        QCOMPARE(Settings().legendShown(), false);
        modes()->legendAction()->setChecked(true);
        QVERIFY(modes()->legend()->isVisible());
        modes()->setMode(u"lit"_s);
        QVERIFY(!modes()->legend()->isVisible());
        modes()->setMode(u"leaf"_s);
        QTRY_VERIFY(modes()->legend()->isVisible());
        const auto tall = modes()->legend()->height();
        window_->resize(900, 520);
        QTRY_VERIFY(modes()->legend()->height() < tall);
        QTRY_VERIFY(view()->rect().contains(modes()->legend()->geometry()));
    }

    // The scene is made anew after an edit, and its faces are coloured again.
    void anEditKeepsTheColours()
    {
        show(samplePath(u"quake2"_s));
        modes()->setMode(u"texture"_s);
        QTRY_VERIFY(modes()->legend()->isVisible());
        const auto before = view()->grab().toImage();
        const auto *scene = view()->scene().get();
        const qint32 entities[] = {0};
        auto edit = edits::setValue(window_->document()->entitySource(), entities, u"message"_s, u"other"_s);
        VERIFY_RESULT(edit);
        QSignalSpy built(view(), &Viewport::built);
        QImage between; // while new colours are looked for
        connect(view(), &Viewport::built, this, [&] { between = view()->grab().toImage(); });
        window_->document()->edit(std::move(edit).value());
        QVERIFY(built.wait());
        QCOMPARE(between, before);
        QTRY_VERIFY(view()->scene().get() != scene && !view()->isBusy() && !modes()->isBusy());
        QCOMPARE(view()->grab().toImage(), before);
    }

    void marksOfAScaleAreRound()
    {
        QCOMPARE(scaleMarks(0, 100), (std::vector<double>{0, 50, 100}));
        QCOMPARE(scaleMarks(16, 1124), (std::vector<double>{16, 500, 1000, 1124}));
        QCOMPARE(scaleMarks(5, 5), std::vector<double>{5});
        QCOMPARE(scaleMarks(-3, 3), (std::vector<double>{-3, -2, 0, 2, 3}));
        for (const double size : {1e-30, 1e-3, 1.0, 7e9, 3e38}) {
            const auto marks = scaleMarks(-size, size);
            QVERIFY(marks.size() >= 3 && marks.size() < 10);
            QVERIFY(std::ranges::is_sorted(marks));
        }
    }

private:
    ColorModes *modes() const { return window_->view()->colorModes(); }
    void show(const QString &path)
    {
        ViewFixture::show(path);
        QTRY_VERIFY_WITH_TIMEOUT(!modes()->isBusy(), 30'000);
    }
    // Opens a header's menu on a column, and picks what colours by it.
    void chooseHeaderMenu(LumpView *table, const QString &column, bool isOffered)
    {
        int section = -1;
        for (int c = 0; c < table->table()->model()->columnCount(); ++c)
            if (table->table()->model()->headerData(c, Qt::Horizontal).toString() == column)
                section = c;
        QVERIFY(section >= 0);
        auto *header = table->table()->horizontalHeader();
        table->table()->scrollTo(table->table()->model()->index(0, section));
        emit header->customContextMenuRequested({header->sectionViewportPosition(section) + 3, 5});
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        bool wasOffered = false;
        for (auto *action : menu->actions())
            if (action->text().contains(u"3D")) {
                wasOffered = true;
                action->trigger();
            }
        menu->close();
        QCOMPARE(wasOffered, isOffered);
    }
};

ADD_TEST(TestColorModes, QApplication)
#include "tst_colormodes.moc"
