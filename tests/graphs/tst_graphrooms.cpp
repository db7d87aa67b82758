// Rooms in the graph of clusters: shown where clusters are too many, opened and closed in place; and what stands back.
#include "tests/graphfixture.h"
#include "tests/program.h"
#include "widgets/tables/lumpview.h"
#include "widgets/vis/graphlegend.h"

namespace {

MapFile gallery() { return std::move(readMapFile(QStringLiteral(LUMPSCOPE_SAMPLES "/quake2/maps/gallery.bsp")).value()); }

struct ShownRooms : ShownGraph {
    explicit ShownRooms(GraphGrouping grouping = GraphGrouping::Rooms) : ShownGraph(gallery())
    {
        graph.setOptions({.grouping = grouping});
        canvas()->setFocus();
    }
    quint32 node(quint32 room) { return canvas()->rooms().first + room; }
    std::vector<quint32> members(quint32 room) const
    {
        const auto clusters = graph.rooms()->clusters.of(room);
        return {clusters.begin(), clusters.end()};
    }
    size_t standing() { return canvas()->nodes().order().size(); }
};

// In which something is done while they are being joined.
struct AwaitedRooms {
    template <typename Action> // of the document and the graph
    explicit AwaitedRooms(Action action) : document(u"maps/gallery.bsp"_s, gallery())
    {
        graph.setOptions({.grouping = GraphGrouping::Rooms});
        graph.setDocument(&document);
        bool isDone = false;
        const auto act = [&] {
            if (!isDone && document.vis().of(VisSet::Pvs) && document.vis().portals()) {
                isDone = true;
                action(document, graph);
            }
        };
        QObject here;
        QObject::connect(&document.vis(), &VisLoader::known, &here, act); // behind what the graph does then
        QObject::connect(&document.vis(), &VisLoader::portalsEnded, &here, act);
        graph.show();
        if (!QTest::qWaitFor([&] { return isDone && !graph.isBusy(); }, 20'000))
            qFatal("they are never joined");
    }
    Document document;
    ClusterGraph graph;
};

// Its second cluster has no faces.
MapBuilder halfEmpty() { return halves(bsp::quake2).set("LEAFS", 2, "numleaffaces", 0); }

} // namespace

class TestGraphRooms : public QObject
{
    Q_OBJECT

private slots:
    void manyClustersAreGroupedUnlessSomebodyChose_data() { addMapRows(); }
    void manyClustersAreGroupedUnlessSomebodyChose()
    {
        OPEN_MAP(map);
        ShownGraph shown(std::move(openedMap.value()));
        const auto count = shown.document.vis().of(VisSet::Pvs)->count();
        QCOMPARE(shown.graph.rooms() != nullptr, count > 300);
        if (count > 300)
            QVERIFY(shown.canvas()->nodes().order().size() < count / 4);
        shown.graph.setOptions({.grouping = GraphGrouping::Clusters, .showsFaceless = true});
        QVERIFY(!shown.graph.rooms());
        QCOMPARE(shown.canvas()->nodes().count(), count);
        Q_UNUSED(map);
    }

    void aKeyGoesFromRoomsToClustersAndBack()
    {
        ShownRooms shown(GraphGrouping::WhenMany);
        QSignalSpy chosen(&shown.graph, &ClusterGraph::optionsChosen);
        QVERIFY(!shown.graph.rooms() && !shown.graph.roomsAction()->isChecked());
        QCOMPARE(shown.standing(), size_t(40));
        shown.press(Qt::Key_G);
        QVERIFY(shown.graph.rooms() && shown.graph.roomsAction()->isChecked());
        QCOMPARE(shown.standing(), size_t(shown.graph.rooms()->count));
        QVERIFY(shown.graph.legend()->toolTip().startsWith(u"Each node is a room or a cluster; "_s));
        QCOMPARE(chosen.takeFirst().first().value<GraphOptions>().grouping, GraphGrouping::Rooms);
        shown.press(Qt::Key_G);
        QCOMPARE(shown.standing(), size_t(40));
        QCOMPARE(chosen.takeFirst().first().value<GraphOptions>().grouping, GraphGrouping::Clusters);
    }

