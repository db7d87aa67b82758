#include "core/blocks.h"
#include "core/geometry/solidbuilder.h"
#include "core/map/firstclaims.h"
#include "core/map/link.h"
#include "core/where/brushcontents.h"

#include <algorithm>

namespace {

// Returns for each brush the first model that claims it; -1: none.
std::vector<qint32> ownersByRanges(const MapFile &map, FirstClaims claims)
{
    const Link range(map, map.format().columns.modelBrushes);
    for (quint32 model = 0; model < range.count(); ++model) {
        const auto brushes = range.at(model);
        claims.claim(brushes.first, brushes.first + brushes.count, model);
    }
    return std::move(claims).owners();
}

// Returns the same by the leafs of each model's tree. Reads a bounded number of entries, because the leafs of a damaged map
// may all list the same ones.
std::vector<qint32> ownersByTrees(const MapFile &map, FirstClaims claims)
{
    const auto &columns = map.format().columns;
    const Link root(map, columns.modelTree), front(map, columns.nodeFront), back(map, columns.nodeBack),
        inLeaf(map, columns.leafBrushes), brush(map, columns.leafBrush);
    std::vector<bool> seenNodes(front.count()), seenLeafs(inLeaf.count());
    quint64 left = 8ULL * brush.count() + 64;
    for (quint32 model = 0; model < root.count(); ++model)
        for (std::vector<Link::Target> open{root.at(model)}; !open.empty();) {
            const auto at = open.back();
            open.pop_back();
            if (at.count == 0)
                continue;
            const bool isLeaf = at.lump == inLeaf.lump();
            auto &seen = isLeaf ? seenLeafs : seenNodes;
            if (seen[at.first])
                continue;
            seen[at.first] = true;
            if (!isLeaf) {
                open.push_back(front.at(at.first));
                open.push_back(back.at(at.first));
                continue;
            }
            const auto entries = inLeaf.at(at.first);
            for (quint32 i = entries.first; i < entries.first + entries.count && left > 0; ++i, --left)
                if (const auto target = brush.at(i); target.count > 0 && !claims.isTaken(target.first))
                    claims.take(target.first, model);
        }
    return std::move(claims).owners();
}

class BrushReader
{
public:
    explicit BrushReader(const MapFile &map)
        : planes_(map), sides_(map, map.format().columns.brushSides), plane_(map, map.format().columns.sidePlane), contents_(map)
    {
    }

    quint32 count() const { return sides_.count(); }
    quint32 sideCount() const { return plane_.count(); }
    bool isNone(quint32 brush) const { return sides_.at(brush).state == Link::Target::Nothing; }
    quint32 sidesOf(quint32 brush) const { return sides_.at(brush).count; }

    // Returns the planes of a brush's sides; nothing if a reference is broken or there are more than mostBrushSides.
    std::vector<Plane> planesOf(quint32 brush) const
    {
        const auto range = sides_.at(brush);
        if (range.state != Link::Target::Valid || range.count > mostBrushSides)
            return {};
        std::vector<Plane> planes;
        for (quint32 side = range.first; side < range.first + range.count; ++side) {
            const auto target = plane_.at(side);
            if (target.count == 0)
                return {};
            if (const auto plane = planes_.at(target.first); plane.isValid())
                planes.push_back(plane);
        }
        return planes;
    }

    qint64 contentsOf(quint32 brush) const { return contents_.at(brush); }

private:
    Planes planes_;
    Link sides_, plane_;
    BrushFlags contents_;
};

// The shapes of the brushes from `first` on; the shape of a brush without sides is empty.
struct Shapes {
    quint32 first = 0;
    std::vector<Polyhedron> solids;
};

} // namespace

Winding Solids::windingOf(quint32 side) const
{
    Winding winding;
    for (quint32 i = sides[side].firstPoint; i < sides[side].firstPoint + sides[side].pointCount; ++i)
        winding.push_back(toPoint(points[i]));
    return winding;
}

std::vector<qint32> modelsOfBrushes(const MapFile &map)
{
    const int lump = map.format().columns.brushSides.lump;
    if (lump == bsp::none)
        return {};
    const bool haveRanges = map.format().columns.modelBrushes.lump != bsp::none;
    return (haveRanges ? ownersByRanges : ownersByTrees)(map, FirstClaims(map.recordCount(lump)));
}

Solids brushSolids(const MapFile &map, std::stop_token stop)
{
    const int lump = map.format().columns.brushSides.lump;
    if (lump == bsp::none)
        return listedSolids(map, std::move(stop));
    const BrushReader brushes(map);
    const auto owners = modelsOfBrushes(map);
    const quint64 work = brushWork(brushes.sideCount());
    quint32 count = 0; // number of brushes for which the work suffices
    for (quint64 spent = 0; count < brushes.count(); ++count) {
        const quint64 sides = brushes.isNone(count) ? 0 : std::min(brushes.sidesOf(count), mostBrushSides);
        if (spent += sides * sides; spent > work)
            break;
    }
    SolidBuilder builder(0, brushRoom(brushes.sideCount()));
    constexpr quint64 blockBrushes = 512;
    const auto make = [&brushes, &stop](quint64 first, quint64 last) {
        Shapes shapes{static_cast<quint32>(first), {}};
        for (auto brush = static_cast<quint32>(first); brush < last && !stop.stop_requested(); ++brush)
            shapes.solids.push_back(brushes.isNone(brush) ? Polyhedron() : between(brushes.planesOf(brush)));
        return shapes;
    };
    processInBlocks(count, blockBrushes, make, [&](const Shapes &shapes) {
        for (quint32 i = 0; i < shapes.solids.size(); ++i)
            if (const quint32 brush = shapes.first + i; !brushes.isNone(brush))
                builder.add(shapes.solids[i], {lump, brush}, static_cast<quint32>(std::max(owners[brush], 0)),
                            brushes.contentsOf(brush));
        return builder.spend(0) && !stop.stop_requested();
    });
    if (count < brushes.count())
        builder.spend(1); // sets isCutShort
    return builder.take();
}
