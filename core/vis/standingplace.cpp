#include "core/vis/standingplace.h"

#include "core/where/modelowners.h"
#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"

#include <algorithm>

namespace
{

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
