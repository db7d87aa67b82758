// Measures how long the graph of a map's clusters takes to paint: graphing MAP paints it in a window of 1280x800, from
// scratch and while it is moved.
#include "tests/bench/figures.h"
#include "widgets/vis/clustergraph.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int runs = 15;

// Returns the median time of a repaint after a change, in milliseconds.
template <typename Change>
double paintTime(ClusterGraph &graph, Change change)
{
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        change(i);
        times.push_back(timeOf([&graph] { graph.canvas()->repaint(); }));
    }
    return quantile(times);
}

void measureMoving(ClusterGraph &graph, const QString &map, const char *panning, const char *zooming)
{
    auto *canvas = graph.canvas();
    canvas->fit();
    canvas->repaint();
    tell(map, panning, paintTime(graph, [&](int run) { canvas->pan({run % 2 ? 7.0 : -9.0, 5.0}); }));
    tell(map, zooming, paintTime(graph, [&](int run) { canvas->zoom(run % 2 ? 1.07 : 0.95, {300, 200}); }));
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const auto arguments = QApplication::arguments().mid(1);
    auto map = arguments.isEmpty() ? Result<MapFile>(Error{u"no map"_s}) : readMapFile(arguments.first());
    if (!map)
        return 2;
    const auto name = QFileInfo(arguments.first()).completeBaseName();
    Document document(arguments.first(), std::move(map.value()));
    ClusterGraph graph;
    graph.resize(1280, 800);
    graph.show();
    graph.setDocument(&document);
    if (!QTest::qWaitForWindowExposed(&graph) || !QTest::qWaitFor([&] { return !graph.isBusy(); }, 120'000))
        return 1;
    auto *canvas = graph.canvas();
    const auto arrange = [&](GraphGrouping grouping) {
        tell(name, grouping == GraphGrouping::Rooms ? "graph of rooms arranged" : "graph of clusters arranged",
             timeOf([&] { graph.setOptions({.grouping = grouping, .showsFaceless = true}); }));
        std::printf("%-16s %-52s %zu nodes, %zu lines\n", qPrintable(name), "graph", canvas->nodes().order().size(),
                    canvas->neighbourCount());
    };
    arrange(GraphGrouping::Rooms);
    measureMoving(graph, name, "graph of rooms panned", "graph of rooms zoomed");
    arrange(GraphGrouping::Clusters);
    const auto turn = [&](GraphSide side) {
        graph.sideAction(side == GraphSide::Top ? GraphSide::Front : GraphSide::Top)->trigger();
        graph.sideAction(side)->trigger();
    };
    const auto measureSide = [&](GraphSide side, const char *what) {
        tell(name, what, paintTime(graph, [&](int) { turn(side); }));
    };
    measureSide(GraphSide::Front, "graph painted anew, from the front");
    measureSide(GraphSide::Side, "graph painted anew, from the side");
    measureSide(GraphSide::Top, "graph painted anew, from the top");
    measureMoving(graph, name, "graph panned", "graph zoomed");
    const auto select = [&](quint32 count) {
        std::vector<RecordRef> records;
        for (quint32 cluster = 0; cluster < count; ++cluster)
            records.push_back({document.map().format().roles.clusters, cluster});
        document.selection().set(std::move(records));
    };
    select(canvas->nodes().count());
    measureSide(GraphSide::Top, "graph painted anew, all clusters selected");
    measureMoving(graph, name, "graph panned, all clusters selected", "graph zoomed, all clusters selected");
    document.selection().clear();
    quint32 busiest = 0; // the cluster with the most lines when it is hovered
    for (quint32 cluster = 0, most = 0; cluster < canvas->nodes().count(); ++cluster) {
        document.selection().hover({document.map().format().roles.clusters, cluster});
        if (const auto lines = static_cast<quint32>(canvas->hovered().sights.sees.size()); lines > most) {
            most = lines;
            busiest = cluster;
        }
    }
    document.selection().hover({document.map().format().roles.clusters, busiest});
    measureMoving(graph, name, "graph panned, a cluster pointed at", "graph zoomed, a cluster pointed at");
    QTest::qWait(300);
    tell(name, "graph with a cluster pointed at, at rest", paintTime(graph, [](int) {}));
    document.selection().hover({});
    tell(name, "more clusters selected", paintTime(graph, [&](int run) { select(static_cast<quint32>(run) + 1); }));
    return 0;
}
