// The view of the visibility matrix: what it selects and what it marks, what the keys do, and what it says of maps that
// have little to show.
#include "core/document/comparison.h"
#include "core/vis/clustertext.h"
#include "tests/facts.h"
#include "tests/matrices.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "widgets/vis/matrixcolors.h"
#include "widgets/vis/matrixlegend.h"
#include "widgets/vis/vismatrixcanvas.h"
#include "widgets/vis/vismatrixview.h"

namespace {

using Pair = VisMatrixCanvas::Pair;

struct ShownMatrix {
    explicit ShownMatrix(MapFile map) : document(u"maps/room.bsp"_s, std::move(map))
    {
        view.resize(600, 500);
        view.setDocument(&document);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
        wait();
    }
    explicit ShownMatrix(const MapBuilder &builder) : ShownMatrix(readMap(builder.build()).value()) {}

    void wait()
    {
        if (!QTest::qWaitFor([this] { return !view.isBusy(); }, 10'000))
            qFatal("it is never made");
    }
    VisMatrixCanvas &canvas() { return *view.canvas(); }
    const MapVis &vis() { return *document.vis().of(VisSet::Pvs); }
    RecordRef cluster(quint32 number) const { return {document.map().format().roles.clusters, number}; }
    void click(Pair pair, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, modifiers, canvas().rectOf(pair).center());
    }
    void choose(QComboBox *box, int item)
    {
        box->setCurrentIndex(item);
        wait();
    }
    QString said() const { return view.line()->text(); }
    // As it is painted, within its borders.
    QRgb colorAt(Pair pair, QPoint fromMiddle = {4, 4})
    {
        const auto image = canvas().viewport()->grab().toImage();
        return image.pixel(canvas().rectOf(pair).center() + fromMiddle);
    }

    Document document;
    VisMatrixView view;
};

// Clusters in a row of leafs, each of which sees itself and the next, in Quake II's code; all hear all.
MapBuilder oneWayHall(quint32 count)
{
    MapBuilder builder(bsp::quake2);
    for (quint32 cluster = 0; cluster < count; ++cluster) {
        const auto leaf = builder.addRecord("LEAFS");
        const double west = -100.0 * cluster;
        builder.set("LEAFS", leaf, "cluster", cluster).setVector("LEAFS", leaf, "mins", {west, 0, 0});
        builder.setVector("LEAFS", leaf, "maxs", {west + 90, 90, 90});
    }
    return builder.setLumpBytes("VISIBILITY", clusterRle(oneWayMatrix(count)));
}

enum { ByNumber, ByPlace };
enum { Pvs, Phs };

} // namespace

class TestVisMatrixView : public QObject
{
    Q_OBJECT

private slots:
    void aClickSelectsBothClusters_data() { addFormatRows(); }
    void aClickSelectsBothClusters()
    {
        ShownMatrix shown(MapBuilder::room(fetchFormat()));
        shown.click({1, 0});
        QCOMPARE(shown.document.selection().records(), (std::vector<RecordRef>{shown.cluster(0), shown.cluster(1)}));
        QCOMPARE(shown.document.selection().current(), shown.cluster(1));
        shown.click({0, 0});
        QCOMPARE(shown.document.selection().records(), (std::vector<RecordRef>{shown.cluster(0)}));
    }

