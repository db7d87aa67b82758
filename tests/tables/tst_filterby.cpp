// What a table keeps is asked for from everywhere: in 3D, by its legend and by images; and 3D shows only what is asked
// for.
#include "app/window/tablearea.h"
#include "core/document/lumpmodel.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/viewfixture.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/filteredit.h"
#include "widgets/view3d/colormodes.h"
#include "widgets/view3d/overlays/colorlegend.h"

class TestFilterBy : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup()
    {
        if (menu())
            menu()->close();
        window_.reset();
    }

    void aLegendsEntryIsKeptExcludedAndAdded()
    {
        show(samplePath(u"quake2"_s));
        color(u"texture"_s);
        const auto &entries = modes()->colors().legend.entries;
        QVERIFY(entries.size() > 2);
        const int images = document()->map().format().roles.images;
        const auto of = [&](size_t entry) { return facesOf({images, static_cast<quint32>(entries[entry].value)}); };
        const auto ask = [&](size_t entry, const QString &words) {
            askForMenu(modes()->legend()->entries()[entry], {5, 5});
            choose(words);
        };
        table(u"models"_s); // another one in front
        ask(0, u"Filter Table"_s);
        QCOMPARE(faces()->lump(), face(0).lump);
        QCOMPARE(filter(), u"texture=%1"_s.arg(entries[0].name));
        QCOMPARE(shown(), of(0));
        ask(1, u"Add"_s);
        std::vector<quint32> both = of(0), second = of(1);
        both.insert(both.end(), second.begin(), second.end());
        QCOMPARE(shown(), ascending(both));
        ask(0, u"Exclude"_s);
        QCOMPARE(shown(), second);
        QVERIFY2(filter().startsWith(u'('), qPrintable(filter()));
        ask(1, u"Show Only"_s);
        QVERIFY(view()->shownOnly().shows(second.front()) && !view()->shownOnly().shows(of(0).front()));
    }

    void aScalesPartIsKept()
    {
        show(samplePath(u"quake2"_s));
        color(u"column FACES.numedges"_s);
        const auto &legend = modes()->colors().legend;
        QVERIFY(legend.isScale);
        QWidget *scale = nullptr;
        for (auto *child : modes()->legend()->findChildren<QWidget *>())
            if (child->accessibleName().startsWith(u"Colour scale from"))
                scale = child;
        QVERIFY(scale);
        const auto marks = scaleMarks(legend.low, legend.high);
        askForMenu(scale, {scale->width() - 1, 5});
        choose(u"Filter Table"_s);
        const auto low = std::ceil(marks[marks.size() - 2]);
        QCOMPARE(filter(), low < legend.high ? u"numedges=%1..%2"_s.arg(low).arg(legend.high) : u"numedges=%1"_s.arg(low));
        QVERIFY(!shown().empty() && shown().size() < faces()->model()->recordCount());
    }

    void everyEntryOfALegendFindsItsFaces_data() { addSampleRows(); }
    // Of leafs, clusters and areas the table keeps more: a face has one colour, but may be listed by several.
    void everyEntryOfALegendFindsItsFaces()
    {
        QFETCH(QString, path);
        show(path);
        int found = 0;
        for (const auto &mode : {u"texture"_s, u"leaf"_s, u"cluster"_s, u"area"_s}) {
            modes()->setMode(mode);
            QTRY_VERIFY_WITH_TIMEOUT(!modes()->isBusy(), 30'000);
            if (view()->mode() != DrawMode::Flat)
                continue;                                // the format has none
            const bool isOfLeafs = mode != u"texture"_s; // which list no faces of brush models
            for (size_t i = 0; i < modes()->colors().legend.entries.size(); ++i) {
                const auto entry = modes()->colors().legend.entries[i];
                askForMenu(modes()->legend()->entries()[i], {5, 5});
                QVERIFY(menu());
                const bool isOffered = menu()->actions().first()->text().remove(u'&').contains(u"Filter Table"_s);
                QCOMPARE(isOffered, !std::isnan(entry.value));
                if (!isOffered) {
                    menu()->close();
                    continue;
                }
                choose(u"Filter Table"_s);
                const auto kept = shown();
                faces()->setFilterText({});
                for (size_t f = 0; f < modes()->colors().values.size(); ++f) {
                    const auto number = view()->scene()->scene.faces[f].face;
                    if (modes()->colors().values[f] != entry.value || (isOfLeafs && isOfBrushModel(number)))
                        continue;
                    QVERIFY2(std::ranges::binary_search(kept, number), qPrintable(u"%1, face %2"_s.arg(entry.name).arg(number)));
                    ++found;
                }
            }
        }
        QVERIFY(found > 0);
    }

    void theFaceUnderThePointerIsAsked_data() { addSampleRows(); }
    void theFaceUnderThePointerIsAsked()
    {
        QFETCH(QString, path);
        show(path);
        const auto hit = view()->hitAt(middle());
        QVERIFY(hit);
        for (const auto &thing : {u"Image"_s, u"Leaf"_s, u"Cluster"_s, u"Model"_s}) {
            window_->tables()->closeCurrent();
            QTest::mouseClick(view(), Qt::RightButton, {}, middle());
            choose(u"Filter Table"_s, thing);
            QVERIFY(!filter().isEmpty());
            const auto kept = shown();
            QVERIFY2(std::ranges::binary_search(kept, hit->face), qPrintable(filter()));
            faces()->setFilterText({});
            QTest::mouseClick(view(), Qt::RightButton, {}, middle());
            choose(u"Exclude"_s, thing);
            QCOMPARE(shown().size(), faces()->model()->recordCount() - kept.size());
        }
    }

    void theMenuKeyAsksForTheSelection()
    {
        show(samplePath(u"quake2"_s));
        view()->setFocus();
        const auto image = document()->references().project(std::vector{face(100)}, document()->map().format().roles.images);
        selection().set({face(100)});
        QTest::keyClick(view(), Qt::Key_F10, Qt::ShiftModifier);
        choose(u"Filter Table"_s, u"Image"_s);
        QVERIFY(std::ranges::binary_search(shown(), 100U));
        QCOMPARE(shown(), facesOf({document()->map().format().roles.images, image.front()}));
        askForMenu(view(), middle(), QContextMenuEvent::Keyboard);
        QVERIFY(menu());
        menu()->close();
        askForMenu(view(), middle()); // some platforms tell when the button goes down
        QVERIFY(!menu());
    }

    void aButtonThatLooksAroundOpensNoMenu()
    {
        show(samplePath(u"quake2"_s));
        view()->setFocus();
        const auto camera = view()->camera();
        QTest::mousePress(view(), Qt::RightButton, {}, middle());
        moveMouse(view(), middle() + QPoint(60, 0), Qt::RightButton);
        QTest::mouseRelease(view(), Qt::RightButton, {}, middle() + QPoint(60, 0));
        QVERIFY(!menu());
        QVERIFY(view()->camera() != camera);
        QTest::mousePress(view(), Qt::RightButton, {}, middle());
        QTest::keyClick(view(), Qt::Key_W); // flies without a look around
        QTest::mouseRelease(view(), Qt::RightButton, {}, middle());
        QVERIFY(!menu());
        QTest::mousePress(view(), Qt::RightButton, {}, middle());
        turnWheel(view(), middle(), 120, Qt::RightButton); // the speed
        QTest::mouseRelease(view(), Qt::RightButton, {}, middle());
        QVERIFY(!menu());
        QTest::mousePress(view(), Qt::RightButton, {}, middle());
        moveMouse(view(), middle() + QPoint(60, 0), Qt::RightButton);
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle()); // selects on the way
        QTest::mouseRelease(view(), Qt::RightButton, {}, middle());
        QVERIFY(!menu());
    }

    void theMenuGoesWithItsMap()
    {
        show(samplePath(u"quake2"_s));
        QTest::mouseClick(view(), Qt::RightButton, {}, middle());
        QVERIFY(menu());
        open(samplePath(u"halflife"_s));
        QVERIFY(!menu());
    }

    void aTextureIsKept()
    {
        show(samplePath(u"halflife"_s));
        auto *dock = window_->findChild<QDockWidget *>(u"images"_s);
        dock->show();
        dock->raise();
        auto *textures = window_->images()->textures();
        QTRY_VERIFY_WITH_TIMEOUT(textures->browser()->model()->textureCount() > 1 && !textures->isBusy(), 20'000);
        const auto image = document()->references().project(std::vector{face(100)}, document()->map().format().roles.images);
        textures->browser()->view()->setFocus();
        textures->browser()->setCurrentTexture(static_cast<int>(image.front()));
        QTest::keyClick(textures->browser()->view(), Qt::Key_L, Qt::ControlModifier);
        QVERIFY2(filter().startsWith(u"texture="), qPrintable(filter()));
        QCOMPARE(shown(), facesOf({document()->map().format().roles.images, image.front()}));
        askForMenu(textures->browser()->view()->viewport(), {5, 5});
        choose(u"Show Only"_s);
        QVERIFY(view()->shownOnly().isOn());
        QVERIFY(view()->shownOnly().shows(100));
    }

    void hShowsOnlyWhatIsSelected()
    {
        show(samplePath(u"quake2"_s));
        view()->setFocus();
        const auto first = view()->hitAt(middle());
        QVERIFY(first);
        std::vector<RecordRef> others;
        for (quint32 i = 0; i < document()->map().recordCount(face(0).lump); ++i)
            if (i != first->face)
                others.push_back(face(i));
        selection().set(others);
        QTRY_VERIFY(!view()->isBusy());
        const auto before = picture();
        const auto drawn = view()->drawnFaces();
        QTest::keyClick(view(), Qt::Key_H);
        QVERIFY(view()->shownOnly().notice()->isVisible());
        const auto count = static_cast<qsizetype>(others.size());
        QVERIFY2(states(notice(), {QLocale().toString(count), QLocale().toString(count + 1)}), qPrintable(notice()));
        const auto hole = picture();
        QVERIFY(difference(before, hole) > 100);
        QVERIFY(view()->drawnFaces() < drawn);
        const auto behind = view()->hitAt(middle());
        QVERIFY(!behind || behind->face != first->face); // one picks through it
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle());
        QVERIFY(selection().current() != face(first->face));
        selection().set(others);
        QTest::keyClick(view(), Qt::Key_H, Qt::ShiftModifier);
        QVERIFY(!view()->shownOnly().notice()->isVisible());
        leaveByMouse(view());
        QTRY_COMPARE(picture(), before);
        QCOMPARE(view()->hitAt(middle())->face, first->face);
        selection().clear();
        QTest::keyClick(view(), Qt::Key_H); // nothing is to be shown: all stays
        QVERIFY(!view()->shownOnly().isOn());
    }

    void aTableShowsOnlyItsRecords()
    {
        show(samplePath(u"quake2"_s));
        auto *leafs = table(u"leafs"_s);
        leafs->setFilterText(u"cluster=%1"_s.arg(view()->place().cluster));
        leafs->table()->setFocus();
        selection().clear();
        QTest::keyClick(leafs->table(), Qt::Key_H, Qt::ControlModifier);
        const auto ofAll = facesOf(cluster(static_cast<quint32>(view()->place().cluster)));
        QVERIFY(view()->isVisible() && view()->shownOnly().notice()->isVisible());
        for (quint32 i = 0; i < document()->map().recordCount(face(0).lump); ++i)
            QCOMPARE(view()->shownOnly().shows(i), std::ranges::binary_search(ofAll, i));
        auto *faces = table(u"faces"_s);
        click(faces->table(), 3, 0);
        faces->table()->setFocus();
        QTest::keyClick(faces->table(), Qt::Key_H, Qt::ControlModifier); // all rows, though one is selected
        QVERIFY(view()->shownOnly().shows(3) && view()->shownOnly().shows(4));
        QTest::keyClick(faces->table(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(notice().startsWith(u"Showing 1 of "_s), qPrintable(notice()));
        faces->table()->horizontalHeader()->sectionClicked(2); // sorted otherwise
        QVERIFY(view()->shownOnly().shows(3) && !view()->shownOnly().shows(4));
        QTest::mouseClick(view()->shownOnly().notice()->findChild<QPushButton *>(), Qt::LeftButton);
        QVERIFY(!view()->shownOnly().isOn() && view()->hasFocus());
    }

    void whatIsHiddenIsNoGhost()
    {
        show(samplePath(u"quake2"_s));
        view()->setGhosts(true);
        window_->view()->pvs()->setCurrentIndex(static_cast<int>(PvsMode::Camera));
        selection().set({face(view()->hitAt(middle())->face)});
        QTest::keyClick(view(), Qt::Key_H);
        const auto with = picture();
        view()->setGhosts(false);
        QCOMPARE(picture(), with); // the only face that is shown is seen
    }

    void showingOnlyEndsWithTheMap()
    {
        show(samplePath(u"quake2"_s));
        selection().set({face(3)});
        QTest::keyClick(view(), Qt::Key_H);
        QVERIFY(view()->shownOnly().isOn());
        const auto source = document()->entitySource();
        const qint32 entities[] = {0};
        QSignalSpy built(view(), &Viewport::built);
        document()->edit(edits::setValue(source, entities, u"message"_s, u"other"_s).value());
        QVERIFY(built.wait());
        QVERIFY(view()->shownOnly().isOn() && view()->shownOnly().faces().size() == view()->scene()->scene.faces.size());
        document()->undoStack().undo(); // nothing to be saved
        show(samplePath(u"quake3"_s));
        QVERIFY(!view()->shownOnly().isOn());
        QVERIFY(!view()->shownOnly().notice()->isVisible());
        picture();
        QVERIFY(view()->drawnFaces() > 20);
    }

private:
    ColorModes *modes() const { return window_->view()->colorModes(); }
    LumpView *faces() const { return window_->tables()->currentView(); }
    QString filter() const { return faces()->filterEdit()->text(); }
    std::vector<quint32> shown() const { return ascending(faces()->model()->order()); }
    std::vector<quint32> facesOf(RecordRef record) const
    {
        const std::vector<RecordRef> records{record};
        return document()->references().project(records, face(0).lump);
    }
    bool isOfBrushModel(quint32 number) const { return view()->scene()->geometry.faces[number].model != 0; }
    QMenu *menu() const { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); }
    QString notice() const { return view()->shownOnly().notice()->findChild<QLabel *>()->text(); }
    static void askForMenu(QWidget *widget, QPoint at, QContextMenuEvent::Reason reason = QContextMenuEvent::Mouse)
    {
        QContextMenuEvent event(reason, at, widget->mapToGlobal(at));
        QCoreApplication::sendEvent(widget, &event);
    }
    // Chooses an entry of the menu that is open, or of the one in it whose title begins so.
    void choose(const QString &words, const QString &in = {})
    {
        auto *from = menu();
        QVERIFY(from);
        for (auto *action : from->actions())
            if (!in.isEmpty() && action->menu() && action->text().startsWith(in))
                from = action->menu();
        for (auto *action : from->actions())
            if (action->text().remove(u'&').startsWith(words)) {
                action->trigger();
                menu()->close();
                return;
            }
        menu()->close();
        QFAIL(qPrintable(words + u" is not in the menu"_s));
    }
    void color(const QString &mode)
    {
        modes()->setMode(mode);
        QTRY_VERIFY_WITH_TIMEOUT(!modes()->isBusy() && modes()->legend()->isVisible(), 30'000);
    }
};

ADD_TEST(TestFilterBy, QApplication)
#include "tst_filterby.moc"