    void aRoomSelectsItsClustersAndIsMarkedForAnyOfThem()
    {
        ShownRooms shown;
        const auto room = shown.graph.rooms()->roomOf[20];
        shown.click(shown.at(shown.node(room)));
        QCOMPARE(shown.selected(), shown.members(room));
        QCOMPARE(shown.canvas()->selected().nodes, std::vector<quint32>{shown.node(room)});
        shown.document.selection().set({shown.cluster(20)});
        QCOMPARE(shown.canvas()->selected().nodes, std::vector<quint32>{shown.node(room)});
        shown.document.selection().clear();
        QVERIFY(shown.canvas()->selected().nodes.empty());
        // Pointed at, it shows what all of its clusters see.
        shown.move(shown.at(shown.node(room)));
        QCOMPARE(shown.canvas()->hovered().nodes, std::vector<quint32>{shown.node(room)});
        const auto vis = shown.document.vis().of(VisSet::Pvs);
        for (const quint32 seen : shown.graph.shownSeen())
            QVERIFY(std::ranges::any_of(shown.members(room), [&](quint32 member) { return vis->sees(member, seen); }));
        QVERIFY(!shown.graph.shownSeen().empty());
        // A face elsewhere takes its place.
        shown.document.selection().hover(shown.cluster(0));
        QCOMPARE(shown.canvas()->hovered().nodes, std::vector<quint32>{shown.node(shown.graph.rooms()->roomOf[0])});
    }

    void aRoomOpensAndClosesInPlaceByKeys()
    {
        for (const auto key : {Qt::Key_Return, Qt::Key_Plus}) {
            ShownRooms shown;
            const auto room = shown.graph.rooms()->roomOf[20];
            const auto rooms = shown.standing();
            shown.move(shown.at(shown.node(room)));
            const auto view = shown.canvas()->view();
            shown.press(Qt::Key_Space);
            QCOMPARE(shown.selected(), shown.members(room));
            shown.press(key);
            QCOMPARE(shown.standing(), rooms - 1 + shown.members(room).size());
            QVERIFY(!shown.canvas()->nodes().has(shown.node(room)));
            QCOMPARE(shown.canvas()->view(), view);
            QCOMPARE(shown.canvas()->selected().nodes, shown.members(room));
            // One of its clusters is pointed at now: Enter selects that, minus closes the room.
            const auto pointed = shown.document.selection().hovered();
            QVERIFY(std::ranges::binary_search(shown.members(room), pointed.index));
            shown.press(Qt::Key_Return);
            QCOMPARE(shown.selected(), std::vector<quint32>{pointed.index});
            shown.press(Qt::Key_Minus);
            QCOMPARE(shown.standing(), rooms);
            QCOMPARE(shown.canvas()->hovered().nodes, std::vector<quint32>{shown.node(room)});
            QCOMPARE(shown.canvas()->view(), view);
            // Where nothing can be opened or closed the keys zoom.
            shown.move({2, 2});
            shown.press(Qt::Key_Minus);
            QVERIFY(shown.canvas()->view().scale < view.scale);
        }
    }

    void aRoomOpensAndClosesByItsSign()
    {
        ShownRooms shown;
        const auto room = shown.graph.rooms()->roomOf[20];
        const auto rooms = shown.standing();
        auto sign = shown.canvas()->signOf(shown.node(room));
        QVERIFY(sign);
        shown.click(*sign);
        QCOMPARE(shown.standing(), rooms - 1 + shown.members(room).size());
        QVERIFY(shown.selected().empty());
        sign = shown.canvas()->signOf(shown.node(room));
        QVERIFY(sign && shown.canvas()->rect().contains(*sign));
        const auto picture = shown.canvas()->grab().toImage();
        QVERIFY(picture.pixelColor(*sign) != shown.canvas()->palette().color(QPalette::Base));
        shown.click(*sign);
        QCOMPARE(shown.standing(), rooms);
    }

