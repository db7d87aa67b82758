#include "core/vis/clustersight.h"

#include <algorithm>
#include <utility>

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

ClusterDrawCounts countDrawableFrom(const MapFile &map, const VisMatrix &matrix, std::stop_token stop, quint64 mostSteps)
{
    return countDrawableFrom(ClusterDrawing(map, matrix.count(), stop), matrix, stop, mostSteps);
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
    map.setDerived(map.format().roles.clusters,
                   clusterRecords(map, countVis(matrix, matrix.transposed()), countDrawableFrom(map, matrix)));
}
