#include "core/vis/clusterdrawing.h"

#include "core/map/pointinleaf.h"
#include "core/map/visibility.h"

namespace
{
constexpr quint64 mostTimesPlaced = 64; // that entities bring a model, on average; damaged maps alone do more often
} // namespace

ClusterDrawing::ClusterDrawing(const MapFile &map, quint32 clusters, const std::stop_token &stop)
    : geometry_(buildGeometry(map, stop)),
      lists_(map, clusters, map.format().columns.leafFaces, map.format().columns.leafFace)
{
    geometry_.faces.resize(map.recordCount(map.format().roles.faces)); // fewer were built when it was stopped
    if (!stop.stop_requested())
        addModels(map, clusters);
}

void ClusterDrawing::addModels(const MapFile &map, quint32 clusters)
{
    LeafFinder finder(map);
    quint64 facesLeft = mostTimesPlaced * (quint64(faceCount()) + 1024);
    for (const auto &placement : placementsOf(map)) {
        if (placement.isWorld() || placement.isUnused() || !placement.isDrawn || placement.model >= geometry_.models.size())
            continue;
        const auto &model = geometry_.models[placement.model];
        const auto middle = middleOf(placement, model);
        if (model.faceCount == 0 || !middle)
            continue;
        if (model.faceCount > facesLeft)
            break;
        facesLeft -= model.faceCount;
        const auto leaf = finder.steps() < LeafFinder::mostSteps ? finder.leafAt(*middle) : -1;
        models_.push_back({.cluster = leaf < 0 ? -1 : clusterOfLeaf(map, static_cast<quint32>(leaf), clusters),
                           .firstFace = model.firstFace,
                           .faces = model.faceCount,
                           .triangles = model.indexCount / 3,
                           .transform = placement.transform});
    }
}
