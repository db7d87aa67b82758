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

// How much is left of a hologram so far ahead of the eye (map units), 0 to 1; CL_FxBlend(), which lets it flicker besides.
float hologramShare(double ahead);
// What is left of a glow so far from the eye, 0 to 1, and how many times larger it is drawn: from far away they stay as large as
// they are in the picture (R_SpriteGlowBlend() of Xash3D's ref/gl/gl_sprite.c).
struct GlowShare {
    float amount = 1;
    double scale = 1;
};
GlowShare glowShare(RenderEffect effect, double distance);
