#include "core/graph/arrowplaces.h"

#include "core/sorting.h"

#include <igraph.h>

#include <algorithm>
#include <cmath>
#include <mutex>

namespace {

constexpr size_t mostPlaces = 20'000; // nodes, and columns that each arrow passes; igraph takes half a second
constexpr double narrowest = 4, widest = 40, inHeight = 1.4; // bounds of the columns' distance, in rows; width by height

// An igraph structure that is destroyed with this object.
template <typename T, void (*destroy)(T *)>
struct Held : T {
    Held() : T{} {}
    ~Held() { destroy(this); }
    Held(const Held &) = delete;
    Held &operator=(const Held &) = delete;
};

// Returns each node's column: right of all nodes that lead to it. The first node of a cycle does not wait for the others.
std::vector<quint32> columnsOf(quint32 nodes, std::span<const Arrow> arrows)
{
    const auto byEnd = [&](size_t end) {
        return Grouped(nodes, arrows.size(), [=](quint32 i) { return qint64(arrows[i][end]); });
    };
    const auto leaving = byEnd(0), coming = byEnd(1);
    std::vector<quint32> columns(nodes), awaited(nodes), order;
    std::vector<bool> isPlaced(nodes);
    for (const auto &[from, to] : arrows)
        awaited[to] += from != to;
    const auto place = [&](quint32 node) {
        isPlaced[node] = true;
        order.push_back(node);
    };
    for (quint32 node = 0; node < nodes; ++node)
        if (awaited[node] == 0)
            place(node);
    quint32 next = 0; // all nodes before it are placed
    for (size_t i = 0; order.size() < nodes || i < order.size(); ++i) {
        while (i == order.size())
            if (!isPlaced[next++])
                place(next - 1);
        for (const quint32 arrow : leaving.of(order[i])) {
            const quint32 to = arrows[arrow][1];
            if (isPlaced[to]) // which includes arrows to the node itself
                continue;
            columns[to] = std::max(columns[to], columns[order[i]] + 1);
            if (--awaited[to] == 0)
                place(to);
        }
    }
    // A node that begins a chain moves next to the second one, instead of standing at the far left.
    for (quint32 node = 0; node < nodes; ++node) {
        if (!coming.of(node).empty() || leaving.of(node).empty())
            continue;
        quint32 nearest = ~0U;
        for (const quint32 arrow : leaving.of(node))
            nearest = std::min(nearest, columns[arrows[arrow][1]]);
        columns[node] = std::max(nearest, 1U) - 1;
    }
    return columns;
}

// Returns how many positions igraph computes.
size_t placesFor(std::span<const quint32> columns, std::span<const Arrow> arrows)
{
    size_t places = columns.size();
    for (const auto &[from, to] : arrows) {
        const auto past = std::max(columns[from], columns[to]) - std::min(columns[from], columns[to]);
        places += std::max(past, 1U);
    }
    return places;
}

// Moves the nodes of a column at least a row apart, since igraph places some of them closer to each other than requested.
void keepApart(std::span<const quint32> columns, std::vector<QPointF> &places)
{
    const size_t count = columns.empty() ? 0 : *std::ranges::max_element(columns) + size_t{1};
    const Grouped inColumns(count, columns.size(), [columns](quint32 node) { return qint64(columns[node]); });
    for (size_t column = 0; column < count; ++column) {
        const auto group = inColumns.of(column);
        std::vector<quint32> nodes(group.begin(), group.end());
        std::ranges::stable_sort(nodes, {}, [&places](quint32 node) { return places[node].y(); });
        for (size_t i = 1; i < nodes.size(); ++i)
            places[nodes[i]].setY(std::max(places[nodes[i]].y(), places[nodes[i - 1]].y() + 1));
    }
}

std::vector<QPointF> asWideAsHigh(std::vector<QPointF> places)
{
    double left = 0, right = 0, top = 0, bottom = 0;
    for (const auto &place : places) {
        left = std::min(left, place.x());
        right = std::max(right, place.x());
        top = std::min(top, place.y());
        bottom = std::max(bottom, place.y());
    }
    const double distance = std::clamp(inHeight * (bottom - top) / std::max(right - left, 1.0), narrowest, widest);
    for (auto &place : places)
        place.rx() *= distance;
    return places;
}

} // namespace

std::optional<std::vector<QPointF>> columnPlaces(quint32 nodes, std::span<const Arrow> arrows)
{
    if (nodes > mostPlaces)
        return {};
    const auto columns = columnsOf(nodes, arrows);
    if (placesFor(columns, arrows) > mostPlaces)
        return {};
    static std::mutex igraph; // igraph's state is shared by all threads
    const std::scoped_lock one(igraph);
    igraph_set_error_handler(igraph_error_handler_ignore); // the default handler ends the program
    Held<igraph_vector_int_t, igraph_vector_int_destroy> ends, layers;
    Held<igraph_matrix_t, igraph_matrix_destroy> found;
    if (igraph_vector_int_init(&ends, 0) || igraph_vector_int_init(&layers, 0) || igraph_matrix_init(&found, 0, 0))
        return {};
    for (const auto &[from, to] : arrows)
        if (columns[from] != columns[to] && (igraph_vector_int_push_back(&ends, from) || igraph_vector_int_push_back(&ends, to)))
            return {};
    for (const quint32 column : columns)
        if (igraph_vector_int_push_back(&layers, column))
            return {};
    igraph_t graph;
    if (igraph_create(&graph, &ends, nodes, IGRAPH_DIRECTED))
        return {};
    constexpr igraph_integer_t rounds = 100;
    const auto failed = igraph_layout_sugiyama(&graph, &found, nullptr, nullptr, &layers, 1, 1, rounds, nullptr);
    igraph_destroy(&graph);
    if (failed)
        return {};
    std::vector<QPointF> places(nodes);
    for (quint32 node = 0; node < nodes; ++node)
        places[node] = {MATRIX(found, node, 1), MATRIX(found, node, 0)};
    keepApart(columns, places);
    return asWideAsHigh(std::move(places));
}

std::vector<QPointF> gridPlaces(quint32 nodes)
{
    const auto wide = static_cast<quint32>(std::ceil(std::sqrt(nodes)));
    std::vector<QPointF> places(nodes);
    for (quint32 node = 0; node < nodes; ++node)
        places[node] = QPointF(node % wide, node / wide) * narrowest;
    return places;
}