    void pairsOfOnlyOneMapAreToldApart()
    {
        constexpr quint32 count = 20;
        constexpr QPoint besideMark(5, 0);
        ShownMatrix shown(oneWayHall(count));
        auto *box = shown.view.comparing();
        QVERIFY(!box->isVisible());
        auto other = oneWayMatrix(count);
        other.set(7, 2);
        auto builder = oneWayHall(count).setLumpBytes("VISIBILITY", clusterRle(other));
        auto &comparison = shown.document.comparison();
        comparison.start(u"other.bsp"_s, std::make_shared<const MapFile>(readMap(builder.build()).value()));
        QTRY_VERIFY(!comparison.isBusy());
        shown.wait();
        QVERIFY(box->isVisible() && box->isChecked());
        QCOMPARE(shown.colorAt({7, 2}, besideMark), colorOf(RecordDifference::Removed));
        QVERIFY2(states(shown.said(), {u"0"_s, u"1"_s}), qPrintable(shown.said()));
        shown.click({7, 2});
        QVERIFY2(shown.said().endsWith(u"Only the other map has this pair."_s), qPrintable(shown.said()));
        shown.document.selection().clear(); // it tints rows and columns
        box->setChecked(false);
        shown.wait();
        QCOMPARE(shown.colorAt({7, 2}, besideMark), matrixColors.unseen);
        box->setChecked(true);
        comparison.stop();
        shown.wait();
        QVERIFY(!box->isVisible());
        QCOMPARE(shown.colorAt({7, 2}, besideMark), matrixColors.unseen);
    }

    void controlAddsAndTakesAway()
    {
        ShownMatrix shown(oneWayHall(20));
        const RecordRef leaf{shown.document.map().format().roles.leafs, 3};
        shown.document.selection().set({leaf});
        shown.click({7, 2}, Qt::ControlModifier);
        shown.click({9, 2}, Qt::ControlModifier);
        auto all = std::vector<RecordRef>{leaf, shown.cluster(2), shown.cluster(7), shown.cluster(9)};
        std::ranges::sort(all);
        QCOMPARE(shown.document.selection().records(), all);
        QCOMPARE(shown.document.selection().current(), shown.cluster(9));
        shown.click({7, 2}, Qt::ControlModifier);
        std::erase(all, shown.cluster(2));
        std::erase(all, shown.cluster(7));
        QCOMPARE(shown.document.selection().records(), all);
    }

    void escapeClearsTheSelection()
    {
        ShownMatrix shown(oneWayHall(20));
        const auto wantsEscape = [&shown] {
            QKeyEvent event(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
            event.ignore();
            QApplication::sendEvent(&shown.canvas(), &event);
            return event.isAccepted();
        };
        QVERIFY(!wantsEscape()); // the window may
        shown.click({7, 2});
        QVERIFY(wantsEscape());
        QTest::keyClick(&shown.canvas(), Qt::Key_Escape);
        QVERIFY(shown.document.selection().records().empty());
        QVERIFY(shown.canvas().selected().empty());
        QVERIFY(!wantsEscape());
    }

    void itFitsBetweenOtherDocks()
    {
        ShownMatrix shown(oneWayHall(20));
        constexpr int narrow = 300;
        QVERIFY2(shown.view.minimumSizeHint().width() <= narrow,
                 qPrintable(QString::number(shown.view.minimumSizeHint().width())));
        const int line = shown.view.findChild<MatrixLegend *>()->height();
        shown.view.resize(narrow, 500);
        QTRY_VERIFY(shown.view.findChild<MatrixLegend *>()->height() > line);
    }

    void theLineTellsOfThePairUnderTheCrosshair()
    {
        ShownMatrix shown(oneWayHall(20));
        const auto whole = shown.said();
        QVERIFY2(states(whole, {u"20 clusters"_s, u"19 pairs"_s}), qPrintable(whole));
        QTest::mouseMove(shown.canvas().viewport(), shown.canvas().rectOf({12, 13}).center());
        QTRY_COMPARE(shown.said(), pairText(shown.vis(), 12, 13));
        shown.canvas().actions().back()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), shown.said());
    }

    void otherOrdersKeepTheZoomAndThePair()
    {
        ShownMatrix shown(oneWayHall(300));
        auto &canvas = shown.canvas();
        shown.click({100, 200});
        for (int i = 0; i < 5; ++i)
            canvas.zoomIn();
        const auto pair = *canvas.pair();
        const double scale = canvas.scale();
        shown.choose(shown.view.order(), ByPlace);
        QCOMPARE(shown.view.picture()->clusterAt(0), 299U); // the hall goes on to the west
        QCOMPARE(canvas.pair(), pair);
        QCOMPARE(canvas.scale(), scale);
        shown.choose(shown.view.set(), Phs);
        QCOMPARE(canvas.pair(), pair);
        QCOMPARE(canvas.scale(), scale);
        QVERIFY2(shown.said().contains(u"hears"_s), qPrintable(shown.said()));
    }

