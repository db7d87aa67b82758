// The values of shaders' waves.
#pragma once

#include "core/assets/shader.h"

// As tr_shade_calc.c has it; noise is this program's own, with the same values for the same time. 0 where that is no number.
double waveAt(const ShaderWave &wave, double seconds);
// Between -1 and 1, smooth, and the same for the same place.
double noiseAt(double place);
