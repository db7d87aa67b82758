// Where a moving texture is at a moment, and which frame of an animated one is shown.
#pragma once

#include "core/assets/shader.h"

#include <span>

struct TextureTransform {
    // s' = s * across[0] + t * across[1] + across[2], and t' by `down`; s and t count textures.
    std::array<float, 3> across{1, 0, 0}, down{0, 1, 0};
    float waves = 0;     // how far waves push it behind that, in textures
    float wavePhase = 0; // of a cycle
};

// The steps one after the other, as tr_shade_calc.c takes them; a new one begins behind each wave, and there is at least
// one. Whole textures of a scroll are left out, so that single precision does for any time; seconds that are no number
// are 0.
std::vector<TextureTransform> stepsAt(std::span<const TextureMotion> motions, double seconds);
// All in one, for where a single step must do: waves go last.
TextureTransform placeAt(std::span<const TextureMotion> motions, double seconds);

// The engines' rule: int(seconds * framesPerSecond) % count; 0 where that is no number.
int frameAt(double seconds, double framesPerSecond, int count);