    void selectedClustersAreMarked_data() { addFormatRows(); }
    void selectedClustersAreMarked()
    {
        ShownMatrix shown(MapBuilder::room(fetchFormat()));
        const auto plain = shown.colorAt({1, 1});
        const auto &references = shown.document.references();
        const auto &roles = shown.document.map().format().roles;
        const auto leaf = references.project(std::vector<quint32>{1}, roles.clusters, roles.leafs);
        QCOMPARE(leaf.size(), size_t(1));
        shown.document.selection().set({{roles.leafs, leaf.front()}});
        QCOMPARE(shown.canvas().selected(), (std::vector<quint32>{1}));
        QVERIFY(shown.colorAt({1, 1}) != plain);
        QVERIFY(shown.colorAt({0, 1}) != plain && shown.colorAt({1, 0}) != plain); // its row and its column
        QCOMPARE(shown.colorAt({0, 0}), plain);
        shown.document.selection().set({{roles.faces, 0}});
        QCOMPARE(shown.canvas().selected(), references.project(std::vector<quint32>{0}, roles.faces, roles.clusters));
        QVERIFY(!shown.canvas().selected().empty());
        shown.document.selection().clear();
        QCOMPARE(shown.colorAt({1, 1}), plain);
    }

    void whatIsHeardIsAskedForWhenItIsChosenAndOthersHaveNone()
    {
        ShownMatrix shown(MapBuilder::room(bsp::quake2));
        const auto isEnabled = [&shown] {
            return qobject_cast<QStandardItemModel *>(shown.view.set()->model())->item(Phs)->isEnabled();
        };
        QVERIFY(isEnabled());
        QVERIFY(!shown.document.vis().of(VisSet::Phs));
        for (const auto &[item, set] : {std::pair(Phs, VisSet::Phs), {Pvs, VisSet::Pvs}, {Phs, VisSet::Phs}}) {
            shown.choose(shown.view.set(), item);
            QCOMPARE(shown.view.picture()->vis().set, set);
        }
        Document other(u"other.bsp"_s, readMap(MapBuilder::room(bsp::goldsrc).build()).value());
        shown.view.setDocument(&other);
        shown.wait();
        QVERIFY(!isEnabled());
        QCOMPARE(shown.view.set()->currentIndex(), int(Pvs));
        QVERIFY(shown.view.set()->itemData(Phs, Qt::ToolTipRole).toString().contains(u"have no PHS"_s));
        QCOMPARE(shown.view.picture()->vis().set, VisSet::Pvs);
        shown.view.setDocument(nullptr);
    }

    void hiddenItReadsNothing()
    {
        Document document(u"room.bsp"_s, readMap(MapBuilder::room(bsp::quake2).build()).value());
        VisMatrixView view;
        view.setDocument(&document);
        document.selection().set({{document.map().format().roles.clusters, 1}});
        QVERIFY(!document.vis().isBusy() && !view.isBusy());
        view.show();
        QTRY_VERIFY(view.picture());
        QCOMPARE(view.canvas()->selected(), (std::vector<quint32>{1}));
        view.setDocument(nullptr);
        QVERIFY(!view.picture() && !view.isBusy());
    }

    void selectingElsewhereTakesNoFocus()
    {
        ShownMatrix shown(MapBuilder::room(bsp::quake2));
        QLineEdit elsewhere;
        elsewhere.show();
        QApplication::setActiveWindow(&elsewhere);
        elsewhere.setFocus();
        shown.document.selection().set({shown.cluster(1)});
        QVERIFY(elsewhere.hasFocus());
    }