    // It is kept for going there.
    void aDoubleClickOpensNothing()
    {
        ShownRooms shown;
        const auto rooms = shown.standing();
        QTest::mouseDClick(shown.canvas(), Qt::LeftButton, {}, shown.at(shown.node(0)));
        QCOMPARE(shown.standing(), rooms);
    }

    void theSecondOfTwoQuickClicksCountsOnSigns()
    {
        ShownRooms shown;
        QSignalSpy gone(shown.canvas(), &GraphCanvas::nodeDoubleClicked);
        const auto rooms = shown.standing();
        const auto room = shown.graph.rooms()->roomOf[20];
        const auto sign = shown.canvas()->signOf(shown.node(room));
        QVERIFY(sign);
        QMouseEvent second(QEvent::MouseButtonDblClick, *sign, shown.canvas()->mapToGlobal(*sign), Qt::LeftButton, Qt::LeftButton,
                           {});
        QApplication::sendEvent(shown.canvas(), &second);
        QCOMPARE(shown.standing(), rooms - 1 + shown.members(room).size());
        QVERIFY(gone.empty());
    }

    void itIsSaidWhatARoomHolds()
    {
        ShownRooms shown;
        QVERIFY2(shown.said().startsWith(u"40 clusters in 6 rooms."_s), qPrintable(shown.said()));
        const auto room = shown.graph.rooms()->roomOf[20];
        shown.click(shown.at(shown.node(room)));
        const auto size = u"Room of %1 clusters: "_s.arg(shown.members(room).size());
        QVERIFY2(shown.said().startsWith(size) && shown.said().contains(u"mostly gallery/"_s), qPrintable(shown.said()));
        QVERIFY2(shown.said().contains(u" of 5 other rooms and "_s), qPrintable(shown.said()));
        QCOMPARE(shown.canvas()->names()[shown.node(room)].section(u'(', -1), u"%1)"_s.arg(shown.members(room).size()));
    }

    void withoutOpeningsClustersStandAlone()
    {
        ShownGraph shown(halves(bsp::quake2).set("NODES", 0, "children[0]", 9000));
        shown.graph.setOptions({.grouping = GraphGrouping::Rooms});
        QVERIFY(!shown.graph.rooms());
        QCOMPARE(shown.canvas()->nodes().order().size(), size_t(2));
        QVERIFY2(shown.said().contains(u"Rooms are unknown"_s) && shown.said().contains(u"The node tree is broken"_s),
                 qPrintable(shown.said()));
        shown.press(Qt::Key_Plus);
        shown.click(shown.at(1));
        QCOMPARE(shown.selected(), (std::vector<quint32>{1}));
    }

    void clustersWithoutFacesAreHiddenUntilTheyAreAskedFor()
    {
        ShownGraph shown(halfEmpty());
        QSignalSpy chosen(&shown.graph, &ClusterGraph::optionsChosen);
        QVERIFY(shown.canvas()->nodes().has(0) && !shown.canvas()->nodes().has(1));
        QVERIFY2(shown.graph.notes()->text().contains(u"without faces"_s), qPrintable(shown.graph.notes()->text()));
        QVERIFY(shown.graph.notes()->isVisible());
        shown.document.selection().set({shown.cluster(1)});
        QVERIFY2(shown.said().contains(u"have no faces and are hidden."_s), qPrintable(shown.said()));
        emit shown.graph.notes()->linkActivated(u"faces"_s);
        QVERIFY(shown.canvas()->nodes().has(1) && shown.graph.notes()->isHidden());
        QCOMPARE(shown.canvas()->selected().nodes, std::vector<quint32>{1});
        QVERIFY(chosen.takeFirst().first().value<GraphOptions>().showsFaceless);
        shown.graph.facelessAction()->trigger();
        QVERIFY(!shown.canvas()->nodes().has(1));
        // Where no cluster has any, all are shown.
        ShownGraph none(halfEmpty().set("LEAFS", 1, "numleaffaces", 0));
        QCOMPARE(none.canvas()->nodes().order().size(), size_t(2));
        QVERIFY(none.graph.notes()->isHidden());
    }

