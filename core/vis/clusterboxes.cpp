#include "core/vis/clusterboxes.h"

#include "core/where/modelowners.h"
#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"

#include <algorithm>
#include <numeric>

namespace {

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

constexpr size_t mostLeafs = 64; // tried, largest first

std::vector<StoredBox> boxesOf(const MapFile &map, quint32 cluster)
{
    const auto clusters = clusterCount(map);
    const auto isOfWorld = worldLeafs(map);
    std::vector<StoredBox> boxes;
    for (quint32 leaf = 0; leaf < isOfWorld.size(); ++leaf)
        if (isOfWorld[leaf] && clusterOfLeaf(map, leaf, clusters) == cluster)
            if (const StoredBox box(map, map.format().columns.leafBox, leaf); box.isSound())
                boxes.push_back(box);
    std::ranges::stable_sort(boxes, std::ranges::greater(), [](const StoredBox &box) {
        const auto size = box.high - box.low;
        return size[0] * size[1] * size[2];
    });
    boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(std::min(boxes.size(), mostLeafs)), boxes.end());
    return boxes;
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

std::optional<Point> standingPositionIn(const MapFile &map, quint32 cluster)
{
    LeafFinder finder(map);
    const auto clusters = clusterCount(map);
    const auto clusterAt = [&](const Point &point) {
        const auto leaf = finder.steps() < LeafFinder::mostSteps ? finder.leafAt(point) : -1;
        return leaf < 0 ? -1 : clusterOfLeaf(map, static_cast<quint32>(leaf), clusters);
    };
    const auto &game = map.game();
    const double height = double(game.eyeHeight) + game.player.feet; // of the eyes above the floor
    std::optional<Point> inside;
    for (const auto &box : boxesOf(map, cluster))
        for (const double x : {0.5, 0.25, 0.75})
            for (const double y : {0.5, 0.25, 0.75}) {
                const auto size = box.high - box.low;
                Point eye{box.low[0] + x * size[0], box.low[1] + y * size[1], 0};
                auto floor = eye;
                floor[2] = box.low[2] - 1;
                eye[2] = box.low[2] + std::min(height, size[2] / 2);
                if (clusterAt(eye) != cluster)
                    continue;
                if (size[2] > height && clusterAt(floor) < 0)
                    return eye;
                if (!inside)
                    inside = eye;
            }
    return inside;
}