    void exportsTellWhatToWrite()
    {
        ShownMatrix shown(oneWayHall(20));
        QSignalSpy requested(&shown.view, &VisMatrixView::exportRequested);
        shown.choose(shown.view.order(), ByPlace);
        shown.view.exportAction()->trigger(); // it does not wait for the dialog
        auto *dialog = shown.view.findChild<QFileDialog *>();
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"room-pvs.png"_s);
        const auto vis = shown.document.vis().of(VisSet::Pvs);
        shown.choose(shown.view.set(), Phs);
        emit dialog->fileSelected(u"/folder/all.png"_s);
        QCOMPARE(requested.size(), 1);
        const auto job = requested[0][0].value<MatrixExportJob>();
        QVERIFY(job.matrix.get() == &vis->decoded.matrix && job.path == u"/folder/all.png"_s);
        QCOMPARE(job.clusters, clustersIn(VisOrder::Place, vis->places));
        QVERIFY(shown.canvas().actions().contains(shown.view.exportAction()));
    }

    void whatThereIsNotIsSaid()
    {
        VisMatrixView none;
        const auto withoutMap = none.canvas()->emptyText();
        QVERIFY(!withoutMap.isEmpty());
        QVERIFY(!none.exportAction()->isEnabled() && !none.order()->isEnabled());
        for (const auto *format : bsp::formats()) {
            ShownMatrix nothing{MapBuilder(*format)};
            const auto told = nothing.canvas().emptyText();
            QVERIFY2(states(told, {u"no clusters"_s}) && told != withoutMap, qPrintable(told));
            QVERIFY(!nothing.canvas().grab().isNull() && nothing.said().isEmpty() && !nothing.view.exportAction()->isEnabled());
            QTest::keyClick(&nothing.canvas(), Qt::Key_Down);
            QTest::keyClick(&nothing.canvas(), Qt::Key_Return);
            QVERIFY(nothing.document.selection().records().empty());
            ShownMatrix blind(MapBuilder::room(*format).setLumpBytes("VISIBILITY", {}));
            QCOMPARE(blind.said(), matrixText(blind.vis()));
            blind.click({0, 1});
            QCOMPARE(blind.said(), matrixText(blind.vis()) + u' ' + pairText(blind.vis(), 0, 1));
        }
        ShownMatrix one(oneWayHall(1));
        one.click({0, 0});
        QCOMPARE(one.said(), pairText(one.vis(), 0, 0));
        ShownMatrix many(MapBuilder(bsp::quake2).setLumpBytes("VISIBILITY", words({100'000}) + QByteArray(800'000, '\0')));
        QVERIFY2(states(many.canvas().emptyText(), {u"100,000 clusters"_s}), qPrintable(many.canvas().emptyText()));
    }

    void anotherMapIsShownWhole()
    {
        ShownMatrix shown(oneWayHall(300));
        shown.click({100, 200});
        const double whole = shown.canvas().scale();
        for (int i = 0; i < 5; ++i)
            shown.canvas().zoomIn();
        shown.view.hide();
        shown.view.show();
        shown.wait();
        QVERIFY(shown.canvas().scale() > whole); // it was only hidden
        Document other(u"other.bsp"_s, readMap(oneWayHall(300).build()).value());
        shown.view.setDocument(&other);
        shown.wait();
        QCOMPARE(shown.canvas().scale(), whole);
        QVERIFY(!shown.canvas().pair());
        shown.view.setDocument(nullptr);
    }

    void everyRealMapIsShown_data() { addFewMapRows(); }
    void everyRealMapIsShown()
    {
        OPEN_MAP(map);
        ShownMatrix shown(map);
        const auto count = shown.view.picture() ? shown.view.picture()->count() : 0;
        if (count == 0) {
            QVERIFY(!shown.canvas().emptyText().isEmpty());
            return;
        }
        for (const int order : {ByPlace, ByNumber}) {
            shown.choose(shown.view.order(), order);
            shown.click({count - 1, count / 2});
            QVERIFY(shown.canvas().pair());
            QVERIFY(!shown.document.selection().records().empty());
            QVERIFY(shown.said().contains(u"Cluster %1 "_s.arg(shown.canvas().pair()->viewer)));
        }
    }
};

ADD_TEST(TestVisMatrixView, QApplication)

#include "tst_vismatrixview.moc"
