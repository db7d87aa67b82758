// The position of a moving texture at a moment, and the frame of an animated one.
#pragma once

#include "core/assets/shader.h"

#include <span>

struct TextureTransform {
    // s' = s * across[0] + t * across[1] + across[2], and t' likewise by `down`. 1 is the size of the texture.
    std::array<float, 3> across{1, 0, 0}, down{0, 1, 0};
    float waves = 0;     // amplitude of the turbulence that follows, in textures
    float wavePhase = 0; // of a cycle
};

// Returns the transforms to apply one after the other, as in tr_shade_calc.c: at least one, and another after each turbulence.
// Drops whole textures from a scroll, so that single precision suffices at any time. Seconds that are not finite count as 0.
std::vector<TextureTransform> stepsAt(std::span<const TextureMotion> motions, double seconds);
// Combines all motions into one transform, with turbulence last, for drawing that supports only one.
TextureTransform placeAt(std::span<const TextureMotion> motions, double seconds);

// Returns the frame by the engines' rule: int(seconds * framesPerSecond) % count; 0 if that is not finite.
int frameAt(double seconds, double framesPerSecond, int count);
