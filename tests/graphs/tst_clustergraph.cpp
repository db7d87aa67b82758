// The graph of clusters: what it shows of a map and of the selection, and what it says where there is nothing.
#include "core/document/comparison.h"
#include "tests/facts.h"
#include "tests/graphfixture.h"
#include "tests/program.h"
#include "widgets/graph/graphstatusline.h"
#include "widgets/vis/graphlegend.h"
#include "widgets/vis/neighboursearch.h"

#include <random>

namespace {

// Cluster 0 sees both, cluster 1 itself alone.
MapBuilder oneWay() { return halves(bsp::quake3).setLumpBytes("VISIBILITY", words({2, 8, 3, 0, 2, 0})); }

} // namespace

class TestClusterGraph : public QObject
{
    Q_OBJECT

private slots:
    void aSelectedFaceMarksItsClusters_data() { addFormatRows(); }
    void aSelectedFaceMarksItsClusters()
    {
        ShownGraph shown(halves(fetchFormat()));
        const auto &roles = shown.document.map().format().roles;
        const std::vector<RecordRef> face{{roles.faces, 2}};
        const auto clusters = shown.document.references().project(face, roles.clusters);
        QVERIFY(!clusters.empty());
        shown.document.selection().set(face);
        QCOMPARE(shown.canvas()->selected().nodes, clusters);
        shown.document.selection().clear();
        QVERIFY(shown.canvas()->selected().nodes.empty());
        shown.document.selection().hover(face.front());
        QCOMPARE(shown.canvas()->hovered().nodes, clusters);
    }

    void sightsOfOnlyOneMapAreToldApart()
    {
        ShownGraph shown(oneWay());
        const auto other = halves(bsp::quake3).setLumpBytes("VISIBILITY", words({2, 8, 1, 0, 3, 0})); // cluster 1 sees both
        auto &comparison = shown.document.comparison();
        comparison.start(u"other.bsp"_s, std::make_shared<const MapFile>(readMap(other.build()).value()));
        QTRY_VERIFY(!comparison.isBusy());
        shown.wait();
        QVERIFY2(states(shown.said(), {u"only in this map: 1"_s, u"only in the other map: 1"_s}), qPrintable(shown.said()));
        shown.document.selection().set({shown.cluster(0)});
        QCOMPARE(shown.canvas()->selected().onlyHere, (std::vector<Sights::Line>{{0, 1}}));
        QVERIFY(shown.canvas()->selected().onlyInOther.empty());
        shown.document.selection().set({shown.cluster(1)});
        QVERIFY(shown.canvas()->selected().onlyHere.empty());
        QCOMPARE(shown.canvas()->selected().onlyInOther, (std::vector<Sights::Line>{{1, 0}}));
        comparison.stop();
        QVERIFY(shown.canvas()->selected().onlyInOther.empty());
    }

    void whatIsShownAsSeenIsSeen_data() { addFewMapRows(); }
    void whatIsShownAsSeenIsSeen()
    {
        OPEN_MAP(map);
        ShownGraph shown(map);
        const auto vis = shown.document.vis().of(VisSet::Pvs);
        std::mt19937 random(9);
        QVERIFY(vis);
        for (int i = 0; i < 20 && vis->count() > 0; ++i) {
            const auto viewer = static_cast<quint32>(random() % vis->count());
            shown.document.selection().set({shown.cluster(viewer)});
            const auto seen = shown.graph.shownSeen(), oneWayViewers = shown.graph.shownOneWayViewers();
            for (int j = 0; j < 50; ++j) {
                const auto other = static_cast<quint32>(random() % vis->count());
                VERIFY_EACH(std::ranges::binary_search(seen, other) == (other != viewer && vis->sees(viewer, other)), "seen");
                VERIFY_EACH(std::ranges::binary_search(oneWayViewers, other) == vis->isOneWay(other, viewer), "seen one-way by");
            }
        }
    }

