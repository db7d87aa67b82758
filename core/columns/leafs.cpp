#include "core/columns/columnfunctions.h"
#include "core/geometry/leafvolumes.h"
#include "core/where/modelowners.h"
#include "core/where/visibility.h"

namespace {

void leafVolume(Facts &facts, const Cells &cells)
{
    const auto volumes = leafVolumes(facts.map(), facts.stop());
    cells.setEach([&](quint32 leaf) { return volumes[leaf]; });
}

void leafFaces(Facts &facts, const Cells &cells) { cells.setCounts(facts.listedFaces(), &Listed::leaf); }

template <auto fact>
void leafSum(Facts &facts, const Cells &cells)
{
    std::vector<SumOf<fact>> sums(cells.count());
    for (const auto &listed : facts.listedFaces())
        sums[listed.leaf] += facts.faces()[listed.record].*fact;
    cells.setEach([&](quint32 leaf) { return sums[leaf]; });
}

// Writes a count from the record of the leaf's cluster, which may get its counts later. Leafs of brush models get 0 whatever
// their cluster, since the camera is never in them.
void writeOfCluster(Facts &facts, const Cells &cells, int behind)
{
    const auto &map = facts.map();
    const auto counted = map.column(map.format().columns.clusterSeenFaces, behind);
    const auto clusters = clusterCount(map);
    const auto isOfWorld = worldLeafs(map);
    cells.setEach([&](quint32 leaf) {
        const auto cluster = isOfWorld[leaf] ? clusterOfLeaf(map, leaf, clusters) : -1;
        return cluster < 0 ? 0 : counted.integer(static_cast<quint32>(cluster));
    });
}

void leafDrawnFaces(Facts &facts, const Cells &cells) { writeOfCluster(facts, cells, 0); }
void leafDrawnTriangles(Facts &facts, const Cells &cells) { writeOfCluster(facts, cells, 1); }

} // namespace

std::span<const ColumnFunction> leafFunctions()
{
    static constexpr ColumnFunction functions[] = {{"volume", leafVolume},
                                                   {"faceCount", leafFaces},
                                                   {"squareUnits", leafSum<&FaceFacts::squareUnits>},
                                                   {"triangles", leafSum<&FaceFacts::triangles>},
                                                   {"drawnFaces", leafDrawnFaces},
                                                   {"drawnTriangles", leafDrawnTriangles}};
    return functions;
}
