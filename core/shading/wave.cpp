#include "core/shading/wave.h"

#include <cmath>
#include <cstdint>
#include <numbers>

namespace {

double triangle(double cycle)
{
    if (cycle >= 0.5)
        return -triangle(cycle - 0.5);
    return cycle < 0.25 ? 4 * cycle : 2 - 4 * cycle;
}

double formAt(ShaderWave::Form form, double cycle)
{
    switch (form) {
    case ShaderWave::Sine: return std::sin(2 * std::numbers::pi * cycle);
    case ShaderWave::Square: return cycle < 0.5 ? 1 : -1;
    case ShaderWave::Triangle: return triangle(cycle);
    case ShaderWave::Sawtooth: return cycle;
    case ShaderWave::InverseSawtooth: return 1 - cycle;
    case ShaderWave::Noise: break;
    }
    return 0;
}

// Returns a number for a step, spread by a multiplicative hash.
double latticeAt(double step)
{
    const auto mixed = static_cast<std::uint32_t>(static_cast<std::int64_t>(std::fmod(step, 1 << 20))) * 2654435761U;
    return static_cast<double>((mixed ^ (mixed >> 15)) & 0xFFFF) / 0x7FFF - 1;
}

} // namespace

double noiseAt(double place)
{
    const double step = std::floor(place), part = place - step;
    return std::isfinite(place) ? latticeAt(step) * (1 - part) + latticeAt(step + 1) * part : 0;
}

double waveAt(const ShaderWave &wave, double seconds)
{
    if (wave.form == ShaderWave::Noise)
        return wave.base + wave.amplitude * noiseAt((seconds + wave.phase) * wave.frequency);
    const double at = wave.phase + seconds * wave.frequency;
    const double value = wave.base + wave.amplitude * formAt(wave.form, at - std::floor(at));
    return std::isfinite(value) ? value : 0;
}
