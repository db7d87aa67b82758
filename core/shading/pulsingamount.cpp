#include "core/shading/pulsingamount.h"

#include <algorithm>
#include <cmath>

float PulsingAmount::at(double seconds) const
{
    constexpr double narrow = 16, wide = 64;
    const double shift = entity * 363.0;
    const auto wave = [&](double speed) { return std::sin(seconds * speed + shift); };
    const auto pulse = [&](double height, double speed) { return static_cast<double>(amount) + height * wave(speed); };
    const auto flash = [&](double height) { return height < 0 ? 0.0 : static_cast<double>(amount); };
    double now = static_cast<double>(amount);
    switch (effect) {
    case RenderEffect::PulseSlow: now = pulse(narrow, 2); break;
    case RenderEffect::PulseFast: now = pulse(narrow, 8); break;
    case RenderEffect::PulseSlowWide: now = pulse(wide, 2); break;
    case RenderEffect::PulseFastWide: now = pulse(wide, 8); break;
    case RenderEffect::StrobeSlow: now = flash(wave(4)); break;
    case RenderEffect::StrobeFast: now = flash(wave(16)); break;
    case RenderEffect::StrobeFaster: now = flash(wave(36)); break;
    case RenderEffect::FlickerSlow: now = flash(std::sin(seconds * 2) + wave(17)); break;
    case RenderEffect::FlickerFast: now = flash(std::sin(seconds * 16) + wave(23)); break;
    default: break;
    }
    return static_cast<float>(std::clamp(now, 0.0, 255.0) / 255);
}

float hologramShare(double ahead)
{
    constexpr double whole = 100, fade = 400; // map units
    return ahead <= 0 ? 0 : static_cast<float>(std::clamp(1 - (ahead - whole) / fade, 0.0, 1.0));
}

GlowShare glowShare(RenderEffect effect, double distance)
{
    constexpr double falloff = 19'000, least = 0.05, ofItsSize = 200; // GLARE_FALLOFF; the last in map units
    if (effect == RenderEffect::NoDissipation || !(distance > 0))
        return {};
    return {static_cast<float>(std::clamp(falloff / (distance * distance), least, 1.0)), distance / ofItsSize};
}

PulsingAmount pulseOf(const ModelPlacement &placement)
{
    const auto effect = placement.renderEffect;
    const bool pulses = effect >= RenderEffect::PulseSlow && effect <= RenderEffect::PulseFastWide;
    const bool flashes = effect >= RenderEffect::StrobeSlow && effect <= RenderEffect::FlickerFast;
    if (placement.renderMode == RenderMode::Normal || placement.entity < 0 || !(pulses || flashes))
        return {};
    return {effect, static_cast<float>(placement.renderAmount), static_cast<quint32>(placement.entity)};
}
