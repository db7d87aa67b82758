#include "core/checks/checkers.h"

#include "core/checks/drawnfaces.h"
#include "core/map/celltext.h"
#include "core/map/firstclaims.h"
#include "core/where/leaffaces.h"
#include "core/where/space.h"
#include "core/where/visibility.h"

#include <algorithm>

namespace {

// Cubic map units: a box of 4 on each side. Compilers cut such pieces off where brushes nearly meet.
constexpr double tiniest = 64;

// Returns for each face whether a leaf that belongs to a cluster lists it.
std::vector<bool> listedFaces(const MapFile &map, quint32 clusters)
{
    const LeafFaces lists(map);
    FirstClaims claims(lists.entryCount()); // leafs of a damaged map may all list the same
    for (quint32 leaf = 0; leaf < lists.leafCount(); ++leaf)
        if (clusterOfLeaf(map, leaf, clusters) >= 0) {
            const auto range = lists.entriesOf(leaf);
            claims.claim(range.first, range.end, leaf);
        }
    std::vector<bool> listed(map.recordCount(map.format().roles.faces));
    for (quint32 entry = 0; entry < lists.entryCount(); ++entry)
        if (const auto face = claims.isTaken(entry) ? lists.faceOf(entry) : -1; face >= 0)
            listed[static_cast<size_t>(face)] = true;
    return listed;
}

} // namespace

// Finds faces of the world that take up lightmaps and count towards limits, but that the game never draws.
void checkUnseenFaces(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto clusters = clusterCount(map);
    if (clusters == 0 || !context.wanted.has("faces-unseen"))
        return;
    const auto listed = listedFaces(map, clusters);
    const DrawnFaces drawn(map);
    const FaceShapes shapes(map);
    double area = 0;
    std::vector<quint32> unseen;
    for (quint32 face = 0; face < drawn.count() && !context.stop.stop_requested(); ++face) {
        if (listed[face] || drawn.modelOf(face) != 0 || !drawn.isDrawn(face))
            continue;
        const auto shape = shapes.at(face);
        if (shape.triangles.empty() || !std::ranges::all_of(shape.vertexes, isPlace, &FaceVertex::point))
            continue;
        unseen.push_back(face);
        area += areaOf(shape);
    }
    if (!unseen.empty())
        problems.add(Severity::Note, "faces-unseen", {map.format().roles.faces, unseen.front()}, -1, [&] {
            return CheckText::tr("The game never draws %1 of the world's faces (%2 square units in all), because no leaf of a "
                                 "cluster lists them. The first is %3.")
                .arg(numberText(unseen.size()), numberText(static_cast<qint64>(area)),
                     title(map, {map.format().roles.faces, unseen.front()}));
        });
}

void checkClusters(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    if (visBytes(map).empty())
        return; // without rows, clusters cost nothing
    const auto &columns = map.format().columns;
    const int clusters = map.format().roles.clusters;
    const auto low = map.vectors<3>(columns.clusterBox), high = map.vectors<3>(columns.clusterBox, 3);
    const auto leafs = map.column(columns.clusterLeafs); // empty if each cluster is a leaf
    for (quint32 cluster = 0; cluster < low.count(); ++cluster) {
        if (leafs.count() > 0 && leafs.integer(cluster) == 0)
            continue; // no leaf belongs to it
        const auto size = high.at(cluster) - low.at(cluster);
        const bool isBox = std::ranges::all_of(size, [](double side) { return side >= 0; });
        if (isBox && size[0] * size[1] * size[2] < tiniest)
            problems.add(Severity::Note, "cluster-tiny", {clusters, cluster}, -1, [&] {
                return CheckText::
                    tr("%1 is tiny: a box of %2 x %3 x %4 units. Each cluster adds a row and a column to the visibility data.")
                        .arg(title(map, {clusters, cluster}), numberText(static_cast<qint64>(size[0])),
                             numberText(static_cast<qint64>(size[1])), numberText(static_cast<qint64>(size[2])));
            });
    }
}

void checkBrushes(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto where = map.format().columns.brushSides;
    if (where.lump == bsp::none)
        return;
    const auto count = map.column(where, map.field(where).pair);
    for (quint32 brush = 0; brush < count.count(); ++brush)
        if (count.integer(brush) == 0)
            problems.add(Severity::Note, "brush-empty", {where.lump, brush}, -1, [&] {
                return CheckText::tr("%1 has no sides, so it fills no space and nothing collides with it.")
                    .arg(title(map, {where.lump, brush}));
            });
}

void checkLeak(const CheckContext &context, Problems &problems)
{
    if (context.pointFile.isEmpty())
        return;
    problems.add(Severity::Note, "map-leaked", {}, -1, [&] {
        return CheckText::tr(
                   "%1 is next to the map: the map leaked when it was compiled. The file holds the path from an entity out "
                   "into the void; the 3D view draws it.")
            .arg(context.pointFile);
    });
}