    void whatTheTableDoesNotShowStandsBack()
    {
        ShownRooms shown(GraphGrouping::Clusters);
        const auto lump = shown.cluster(0).lump;
        auto table = std::make_unique<LumpView>(&shown.document, lump);
        QSignalSpy filtered(&shown.document.shown(), &ShownRecords::changed);
        table->setFilterText(u"leafs>1"_s);
        QTRY_VERIFY(!filtered.empty());
        const auto kept = *shown.document.shown().of(lump);
        QVERIFY(!kept.empty() && kept.size() < 40);
        for (quint32 cluster = 0; cluster < 40; ++cluster)
            QCOMPARE(shown.canvas()->isFaint(cluster), !std::ranges::binary_search(kept, cluster));
        const auto said = u"%1 of 40"_s.arg(40 - kept.size());
        QVERIFY2(shown.graph.notes()->text().startsWith(said), qPrintable(shown.graph.notes()->text()));
        // A room stands back when none of its clusters is shown.
        shown.press(Qt::Key_G);
        for (quint32 room = 0; room < shown.graph.rooms()->count; ++room) {
            const auto isKept = [&](quint32 cluster) { return std::ranges::binary_search(kept, cluster); };
            QCOMPARE(shown.canvas()->isFaint(shown.node(room)), std::ranges::none_of(shown.members(room), isKept));
        }
        shown.press(Qt::Key_G);
        const quint32 faint = kept.front() == 0 ? 39 : 0;
        const auto before = shown.canvas()->grab().toImage();
        emit shown.graph.notes()->linkActivated(u"filter"_s);
        QVERIFY(!shown.graph.filterAction()->isChecked() && !shown.canvas()->isFaint(faint));
        QVERIFY(shown.canvas()->grab().toImage() != before);
        shown.graph.filterAction()->trigger();
        QVERIFY(shown.canvas()->isFaint(0) == (kept.front() != 0));
        table.reset(); // with its filter
        QVERIFY(!shown.document.shown().of(lump) && !shown.canvas()->isFaint(faint));
        QVERIFY(shown.graph.notes()->isHidden());
    }

    // While they are looked for nothing stands there that could stand back.
    void aFilterMayComeBeforeTheRooms()
    {
        AwaitedRooms awaited([](Document &document, ClusterGraph &graph) {
            QVERIFY(!graph.rooms() && graph.canvas()->nodes().order().empty());
            document.shown().set(document.map().format().roles.clusters, {20});
            QVERIFY2(graph.notes()->text().isEmpty(), qPrintable(graph.notes()->text()));
        });
        const auto *rooms = awaited.graph.rooms();
        QVERIFY(rooms);
        for (quint32 room = 0; room < rooms->count; ++room)
            QCOMPARE(awaited.graph.canvas()->isFaint(awaited.graph.canvas()->rooms().first + room), rooms->roomOf[20] != room);
        QVERIFY2(awaited.graph.notes()->text().startsWith(u"5 of 6"_s), qPrintable(awaited.graph.notes()->text()));
    }

    // Also where these changed while rooms were still looked for.
    void namesAreOfTheEntitiesAsTheyAre()
    {
        const auto edit = [](Document &document, const QByteArray &from, const QByteArray &to) {
            const auto at = document.map().entityText().toByteArray().indexOf(from);
            QVERIFY(at >= 0);
            document.edit({.what = u"test"_s, .splices = {{at, from, to}}});
        };
        AwaitedRooms awaited([&](Document &document, ClusterGraph &) { edit(document, "info_player_start", "item_a"); });
        const auto names = [&] {
            return QStringList(awaited.graph.canvas()->names().begin(), awaited.graph.canvas()->names().end());
        };
        QVERIFY2(!names().filter(u"item_a"_s).isEmpty(), qPrintable(names().join(u' ')));
        edit(awaited.document, "item_a", "item_b");
        QTRY_VERIFY(!awaited.graph.isBusy());
        QVERIFY2(!names().filter(u"item_b"_s).isEmpty(), qPrintable(names().join(u' ')));
    }
};

ADD_TEST(TestGraphRooms, QApplication)
#include "tst_graphrooms.moc"
