// The changing opacity of Half-Life's entities, set by their key renderfx.
#pragma once

#include "core/geometry/placements.h"

#include <compare>

struct PulsingAmount {
    RenderEffect effect{}; // one that never ends; None: steady
    float amount = 0;      // 0 to 255; the effect varies it
    quint32 entity = 0;    // its number shifts the phase, so that entities differ
    friend auto operator<=>(const PulsingAmount &, const PulsingAmount &) = default;

    bool isSteady() const { return effect == RenderEffect::None; }
    // Returns the opacity at a moment, 0 to 1. The numbers are Xash3D's (ref/gl/gl_rmain.c, CL_FxBlend()).
    float at(double seconds) const;
};

PulsingAmount pulseOf(const ModelPlacement &placement);

// Returns the opacity, 0 to 1, of a hologram this far ahead of the eye (map units); CL_FxBlend(), which also flickers.
float hologramShare(double ahead);
// The opacity, 0 to 1, of a glow sprite at a distance from the eye, and the factor that enlarges it so that it keeps its size
// in the picture (R_SpriteGlowBlend() of Xash3D's ref/gl/gl_sprite.c).
struct GlowShare {
    float amount = 1;
    double scale = 1;
};
GlowShare glowShare(RenderEffect effect, double distance);
