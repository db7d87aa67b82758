// The changing opacity of Half-Life's entities, by their key renderfx.
#pragma once

#include "core/geometry/placements.h"

#include <compare>

struct PulsingAmount {
    RenderEffect effect{}; // one that never ends; None: steady
    float amount = 0;      // 0 to 255, which the effect varies
    quint32 entity = 0;    // its number shifts the phase, so that entities differ
    friend auto operator<=>(const PulsingAmount &, const PulsingAmount &) = default;

    bool isSteady() const { return effect == RenderEffect::None; }
    // Returns the opacity, 0 to 1, of what is not steady. Numbers are Xash3D's (ref/gl/gl_rmain.c, CL_FxBlend()).
    float at(double seconds) const;
};

PulsingAmount pulseOf(const ModelPlacement &placement);

// Returns the opacity, 0 to 1, of a hologram this far ahead of the eye (map units); CL_FxBlend(), which also flickers.
float hologramShare(double ahead);
// The opacity of a glow at a distance from the eye, 0 to 1, and the factor of its size, by which it keeps its size in the
// picture (R_SpriteGlowBlend() of Xash3D's ref/gl/gl_sprite.c).
struct GlowShare {
    float amount = 1;
    double scale = 1;
};
GlowShare glowShare(RenderEffect effect, double distance);
