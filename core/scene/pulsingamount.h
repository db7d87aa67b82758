// How strongly Half-Life blends an entity from moment to moment, as its key renderfx says.
#pragma once

#include "core/geometry/placements.h"

#include <compare>

struct PulsingAmount {
    RenderEffect effect{}; // of those that go on for ever; None: it stays
    float amount = 0;      // 0 to 255, that they go around
    quint32 entity = 0;    // whose number shifts them in time, so that not all do the same
    friend auto operator<=>(const PulsingAmount &, const PulsingAmount &) = default;

    bool isSteady() const { return effect == RenderEffect::None; }
    // 0 to 1; of what is not steady. Numbers are Xash3D's (ref/gl/gl_rmain.c, CL_FxBlend()).
    float at(double seconds) const;
};

PulsingAmount pulseOf(const ModelPlacement &placement);
