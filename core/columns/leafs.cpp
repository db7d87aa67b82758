#include "core/columns/columnfunctions.h"
#include "core/geometry/leafvolumes.h"
#include "core/where/visibility.h"
#include "core/where/worldleafs.h"

namespace
{

void leafVolume(Facts &facts, const Cells &cells)
{
    const auto volumes = leafVolumes(facts.map(), facts.stop());
    for (quint32 leaf = 0; leaf < cells.count(); ++leaf)
        cells.set(leaf, volumes[leaf]);
}

void leafFaces(Facts &facts, const Cells &cells)
{
    std::vector<qint64> counts(cells.count());
    for (const auto &listed : facts.listedFaces())
        ++counts[listed.leaf];
    for (quint32 leaf = 0; leaf < cells.count(); ++leaf)
        cells.set(leaf, counts[leaf]);
}

void leafArea(Facts &facts, const Cells &cells)
{
    std::vector<double> areas(cells.count());
    for (const auto &listed : facts.listedFaces())
        areas[listed.leaf] += facts.faces()[listed.record].squareUnits;
    for (quint32 leaf = 0; leaf < cells.count(); ++leaf)
        cells.set(leaf, areas[leaf]);
}

void leafTriangles(Facts &facts, const Cells &cells)
{
    std::vector<qint64> counts(cells.count());
    for (const auto &listed : facts.listedFaces())
        counts[listed.leaf] += facts.faces()[listed.record].triangles;
    for (quint32 leaf = 0; leaf < cells.count(); ++leaf)
        cells.set(leaf, counts[leaf]);
}

// Writes a count from the leaf's cluster record, which may be counted later. Leafs of brush models get 0 whatever cluster
// they name, since the camera is never in them.
void writeOfCluster(Facts &facts, const Cells &cells, int behind)
{
    const auto &map = facts.map();
    const auto counted = map.column(map.format().columns.clusterSeenFaces, behind);
    const auto clusters = clusterCount(map);
    const auto isOfWorld = worldLeafs(map);
    for (quint32 leaf = 0; leaf < cells.count(); ++leaf) {
        const auto cluster = isOfWorld[leaf] ? clusterOfLeaf(map, leaf, clusters) : -1;
        cells.set(leaf, cluster < 0 ? qint64(0) : counted.integer(static_cast<quint32>(cluster)));
    }
}

void leafDrawnFaces(Facts &facts, const Cells &cells) { writeOfCluster(facts, cells, 0); }

void leafDrawnTriangles(Facts &facts, const Cells &cells) { writeOfCluster(facts, cells, 1); }

} // namespace

std::span<const ColumnFunction> leafFunctions()
{
    static constexpr ColumnFunction functions[] = {{"volume", leafVolume},         {"faceCount", leafFaces},
                                                   {"squareUnits", leafArea},      {"triangles", leafTriangles},
                                                   {"drawnFaces", leafDrawnFaces}, {"drawnTriangles", leafDrawnTriangles}};
    return functions;
}
