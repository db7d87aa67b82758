#include "core/vis/clusterdrawing.h"

#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"

#include <algorithm>

namespace
{
constexpr quint64 mostTimesPlaced = 64; // placements per face on average; only damaged maps have more

// Returns the box in the world around the rotated box of a model's vertexes.
StoredBox boxAround(const GeometryModel &model, const Transform &transform)
{
    const auto middle = transform.point((model.low + model.high) * 0.5), half = (model.high - model.low) * 0.5;
    Point reach{};
    for (size_t axis = 0; axis < reach.size(); ++axis) {
        Point edge{};
        edge[axis] = half[axis];
        const auto turned = transform.direction(edge);
        for (size_t i = 0; i < reach.size(); ++i)
            reach[i] += std::abs(turned[i]);
    }
    return {middle - reach, middle + reach};
}

} // namespace

ClusterDrawing::ClusterDrawing(const MapFile &map, quint32 clusters, const std::stop_token &stop)
    : geometry_(buildGeometry(map, stop)), lists_(map, clusters, map.format().columns.leafFaces, map.format().columns.leafFace)
{
    geometry_.faces.resize(map.recordCount(map.format().roles.faces)); // fewer were built when it was stopped
    if (!stop.stop_requested())
        addModels(map, clusters);
}

void ClusterDrawing::addModels(const MapFile &map, quint32 clusters)
{
    LeafFinder finder(map);
    const auto clustersTouchedBy = [&](const StoredBox &box) {
        std::vector<quint32> touched;
        for (const quint32 leaf : finder.leafsTouching(box.low, box.high).leafs)
            if (const auto cluster = clusterOfLeaf(map, leaf, clusters); cluster >= 0)
                touched.push_back(static_cast<quint32>(cluster));
        std::ranges::sort(touched);
        touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
        return touched;
    };
    quint64 facesLeft = mostTimesPlaced * (quint64(faceCount()) + 1024);
    for (const auto &placement : placementsOf(map)) {
        if (placement.isWorld() || placement.isUnused() || !placement.isDrawn || placement.model >= geometry_.models.size())
            continue;
        const auto &model = geometry_.models[placement.model];
        if (model.faceCount == 0 || !(model.low[0] <= model.high[0]))
            continue;
        if (model.faceCount > facesLeft)
            break;
        facesLeft -= model.faceCount;
        models_.push_back(
            {.clusters = clustersTouchedBy(placedBoxesOf(map, placement, boxAround(model, placement.transform)).linked),
             .firstFace = model.firstFace,
             .faces = model.faceCount,
             .triangles = model.indexCount / 3,
             .transform = placement.transform});
    }
}
