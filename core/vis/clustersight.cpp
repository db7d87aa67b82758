#include "core/vis/clustersight.h"

#include "core/sorting.h"
#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"

#include <utility>

namespace {
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
        sortUnique(touched);
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

ClusterDrawCounts countDrawableFrom(const ClusterDrawing &drawn, const VisMatrix &matrix, std::stop_token stop, quint64 mostSteps)
{
    if (!drawn.isWhole())
        return {};
    std::vector<quint32> countedFor(drawn.faceCount()); // by face: the last viewer + 1
    ClusterDrawCounts sight;
    quint64 steps = 0;
    for (quint32 viewer = 0; viewer < matrix.count() && steps < mostSteps && !stop.stop_requested(); ++viewer) {
        const auto row = matrix.row(viewer);
        if (viewer > 0 && std::ranges::equal(row, matrix.row(viewer - 1))) { // as all are in a map without visibility
            sight.faces.push_back(sight.faces.back());
            sight.triangles.push_back(sight.triangles.back());
            continue;
        }
        quint32 faces = 0, seen = 0;
        visitBits(row, [&](quint32 cluster) {
            const auto listed = drawn.of(cluster);
            steps += listed.size() + 1;
            for (const quint32 face : listed)
                if (std::exchange(countedFor[face], viewer + 1) != viewer + 1) {
                    ++faces;
                    seen += drawn.triangles(face);
                }
        });
        for (const auto &model : drawn.models()) {
            steps += model.clusters.size() + 1;
            if (model.isIn(row)) {
                faces += model.faces;
                seen += model.triangles;
            }
        }
        steps += row.size();
        sight.faces.push_back(faces);
        sight.triangles.push_back(seen);
    }
    return sight;
}

QByteArray clusterRecords(const MapFile &map, const VisCounts &counts, const ClusterDrawCounts &sight)
{
    const int lump = map.format().roles.clusters;
    const auto &table = map.lump(lump);
    auto records = viewOf(map.lumpBytes(lump)).toByteArray();
    const auto firstField = static_cast<size_t>(map.format().columns.clusterSight.field);
    const std::span<const quint32> columns[] = {counts.sees,       counts.seenBy, counts.oneWay,
                                                counts.seenOneWay, sight.faces,   sight.triangles};
    for (size_t c = 0; c < std::size(columns); ++c) {
        char *at = records.data() + table.fields[firstField + c].offset;
        const auto known = std::min<size_t>(columns[c].size(), map.recordCount(lump));
        for (size_t cluster = 0; cluster < known; ++cluster)
            bsp::store(reinterpret_cast<std::byte *>(at + cluster * table.stride), columns[c][cluster]);
    }
    return records;
}

void fillClusters(MapFile &map)
{
    const auto vis = decodeVis(map, VisSet::Pvs);
    if (!vis)
        return;
    const auto &matrix = vis.value().matrix;
    map.setDerived(map.format().roles.clusters, clusterRecords(map, countVis(matrix, matrix.transposed()),
                                                               countDrawableFrom(ClusterDrawing(map, matrix.count()), matrix)));
}
