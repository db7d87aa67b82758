// Whether points and boxes of the world are in solid, as games find out when they put something there.
#pragma once

#include "core/map/brushcontents.h"
#include "core/map/contentskinds.h"
#include "core/map/pointinleaf.h"

#include <optional>

class Solidity
{
public:
    // The map must outlive it.
    explicit Solidity(const MapFile &map);

    // Whether a point is in solid, or out of the hull: there the world's tree says solid, or names no cluster where it
    // names any. False once a damaged map took too many steps.
    bool isSolid(const Point &point);
    // Whether a brush that things stop at reaches into the box, or touches it, as a trace downwards finds out and calls
    // startsolid (CM_TraceThroughBrush() of ioquake3's cm_trace.c, CM_ClipBoxToBrush() of yquake2's collision.c). Curved
    // surfaces and brush models do not count. False where the format has no brushes.
    bool hasBrushIn(const Point &low, const Point &high);

private:
    BrushContents &brushes();

    const MapFile &map_;
    LeafFinder finder_;
    Column leafContents_;
    ContentsKinds kinds_;
    quint32 clusters_;
    std::optional<BrushContents> brushes_; // once it was asked for
    quint64 effort_ = LeafFinder::mostSteps;
};
