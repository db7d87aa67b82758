// The values of shaders' waves.
#pragma once

#include "core/assets/shader.h"

// Returns a wave's value as in tr_shade_calc.c; noise is this program's own, with the same values for the same time. 0 if
// the value is not finite.
double waveAt(const ShaderWave &wave, double seconds);
// Returns continuous noise between -1 and 1, the same for the same position.
double noiseAt(double place);
