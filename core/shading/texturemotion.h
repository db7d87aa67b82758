// The position of a moving texture at a moment, and the frame of an animated one.
#pragma once

#include "core/assets/shader.h"

#include <span>

struct TextureTransform {
    // s' = s * across[0] + t * across[1] + across[2], and t' by `down`; s and t are in textures.
    std::array<float, 3> across{1, 0, 0}, down{0, 1, 0};
    float waves = 0;     // how far waves push it after that, in textures
    float wavePhase = 0; // of a cycle
};

// Returns the steps in sequence, as in tr_shade_calc.c; a new one begins after each wave, and there is at least one. Omits
// whole textures of a scroll, so that single precision suffices at any time; seconds that are not finite count as 0.
std::vector<TextureTransform> stepsAt(std::span<const TextureMotion> motions, double seconds);
// Returns all in one step, with waves last, for drawing that supports only one.
TextureTransform placeAt(std::span<const TextureMotion> motions, double seconds);

// Returns the frame by the engines' rule: int(seconds * framesPerSecond) % count; 0 if that is not finite.
int frameAt(double seconds, double framesPerSecond, int count);
