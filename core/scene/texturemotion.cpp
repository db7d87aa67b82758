#include "core/scene/texturemotion.h"

#include <cmath>
#include <numbers>

namespace
{

using Row = std::array<double, 3>;

void turn(Row &across, Row &down, double degrees)
{
    const double angle = -std::fmod(degrees, 360) * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
    const Row wide = across, high = down;
    for (size_t i = 0; i < 3; ++i) {
        const double middle = i == 2 ? 0.5 : 0; // about which it turns
        across[i] = (wide[i] - middle) * c - (high[i] - middle) * s + middle;
        down[i] = (wide[i] - middle) * s + (high[i] - middle) * c + middle;
    }
}

void apply(const TextureMotion &motion, double seconds, Row &across, Row &down, TextureTransform &place)
{
    const auto &values = motion.values;
    switch (motion.kind) {
    case TextureMotion::Scale:
        for (size_t i = 0; i < 3; ++i) {
            across[i] *= values[0];
            down[i] *= values[1];
        }
        break;
    case TextureMotion::Scroll:
        across[2] += std::fmod(values[0] * seconds, 1);
        down[2] += std::fmod(values[1] * seconds, 1);
        break;
    case TextureMotion::Rotate: turn(across, down, values[0] * seconds); break;
    case TextureMotion::Turbulence:
        place.waves = static_cast<float>(values[0]);
        place.wavePhase = static_cast<float>(std::fmod(values[1] + values[2] * seconds, 1));
        break;
    }
}

} // namespace

TextureTransform placeAt(std::span<const TextureMotion> motions, double seconds)
{
    if (!std::isfinite(seconds))
        seconds = 0;
    TextureTransform place;
    Row across{1, 0, 0}, down{0, 1, 0};
    for (const auto &motion : motions)
        apply(motion, seconds, across, down, place);
    for (size_t i = 0; i < 3; ++i) {
        place.across[i] = static_cast<float>(across[i]);
        place.down[i] = static_cast<float>(down[i]);
    }
    return place;
}

int frameAt(double seconds, double framesPerSecond, int count)
{
    const double frame = std::floor(seconds * framesPerSecond);
    return count < 1 || !(frame > 0) || !std::isfinite(frame) ? 0 : static_cast<int>(std::fmod(frame, count));
}