    void selectingAndHoveringTellOfTheCluster()
    {
        ShownGraph shown(oneWay());
        QVERIFY2(shown.said().startsWith(u"2 clusters."_s), qPrintable(shown.said()));
        shown.move(shown.at(1));
        QCOMPARE(shown.document.selection().hovered(), shown.cluster(1));
        QCOMPARE(shown.graph.shownOneWayViewers(), (std::vector<quint32>{0}));
        QVERIFY2(states(shown.said(), {u"Cluster 1"_s, u"1 leafs"_s, u"1 of 2"_s, u"50.0 %"_s, u"seen by 2"_s}),
                 qPrintable(shown.said()));
        shown.document.selection().set({shown.cluster(0)});
        QVERIFY2(states(shown.said(), {u"Cluster 1"_s, u"50.0 %"_s}), qPrintable(shown.said()));
        QVERIFY2(states(shown.said().section(u"50.0 %"_s, 1), {u"cluster 0"_s, u"sees 2"_s}), qPrintable(shown.said()));
        shown.move({5, 5});
        QVERIFY(!shown.document.selection().hovered().isValid());
        QVERIFY(shown.graph.shownOneWayViewers().empty());
        QVERIFY2(states(shown.said(), {u"Cluster 0"_s, u"1 leafs"_s, u"2 of 2"_s, u"100.0 %"_s, u"seen by 1"_s}),
                 qPrintable(shown.said()));
        shown.document.selection().set({shown.cluster(1)});
        QVERIFY(shown.graph.shownSeen().empty());
        QCOMPARE(shown.graph.shownOneWayViewers(), (std::vector<quint32>{0}));
        shown.document.selection().set({shown.cluster(0)});
        QCOMPARE(shown.graph.shownSeen(), (std::vector<quint32>{1}));
        QVERIFY(shown.graph.shownOneWayViewers().empty());
    }

    void theLineKeepsItsHeight()
    {
        ShownGraph shown(oneWay());
        auto *line = qobject_cast<GraphStatusLine *>(shown.graph.line());
        QVERIFY(line);
        const int height = line->height();
        QVERIFY(height >= 2 * line->fontMetrics().lineSpacing());
        line->setText(u"Short."_s);
        QVERIFY(line->fits());
        QCOMPARE(line->shownLines(), QStringList{u"Short."_s});
        const auto words = u"as long as it is said of a cluster "_s;
        line->setText(words.repeated(3 * line->width() / 2 / line->fontMetrics().horizontalAdvance(words)).trimmed());
        QVERIFY(line->fits());
        QCOMPARE(line->shownLines().size(), 2);
        line->setText(words.repeated(20));
        QVERIFY(!line->fits());
        QCOMPARE(line->shownLines().size(), 2);
        QVERIFY2(line->shownLines().last().endsWith(QChar(0x2026)), qPrintable(line->shownLines().last()));
        QApplication::processEvents();
        QCOMPARE(line->height(), height);
    }

