#include "core/shading/texturemotion.h"

#include "core/shading/wave.h"

#include <cmath>
#include <numbers>

namespace {

using Row = std::array<double, 3>;

// The transformation so far.
struct Matrix {
    Row across{1, 0, 0}, down{0, 1, 0};

    // Appends s' = s * a + t * b + c and t' = s * d + t * e + f, with toAcross = {a, b, c} and toDown = {d, e, f}.
    void append(const Row &toAcross, const Row &toDown)
    {
        const Row oldAcross = across, oldDown = down;
        for (size_t i = 0; i < 3; ++i) {
            across[i] = oldAcross[i] * toAcross[0] + oldDown[i] * toAcross[1] + (i == 2 ? toAcross[2] : 0);
            down[i] = oldAcross[i] * toDown[0] + oldDown[i] * toDown[1] + (i == 2 ? toDown[2] : 0);
        }
    }
};

void apply(const TextureMotion &motion, double seconds, Matrix &matrix)
{
    const auto &values = motion.values;
    switch (motion.kind) {
    case TextureMotion::Scale: matrix.append({values[0], 0, 0}, {0, values[1], 0}); break;
    case TextureMotion::Scroll:
        matrix.append({1, 0, std::fmod(values[0] * seconds, 1)}, {0, 1, std::fmod(values[1] * seconds, 1)});
        break;
    case TextureMotion::Rotate: {
        const double angle = -std::fmod(values[0] * seconds, 360) * std::numbers::pi / 180;
        const double c = std::cos(angle), s = std::sin(angle);
        matrix.append({c, -s, 0.5 - 0.5 * c + 0.5 * s}, {s, c, 0.5 - 0.5 * s - 0.5 * c});
        break;
    }
    case TextureMotion::Stretch: {
        const double wave = waveAt(motion.wave, seconds), size = wave != 0 ? 1 / wave : 0;
        matrix.append({size, 0, 0.5 - 0.5 * size}, {0, size, 0.5 - 0.5 * size});
        break;
    }
    case TextureMotion::Transform: matrix.append({values[0], values[2], values[4]}, {values[1], values[3], values[5]}); break;
    case TextureMotion::Turbulence: break; // a matrix cannot express it
    }
}

void put(const Matrix &matrix, TextureTransform &transform)
{
    for (size_t i = 0; i < 3; ++i) {
        transform.across[i] = static_cast<float>(matrix.across[i]);
        transform.down[i] = static_cast<float>(matrix.down[i]);
    }
}

void setWaves(const TextureMotion &motion, double seconds, TextureTransform &transform)
{
    transform.waves = static_cast<float>(motion.values[0]);
    transform.wavePhase = static_cast<float>(std::fmod(motion.values[1] + motion.values[2] * seconds, 1));
}

} // namespace

std::vector<TextureTransform> stepsAt(std::span<const TextureMotion> motions, double seconds)
{
    if (!std::isfinite(seconds))
        seconds = 0;
    std::vector<TextureTransform> steps(1);
    Matrix matrix;
    for (const auto &motion : motions) {
        if (steps.back().waves != 0) {
            steps.emplace_back();
            matrix = {};
        }
        if (motion.kind == TextureMotion::Turbulence)
            setWaves(motion, seconds, steps.back());
        else
            apply(motion, seconds, matrix);
        put(matrix, steps.back());
    }
    return steps;
}

TextureTransform placeAt(std::span<const TextureMotion> motions, double seconds)
{
    if (!std::isfinite(seconds))
        seconds = 0;
    TextureTransform transform;
    Matrix matrix;
    for (const auto &motion : motions)
        if (motion.kind == TextureMotion::Turbulence)
            setWaves(motion, seconds, transform);
        else
            apply(motion, seconds, matrix);
    put(matrix, transform);
    return transform;
}

int frameAt(double seconds, double framesPerSecond, int count)
{
    const double frame = std::floor(seconds * framesPerSecond);
    return count < 1 || !(frame > 0) || !std::isfinite(frame) ? 0 : static_cast<int>(std::fmod(frame, count));
}
