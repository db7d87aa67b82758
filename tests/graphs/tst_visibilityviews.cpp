// The views of who sees whom in the window: each says the same, and what is selected in one is selected in all.
#include "core/document/lumpmodel.h"
#include "core/scene/pvs.h"
#include "core/vis/matrixpicture.h"
#include "tests/commandline.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/vissummaryline.h"
#include "widgets/vis/clustergraph.h"
#include "widgets/vis/vismatrixcanvas.h"
#include "widgets/vis/vismatrixview.h"
#include "widgets/vis/vispanel.h"

#include <random>

class TestVisibilityViews : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void allViewsAgree_data() { addFewMapRows(); }
    // Also what the command line writes, and what the rows say one by one.
    void allViewsAgree()
    {
        FETCH_MAP_PATH();
        QVERIFY(show(path));
        const auto &map = window_->document()->map();
        const quint32 count = vis().count();
        if (count == 0)
            return; // The map has no clusters.
        const auto png = folder_.filePath(u"pvs.png"_s);
        QCOMPARE(commandline::run({u"pvs"_s, path, u"--output"_s, png}).code, 0);
        const QImage written(png);
        QCOMPARE(written.size(), QSize(static_cast<int>(count), static_cast<int>(count)));
        const auto table = map.column(map.format().columns.clusterSight);
        std::mt19937 random(1);
        std::uniform_int_distribution<quint32> any(0, count - 1);
        for (int i = 0; i < 40; ++i) {
            const quint32 viewer = any(random), seen = any(random);
            const bool sees = clustersSeenFrom(map, viewer)[seen] != 0;
            QCOMPARE(vis().sees(viewer, seen), sees);
            QCOMPARE(matrix()->picture()->sees(matrix()->picture()->placeOf(viewer), matrix()->picture()->placeOf(seen)), sees);
            QCOMPARE(qGray(written.pixel(static_cast<int>(seen), static_cast<int>(viewer))) > 127, sees);
            window_->document()->selection().set({cluster(viewer)});
            const auto shown = graph()->shownSeen(), oneWay = graph()->shownOneWayViewers();
            if (viewer != seen) {
                QCOMPARE(std::ranges::binary_search(shown, seen), sees);
                QCOMPARE(std::ranges::binary_search(oneWay, seen), vis().isOneWay(seen, viewer));
            }
            QCOMPARE(table.integer(viewer), std::ssize(shown) + (vis().sees(viewer, viewer) ? 1 : 0));
        }
    }

    void aNodeSelectsItsLeafsAndAFaceLightsItsClusters()
    {
        QVERIFY(show(samplePath(u"quake2")));
        auto *leafs = table(u"leafs"_s);
        const auto &map = window_->document()->map();
        for (const quint32 number : {0U, 13U, 39U}) {
            const auto at = graph()->canvas()->placeOf(number).toPoint();
            QTest::mouseClick(graph()->canvas(), Qt::LeftButton, {}, at);
            const auto chosen = window_->document()->selection().current();
            QCOMPARE(chosen.lump, map.format().roles.clusters);
            QCOMPARE(graph()->canvas()->nodeAt(at), static_cast<qint64>(chosen.index)); // others may lie before it
            std::vector<quint32> expected;
            for (quint32 leaf = 0; leaf < map.recordCount(map.format().roles.leafs); ++leaf)
                if (clusterOfLeaf(map, leaf) == chosen.index)
                    expected.push_back(leaf);
            QVERIFY(!expected.empty());
            QCOMPARE(leafs->model()->marked(), expected);
        }
        const auto &roles = map.format().roles;
        for (const quint32 face : {0U, 20U, 100U}) {
            const quint32 faces[] = {face};
            const auto clusters = window_->document()->references().project(faces, roles.faces, roles.clusters);
            QVERIFY(!clusters.empty());
            window_->document()->selection().set({{roles.faces, face}});
            QCOMPARE(graph()->canvas()->selected().nodes, clusters);
            window_->visibility()->tabs()->setCurrentWidget(matrix());
            QCOMPARE(matrix()->canvas()->selected(), clusters);
            window_->visibility()->tabs()->setCurrentWidget(graph());
        }
    }

    void theSummaryCountsWhatItSelects()
    {
        QVERIFY(show(samplePath(u"quake3")));
        auto *line = table(u"clusters"_s)->findChild<VisSummaryLine *>();
        QVERIFY(line && line->isVisible());
        QVERIFY2(line->text().contains(u"41 clusters"_s), qPrintable(line->text()));
        auto &selection = window_->document()->selection();
        emit line->linkActivated(u"worst"_s);
        QCOMPARE(selection.records(), std::vector{cluster(static_cast<quint32>(vis().summary.worst))});
        emit line->linkActivated(u"leafs"_s);
        QCOMPARE(selection.records().size(), static_cast<size_t>(vis().summary.leafsWithoutCluster));
        QVERIFY(!selection.records().empty());
        emit line->linkActivated(u"heaviest"_s);
        const auto faces = window_->document()->map().column(window_->document()->map().format().columns.clusterSeenFaces);
        for (quint32 other = 0; other < vis().count(); ++other)
            QVERIFY(faces.integer(selection.current().index) >= faces.integer(other));
        emit line->linkActivated(u"all"_s);
        QCOMPARE(selection.records().size(), vis().summary.allSeeing.size());
        emit line->linkActivated(u"oneway"_s);
        auto *clusters = table(u"clusters"_s);
        QCOMPARE(clusters->filterEdit()->text(), u"seesOneWay>0 | seenOneWay>0"_s);
        QVERIFY(clusters->model()->rowCount() > 0 && clusters->model()->rowCount() < static_cast<int>(vis().count()));
        QVERIFY(!table(u"faces"_s)->findChild<VisSummaryLine *>());
    }

    void theSummaryTellsWhatIsMissing()
    {
        QVERIFY(show(save(u"unseen.bsp"_s, MapBuilder::room(bsp::quake2).setLumpBytes("VISIBILITY", {}).build())));
        auto *line = table(u"clusters"_s)->findChild<VisSummaryLine *>();
        QVERIFY2(line->text().contains(u"no visibility data"_s), qPrintable(line->text()));
        auto one = MapBuilder::room(bsp::quake);
        one.set("MODELS", 0, "visleafs", 1);
        QVERIFY(show(save(u"one.bsp"_s, one.build())));
        line = table(u"clusters"_s)->findChild<VisSummaryLine *>();
        QVERIFY2(line->text().contains(u"everything is visible"_s) && !line->text().contains(u'%'), qPrintable(line->text()));
        auto cut = MapBuilder::room(bsp::quake2);
        QVERIFY(show(save(u"cut.bsp"_s, cut.setLumpBytes("VISIBILITY", words({2, 20, 20, 900, 20}) + '\3').build())));
        line = table(u"clusters"_s)->findChild<VisSummaryLine *>();
        QVERIFY2(line->text().contains(u"damaged"_s), qPrintable(line->text()));
        QVERIFY(std::ranges::find(window_->document()->problems(), u"vis-range"_s, &Problem::id)
                != window_->document()->problems().end());
    }

    void theLayoutShowsWhoSeesBesideWhatIsSeen()
    {
        QVERIFY(show(samplePath(u"halflife")));
        QVERIFY(graph()->isVisible());
        QVERIFY(window_->visibility()->width() > 200);
        QCOMPARE(window_->tables()->currentView()->lump(), window_->document()->map().format().roles.clusters);
        QTest::keyClick(window_.get(), Qt::Key_8, Qt::AltModifier);
        QVERIFY(graph()->isAncestorOf(QApplication::focusWidget()));
    }

    // Opening a map asks once; nothing is looked for in a tree that nobody looks at.
    void nothingIsReadUntilAViewAsks()
    {
        window_->setLayout(0);
        open(samplePath(u"quake2"));
        QTRY_VERIFY(!window_->document()->vis().isBusy());
        QVERIFY(!window_->document()->vis().portals());
        window_->setLayout(1);
        QTRY_VERIFY(window_->document()->vis().portals());
    }

private:
    ClusterGraph *graph() const { return window_->visibility()->graph(); }
    VisMatrixView *matrix() const { return window_->visibility()->matrix(); }
    const MapVis &vis() const { return *window_->document()->vis().of(VisSet::Pvs); }
    RecordRef cluster(quint32 number) const { return {window_->document()->map().format().roles.clusters, number}; }

    // Both views have been in front; false: they have not come.
    bool show(const QString &path)
    {
        open(path);
        window_->setLayout(1);
        window_->visibility()->tabs()->setCurrentWidget(matrix());
        const bool hasClusters = window_->document()->map().recordCount(cluster(0).lump) > 0;
        if (!QTest::qWaitFor([&] { return !matrix()->isBusy() && (matrix()->picture() || !hasClusters); }, 30'000))
            return false;
        window_->visibility()->tabs()->setCurrentWidget(graph());
        return QTest::qWaitFor([&] { return !graph()->isBusy() && !window_->document()->vis().isBusy(); }, 30'000);
    }
};

ADD_TEST(TestVisibilityViews, QApplication)
#include "tst_visibilityviews.moc"
