#include "core/vis/graphnodes.h"

#include "core/vis/graphlayout.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace {

ClusterBox boxOfRoom(std::span<const quint32> clusters, std::span<const ClusterBox> places, const GraphChoice &choice)
{
    Point sum{};
    double count = 0;
    quint32 leafs = 0;
    for (const quint32 cluster : clusters)
        if (hasPosition(places[cluster]) && (choice.showsAll || choice.matters[cluster])) {
            sum = sum + places[cluster].middle();
            leafs += places[cluster].leafs;
            ++count;
        }
    if (leafs == 0)
        return {};
    const auto middle = sum * (1 / count);
    return {middle, middle, leafs};
}

// Calls sink(node) once for each node that a row's bits stand for. `foundAt` holds by node the last `time` it was found.
template <typename Sink>
void visitNodes(const GraphNodes &nodes, const std::vector<quint64> &row, std::vector<quint32> &foundAt, quint32 time, Sink sink)
{
    visitBits(row, [&](quint32 cluster) {
        const auto node = nodes.nodeOf[cluster];
        if (node >= 0 && std::exchange(foundAt[static_cast<size_t>(node)], time) != time)
            sink(static_cast<quint32>(node));
    });
}

// Adds the lines from and to the nodes of `clusters`, or none if there are more than `mostLines`.
void addLinesBetween(const MapVis &vis, const GraphNodes &nodes, std::span<const quint32> clusters, size_t mostLines,
                     Sights &sights)
{
    const Grouped viewers(nodes.places.size(), clusters.size(), [&](quint32 i) { return nodes.nodeOf[clusters[i]]; });
    std::vector<quint32> foundAt(nodes.places.size());
    quint32 time = 0;
    for (const quint32 node : nodes.nodesOf(clusters)) {
        std::vector<quint32> its;
        for (const quint32 i : viewers.of(node))
            its.push_back(clusters[i]);
        const auto rows = sightRowsOf(vis, its);
        foundAt[node] = ++time;
        visitNodes(nodes, rows.seen, foundAt, time, [&](quint32 other) { sights.sees.push_back({node, other}); });
        visitNodes(nodes, rows.oneWayViewers, foundAt, time, [&](quint32 other) { sights.seenOneWay.push_back({other, node}); });
        sights.lines = sights.sees.size() + sights.seenOneWay.size();
        if (sights.lines > mostLines) {
            sights.sees.clear();
            sights.seenOneWay.clear();
            return;
        }
    }
}

} // namespace

std::vector<quint32> GraphNodes::clustersOf(quint32 node, const VisRooms *rooms) const
{
    if (!isRoom(node))
        return {node};
    const auto members = rooms ? rooms->clusters.of(node - firstRoom) : std::span<const quint32>();
    return {members.begin(), members.end()};
}

std::vector<quint32> GraphNodes::nodesOf(std::span<const quint32> clusters) const
{
    std::vector<quint32> nodes;
    for (const quint32 cluster : clusters)
        if (nodeOf[cluster] >= 0)
            nodes.push_back(static_cast<quint32>(nodeOf[cluster]));
    sortUnique(nodes);
    return nodes;
}

GraphNodes graphNodes(std::span<const ClusterBox> places, const GraphChoice &choice)
{
    GraphNodes nodes{.firstRoom = static_cast<quint32>(places.size()),
                     .places = {places.begin(), places.end()},
                     .nodeOf = std::vector<qint64>(places.size(), -1)};
    if (choice.rooms)
        for (quint32 room = 0; room < choice.rooms->count; ++room)
            nodes.places.push_back(choice.isOpen[room] ? ClusterBox()
                                                       : boxOfRoom(choice.rooms->clusters.of(room), places, choice));
    for (quint32 cluster = 0; cluster < places.size(); ++cluster) {
        auto &place = nodes.places[cluster];
        if (!hasPosition(place))
            continue;
        if (choice.rooms && !choice.isOpen[choice.rooms->roomOf[cluster]]) {
            const auto room = nodes.firstRoom + choice.rooms->roomOf[cluster];
            nodes.nodeOf[cluster] = nodes.places[room].leafs > 0 ? qint64(room) : -1;
            place.leafs = 0;
        } else if (choice.showsAll || choice.matters[cluster]) {
            nodes.nodeOf[cluster] = cluster;
        } else {
            place.leafs = 0;
        }
        nodes.leftOut += nodes.nodeOf[cluster] < 0 ? 1U : 0U;
    }
    return nodes;
}

std::vector<quint32> seenFrom(const MapVis &vis, const GraphNodes &nodes, const VisRooms *rooms)
{
    std::vector<quint32> seen(nodes.places.size());
    for (quint32 node = 0; node < seen.size(); ++node)
        if (nodes.places[node].leafs > 0)
            seen[node] =
                nodes.isRoom(node) ? onesOf(sightRowsOf(vis, nodes.clustersOf(node, rooms)).seen) : vis.counts.sees[node];
    return seen;
}

std::vector<std::array<quint32, 2>> linksOf(const GraphNodes &nodes, std::span<const ClusterOpening> openings)
{
    std::vector<std::array<quint32, 2>> links;
    for (const auto &opening : openings) {
        const auto one = nodes.nodeOf[opening.clusters[0]], other = nodes.nodeOf[opening.clusters[1]];
        if (one >= 0 && other >= 0 && one != other)
            links.push_back({static_cast<quint32>(std::min(one, other)), static_cast<quint32>(std::max(one, other))});
    }
    sortUnique(links);
    return links;
}

Sights sightsBetween(const MapVis &vis, const GraphNodes &nodes, std::span<const quint32> clusters, size_t mostLines)
{
    if (nodes.firstRoom == nodes.places.size()) // clusters alone
        return sightsOf(vis, clusters, mostLines);
    Sights sights;
    addLinesBetween(vis, nodes, clusters, mostLines, sights);
    std::vector<quint32> viewing;
    std::ranges::copy_if(clusters, std::back_inserter(viewing), [&](quint32 cluster) { return nodes.nodeOf[cluster] >= 0; });
    const auto rows = sightRowsOf(vis, viewing);
    std::vector<quint32> foundAt(nodes.places.size());
    for (const quint32 cluster : viewing)
        foundAt[static_cast<size_t>(nodes.nodeOf[cluster])] = 1;
    visitNodes(nodes, rows.seen, foundAt, 1, [&](quint32 node) { sights.seen.push_back(node); });
    visitNodes(nodes, rows.oneWayViewers, foundAt, 1, [&](quint32 node) { sights.oneWayViewers.push_back(node); });
    std::ranges::sort(sights.seen);
    std::ranges::sort(sights.oneWayViewers);
    return sights;
}
