#include "core/scene/colorscale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace {

using Linear = std::array<double, 3>; // red, green and blue light

// Numbers from Björn Ottosson's "A perceptual color space for image processing".
Linear fromOklab(double lightness, double a, double b)
{
    const auto cube = [](double x) { return x * x * x; };
    const double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
    const double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
    const double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
    return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

bool canBeShown(const Linear &light)
{
    return std::ranges::all_of(light, [](double part) { return part >= 0 && part <= 1; });
}

int stored(double part)
{
    const double encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * std::pow(part, 1 / 2.4) - 0.055;
    return std::clamp(static_cast<int>(std::lround(encoded * 255)), 0, 255);
}

// Returns a colour of a lightness (0 to 1) and hue (degrees), with the chroma `strength` or the most that can be shown.
QRgb colorOf(double lightness, double hue, double strength)
{
    const double angle = hue * std::numbers::pi / 180;
    const auto at = [&](double chroma) { return fromOklab(lightness, chroma * std::cos(angle), chroma * std::sin(angle)); };
    double low = 0, high = strength;
    if (canBeShown(at(high)))
        low = high;
    for (int i = 0; i < 12 && low < high; ++i) {
        const double middle = (low + high) / 2;
        (canBeShown(at(middle)) ? low : high) = middle;
    }
    const auto light = at(low);
    return qRgb(stored(light[0]), stored(light[1]), stored(light[2]));
}

} // namespace

QRgb rampColor(double share)
{
    const double at = std::clamp(share, 0.0, 1.0);
    return colorOf(0.28 + 0.66 * at, 305 - 200 * at, 0.15);
}

QRgb scaleColor(double value, double low, double high) { return rampColor(low < high ? (value - low) / (high - low) : 0.5); }

QRgb numberColor(quint64 number)
{
    constexpr double goldenAngle = 137.50776405003785; // degrees; its multiples never meet
    constexpr std::array lightness{0.72, 0.60, 0.82, 0.66, 0.77};
    return colorOf(lightness[number % lightness.size()], std::fmod(static_cast<double>(number) * goldenAngle + 25, 360), 0.14);
}
