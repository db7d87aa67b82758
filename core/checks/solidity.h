// Tests whether points and boxes of the world are in solid, as games do when they put something there.
#pragma once

#include "core/where/brushcontents.h"
#include "core/where/contentskinds.h"
#include "core/where/pointinleaf.h"

#include <optional>

class Solidity
{
public:
    // The map must outlive it.
    explicit Solidity(const MapFile &map);

    // Returns whether a point is in solid or outside the hull: its leaf is solid or, in formats without leaf contents,
    // belongs to no cluster although the map has some. Returns false once a damaged map took too many steps.
    bool isSolid(const Point &point);
    // Returns whether a solid brush reaches into the box or touches it, so that a trace downwards reports startsolid
    // (CM_TraceThroughBrush() of ioquake3's cm_trace.c, CM_ClipBoxToBrush() of yquake2's collision.c). Curved surfaces and
    // brush models do not count. Returns false if the format has no brushes.
    bool hasBrushIn(const Point &low, const Point &high);

private:
    BrushContents &brushes();

    const MapFile &map_;
    LeafFinder finder_;
    Column leafContents_;
    ContentsKinds kinds_;
    quint32 clusters_;
    std::optional<BrushContents> brushes_; // created on first use
    quint64 effort_ = LeafFinder::mostSteps;
};
