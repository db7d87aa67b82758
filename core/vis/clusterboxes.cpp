#include "core/vis/clusterboxes.h"

#include <algorithm>
#include <numeric>

namespace
{

size_t longestSide(std::span<const quint32> clusters, std::span<const ClusterBox> places)
{
    Point low{INFINITY, INFINITY, INFINITY}, high{-INFINITY, -INFINITY, -INFINITY};
    for (const quint32 cluster : clusters)
        for (size_t axis = 0; axis < 3; ++axis) {
            low[axis] = std::min(low[axis], places[cluster].middle()[axis]);
            high[axis] = std::max(high[axis], places[cluster].middle()[axis]);
        }
    const auto sides = high - low;
    return static_cast<size_t>(std::ranges::max_element(sides) - sides.begin());
}

// Recurses only as deep as the number of clusters has bits.
void arrange(std::span<quint32> clusters, std::span<const ClusterBox> places)
{
    if (clusters.size() < 2)
        return;
    const auto axis = longestSide(clusters, places);
    const auto half = clusters.size() / 2;
    std::ranges::nth_element(clusters, clusters.begin() + static_cast<std::ptrdiff_t>(half), [&](quint32 a, quint32 b) {
        return std::pair(places[a].middle()[axis], a) < std::pair(places[b].middle()[axis], b);
    });
    arrange(clusters.first(half), places);
    arrange(clusters.subspan(half), places);
}

} // namespace

std::vector<ClusterBox> clusterBoxes(const MapFile &map)
{
    const auto &columns = map.format().columns;
    const auto leafs = map.column(columns.clusterLeafs); // none where each cluster is a leaf
    std::vector<ClusterBox> places(map.recordCount(map.format().roles.clusters));
    const auto low = map.vectors<3>(columns.clusterBox), high = map.vectors<3>(columns.clusterBox, 3);
    for (quint32 cluster = 0; cluster < places.size(); ++cluster)
        places[cluster] = {low.at(cluster), high.at(cluster),
                           leafs.count() > 0 ? static_cast<quint32>(leafs.integer(cluster)) : 1};
    return places;
}

std::vector<quint32> orderByPlace(std::span<const ClusterBox> places)
{
    std::vector<quint32> order(places.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto hasPosition = [&](quint32 cluster) { return places[cluster].leafs > 0; };
    const auto nowhere = std::stable_partition(order.begin(), order.end(), hasPosition);
    arrange({order.begin(), nowhere}, places);
    return order;
}

std::vector<bool> relevantClusters(const MapFile &map)
{
    const auto places = clusterBoxes(map);
    const auto faces = map.column(map.format().roles.clusters, "faces");
    std::vector<bool> matter(places.size());
    for (quint32 cluster = 0; cluster < places.size(); ++cluster)
        matter[cluster] = places[cluster].leafs > 0 && (cluster >= faces.count() || faces.integer(cluster) != 0);
    return matter;
}
