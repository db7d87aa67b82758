#include "core/checks/solidity.h"

#include "core/where/visibility.h"

#include <algorithm>

Solidity::Solidity(const MapFile &map)
    : map_(map), finder_(map), leafContents_(map.column(map.format().columns.leafContents)), kinds_(map),
      clusters_(clusterCount(map))
{
}

BrushContents &Solidity::brushes()
{
    if (!brushes_)
        brushes_.emplace(map_);
    return *brushes_;
}

bool Solidity::isSolid(const Point &point)
{
    const auto found = finder_.steps() < LeafFinder::mostSteps ? finder_.leafAt(point) : -1;
    if (found < 0)
        return false;
    const auto leaf = static_cast<quint32>(found);
    if (map_.format().columns.leafContents.lump != bsp::none)
        return leaf < leafContents_.count() && kinds_.of(leafContents_.integer(leaf)) == ContentsKind::Solid;
    return kinds_.of(brushes().at(leaf, point, effort_)) == ContentsKind::Solid
           || (clusters_ > 0 && clusterOfLeaf(map_, leaf, clusters_) < 0);
}

// MASK_SOLID is CONTENTS_SOLID and, in Quake II, CONTENTS_WINDOW. Games trace downwards to drop things: yquake2's
// CM_RecursiveHullCheck() visits the leafs under the box, but not those that only touch it at a side; ioquake3's
// CM_TraceThroughTree() goes a unit further on all sides. In a leaf, each brush is tested against the whole box.
bool Solidity::hasBrushIn(const Point &low, const Point &high)
{
    if (map_.format().columns.leafBrushes.lump == bsp::none || finder_.steps() >= LeafFinder::mostSteps)
        return false;
    const double around = map_.format().columns.leafContents.lump == bsp::none ? 1 : 0;
    const auto leafs = finder_.leafsTouching(low - Point{around, around, 1}, high + Point{around, around, around}).leafs;
    return std::ranges::any_of(leafs, [&](quint32 leaf) {
        const auto kind = kinds_.of(brushes().within(leaf, low, high, effort_));
        return kind == ContentsKind::Solid || kind == ContentsKind::Window;
    });
}