    void theViewIsKeptUntilAnotherMap()
    {
        ShownGraph shown(halves(bsp::quake2));
        shown.canvas()->zoom(2, {10, 10});
        const auto before = shown.canvas()->view();
        shown.document.selection().set({shown.cluster(0)});
        shown.graph.sideAction(GraphSide::Side)->trigger();
        QVERIFY(shown.canvas()->view() != before);
        shown.graph.hide();
        shown.graph.show();
        shown.wait();
        shown.graph.sideAction(GraphSide::Top)->trigger();
        QCOMPARE(shown.canvas()->view(), before);
        Document other(u"other.bsp"_s, readMap(halves(bsp::quake3).build()).value());
        shown.graph.setDocument(&other);
        QVERIFY(QTest::qWaitFor([&] { return !shown.graph.isBusy(); }, 20'000));
        QCOMPARE(shown.canvas()->nodes().count(), 2U);
        QVERIFY(shown.canvas()->view() != before);
        shown.graph.setDocument(nullptr);
    }

    void whatIsThereIsPaintedAndExplained()
    {
        ShownGraph shown(oneWay());
        const auto colourAt = [&shown](QPointF place) {
            return shown.canvas()->grab().toImage().pixelColor(static_cast<int>(place.x()), static_cast<int>(place.y()));
        };
        const auto background = shown.canvas()->palette().color(QPalette::Base);
        const auto low = shown.canvas()->placeOf(1), high = shown.canvas()->placeOf(0), middle = (low + high) / 2;
        QVERIFY(colourAt(low) != background && colourAt(high) != background);
        QVERIFY(colourAt(high).lightness() > colourAt(low).lightness()); // it sees more
        const auto neighbours = colourAt(middle);
        QVERIFY(neighbours != background);
        shown.document.selection().set({shown.cluster(0)});
        const auto seen = colourAt(middle);
        QVERIFY(seen != neighbours);
        shown.document.selection().set({shown.cluster(1)});
        const auto image = shown.canvas()->grab().toImage();
        int red = 0, others = 0; // of a line with gaps
        for (int x = static_cast<int>(high.x()) + 40; x < static_cast<int>(low.x()) - 40; ++x) {
            const auto color = image.pixelColor(x, static_cast<int>(middle.y()));
            (color.red() > color.blue() + 60 ? red : others) += 1;
        }
        QVERIFY2(red > 10 && others > 10, qPrintable(u"%1 %2"_s.arg(red).arg(others)));
        ShownGraph same(halves(bsp::quake3));
        const auto legendOf = [](ShownGraph &graph) { return graph.graph.findChild<GraphLegend *>()->accessibleName(); };
        QVERIFY2(states(legendOf(shown), {u"1"_s, u"2"_s}), qPrintable(legendOf(shown)));
        QVERIFY2(states(legendOf(same), {u"2"_s}) && !states(legendOf(same), {u"1"_s}), qPrintable(legendOf(same)));
    }

    void linesLieBelowNodes()
    {
        std::vector<ClusterBox> places;
        for (const double x : {0, 100, 200})
            places.push_back({.low = {x, 0, 0}, .high = {x, 0, 0}, .leafs = 1});
        GraphCanvas canvas;
        canvas.resize(500, 400);
        canvas.setGraph({.layout = GraphLayout(places, GraphSide::Top), .looks = {.tints = {3, 20, 30}}});
        const auto colourAt = [&canvas](QPointF place) { return canvas.grab().toImage().pixelColor(place.toPoint()); };
        const auto between = canvas.placeOf(1), beside = (between + canvas.placeOf(2)) / 2;
        const auto node = colourAt(between), background = colourAt(beside);
        QVERIFY(node != background);
        const Sights sights{.seen = {2}, .oneWayViewers = {}, .sees = {{0, 2}}, .seenOneWay = {}, .lines = 1};
        canvas.setSelected({{0}, sights});
        QVERIFY(colourAt(beside) != background);
        QCOMPARE(colourAt(between), node);
        canvas.setSelected({});
        canvas.setHovered({{0}, sights});
        QCOMPARE(colourAt(between), node);
    }

    // So many nodes that pictures of them are moved.
    void aMovedGraphRestsAsOnePaintedThere()
    {
        std::vector<ClusterBox> places;
        for (int i = 0; i < 5000; ++i) {
            const Point place{i % 71 * 64.0, i / 71 * 64.0 + i % 7, 0};
            places.push_back({.low = place, .high = place, .leafs = 1U + static_cast<quint32>(i) % 3});
        }
        const auto make = [&](GraphCanvas &canvas) {
            canvas.resize(500, 400);
            canvas.setGraph(
                {.layout = GraphLayout(places, GraphSide::Top), .looks = {.tints = std::vector<quint8>(places.size(), 12)}});
            canvas.setNeighbours({{0, 4999}, {70, 4970}, {300, 303}});
            canvas.setSelected({{2500}, {}});
        };
        GraphCanvas canvas;
        make(canvas);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        const auto before = canvas.grab().toImage();
        canvas.pan({30, -20});
        QVERIFY(!canvas.isAtRest());
        const QRect part(50, 50, 300, 250);
        QCOMPARE(canvas.grab().toImage().copy(part.translated(30, -20)), before.copy(part));
        canvas.zoom(1.7, {200, 100});
        canvas.grab();
        QTRY_VERIFY(canvas.isAtRest());
        GraphCanvas other;
        make(other);
        other.turnNodes(GraphLayout(places, GraphSide::Top), canvas.place());
        QTRY_VERIFY(other.isAtRest());
        QCOMPARE(canvas.grab().toImage(), other.grab().toImage());
    }

    void whatThereIsNotIsSaid()
    {
        ClusterGraph none;
        none.setDocument(nullptr);
        const auto withoutMap = none.canvas()->emptyText();
        QVERIFY(!withoutMap.isEmpty());
        for (const auto *format : {&bsp::quake2, &bsp::quake3, &bsp::goldsrc}) {
            auto builder = halves(*format);
            builder.setLumpBytes(builder.name(format->roles.visibility), {});
            ShownGraph shown(builder);
            const bool hasNone = shown.canvas()->nodes().count() == 0;
            const auto said = hasNone ? shown.canvas()->emptyText() : shown.said();
            QVERIFY2(states(said, {hasNone ? u"no clusters"_s : u"no visibility data"_s}) && said != withoutMap,
                     qPrintable(said));
            shown.press(Qt::Key_Right);
            shown.click({100, 100});
            shown.drag({10, 10}, {300, 300}, Qt::ShiftModifier);
            QVERIFY(!shown.canvas()->grab().isNull());
        }
    }

    void brokenBoxesAndTreesAreSaid()
    {
        auto builder = halves(bsp::quake3);
        builder.set("LEAFS", 1, "maxs.x", 2'000'000'000);
        ShownGraph one(builder);
        QVERIFY2(states(one.said(), {u"1 of them"_s, u"no leafs"_s}), qPrintable(one.said()));
        one.document.selection().set({one.cluster(0)});
        QVERIFY2(states(one.said(), {u"1 of them"_s, u"no position"_s}), qPrintable(one.said()));
        one.press(Qt::Key_F);
        one.press(Qt::Key_Left);
        QCOMPARE(one.document.selection().hovered(), one.cluster(1));
        builder.set("LEAFS", 2, "mins.y", -2'000'000'000);
        ShownGraph none(builder);
        const auto said = none.canvas()->emptyText();
        QVERIFY2(states(said, {u"clusters"_s, u"position"_s}), qPrintable(said));
        none.press(Qt::Key_Right);
        QVERIFY(!none.canvas()->grab().isNull());
        ShownGraph shown(halves(bsp::quake2).set("NODES", 0, "children[0]", 9000));
        QCOMPARE(shown.canvas()->neighbourCount(), size_t(0));
        QVERIFY2(states(shown.said(), {u"node tree"_s}), qPrintable(shown.said()));
        QVERIFY(shown.graph.search()->button()->isHidden());
        shown.click(shown.at(1));
        QCOMPARE(shown.selected(), (std::vector<quint32>{1}));
    }

    void cancelledTheyAreLookedForAgainOnRequest()
    {
        Document document(u"room.bsp"_s, readMap(halves(bsp::quake2).build()).value());
        ClusterGraph graph;
        graph.show();
        graph.setDocument(&document);
        QVERIFY(document.vis().isFindingPortals());
        document.vis().cancelPortals();
        QVERIFY(QTest::qWaitFor([&] { return !graph.isBusy(); }, 20'000));
        QVERIFY(graph.canvas()->nodes().count() == 2 && graph.canvas()->neighbourCount() == 0);
        QVERIFY2(graph.line()->text().contains(u"Neighbours are unknown"_s), qPrintable(graph.line()->text()));
        graph.hide();
        graph.show(); // what was cancelled does not begin by itself
        QVERIFY(!graph.isBusy() && graph.search()->button()->isVisible());
        graph.search()->button()->click();
        QVERIFY(QTest::qWaitFor([&] { return !graph.isBusy(); }, 20'000));
        QCOMPARE(graph.canvas()->neighbourCount(), size_t(1));
        QVERIFY(graph.search()->button()->isHidden());
    }

    void hiddenItReadsNothing()
    {
        Document document(u"room.bsp"_s, readMap(halves(bsp::quake2).build()).value());
        ClusterGraph graph;
        graph.setDocument(&document);
        QVERIFY(!graph.isBusy());
        graph.show();
        QVERIFY(QTest::qWaitFor([&] { return !graph.isBusy(); }, 20'000));
        QCOMPARE(graph.canvas()->nodes().count(), 2U);
        graph.hide();
        document.selection().set({{document.map().format().roles.clusters, 1}});
        QVERIFY(graph.canvas()->selected().nodes.empty());
        graph.show();
        QCOMPARE(graph.canvas()->selected().nodes, (std::vector<quint32>{1}));
        graph.setDocument(nullptr);
        QCOMPARE(graph.canvas()->nodes().count(), 0U);
    }

    void whatIsSelectedElsewhereIsBroughtIntoViewWithoutFocus()
    {
        ShownGraph shown(halves(bsp::quake2));
        auto *canvas = shown.canvas();
        canvas->pan({5000, 300});
        const double scale = canvas->view().scale;
        shown.document.selection().set({shown.cluster(1)});
        QVERIFY(canvas->rect().contains(shown.at(1)));
        QCOMPARE(canvas->view().scale, scale);
        canvas->zoom(20, canvas->placeOf(1)); // the other is beside the window now
        QVERIFY(!canvas->rect().contains(shown.at(0)));
        const auto before = canvas->view();
        shown.document.selection().set({shown.cluster(0), shown.cluster(1)});
        QCOMPARE(canvas->view(), before);
        canvas->pan({5000, 300}); // who looks elsewhere is left there
        const auto away = canvas->view();
        shown.graph.hide();
        shown.graph.show();
        QCOMPARE(canvas->view(), away);
        QLineEdit elsewhere;
        elsewhere.show();
        QApplication::setActiveWindow(&elsewhere);
        elsewhere.setFocus();
        shown.document.selection().set({shown.cluster(1)});
        QVERIFY(elsewhere.hasFocus());
    }

    void aReloadedMapIsSeenFromThere()
    {
        ShownGraph shown(halves(bsp::quake2));
        const auto load = [&shown](Document &document, bool keepsPlace) {
            shown.graph.setDocument(&document, keepsPlace);
            shown.wait();
        };
        shown.canvas()->zoom(3, {10, 10});
        const auto top = shown.canvas()->view();
        shown.graph.sideAction(GraphSide::Side)->trigger();
        shown.canvas()->pan({40, 30});
        const auto before = shown.canvas()->view();
        Document again(u"room.bsp"_s, readMap(halves(bsp::quake2).build()).value());
        load(again, true);
        QCOMPARE(shown.canvas()->nodes().side(), GraphSide::Side);
        QCOMPARE(shown.canvas()->view(), before);
        shown.graph.sideAction(GraphSide::Top)->trigger();
        QCOMPARE(shown.canvas()->view(), top);
        auto three = halves(bsp::quake3).setLumpBytes("VISIBILITY", words({3, 8, 7, 0, 7, 0, 7, 0}));
        Document other(u"room.bsp"_s, readMap(three.build()).value());
        load(other, true);
        QCOMPARE(shown.canvas()->nodes().count(), 3U);
        load(again, true);
        QVERIFY(shown.canvas()->view() != top);
        shown.canvas()->zoom(3, {10, 10});
        load(again, false);
        QVERIFY(!shown.canvas()->place());
        shown.graph.setDocument(nullptr);
    }

    void coloursOfItsLegendFilterClusters()
    {
        ShownGraph shown(oneWay());
        auto *legend = shown.graph.legend();
        QSignalSpy asked(&shown.graph, &ClusterGraph::filterRequested);
        std::pair<quint32, quint32> before{0, 0};
        QStringList terms; // from left to right
        for (QPoint at(0, legend->fontMetrics().height() / 2); at.x() < legend->width(); ++at.rx()) {
            const auto range = legend->rangeAt(at);
            if (!range || *range == std::exchange(before, *range))
                continue;
            emit legend->customContextMenuRequested(at);
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            menu->actions().front()->trigger();
            menu->close();
            QCOMPARE(asked.size(), 1);
            const auto request = asked.takeFirst().first().value<FilterRequest>();
            QCOMPARE(request.lump, shown.cluster(0).lump);
            terms.append(request.term);
        }
        QCOMPARE(terms, (QStringList{u"sees=1"_s, u"sees=2"_s}));
    }
};

ADD_TEST(TestClusterGraph, QApplication)
#include "tst_clustergraph.moc"
