#include "core/scene/entitylooks.h"

#include "core/map/space.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace
{

constexpr QRgb white = 0xffffffff;

// Compilers scale a colour until its strongest part is full, whether it counts to 1 or to 255.
QRgb fullColor(const Point &color)
{
    const double most = std::max({color[0], color[1], color[2]});
    if (!(most > 0))
        return white;
    const auto part = [most](double value) { return static_cast<int>(255 * std::clamp(value / most, 0.0, 1.0)); };
    return qRgb(part(color[0]), part(color[1]), part(color[2]));
}

} // namespace

bsp::ClassLook lookOf(const EntitySource &source, qint32 entity, const bsp::GameClasses &classes)
{
    auto look = bsp::EntityClass(classes, edits::valueOf(source, entity, "classname")).look();
    if (look.isLight) {
        Point color{};
        if (readNumbers(edits::valueOf(source, entity, viewOf(classes.game().lightColor)), color) == 3)
            look.color = fullColor(color);
    }
    return look;
}

Point readPoint(QByteArrayView text)
{
    Point point{};
    readNumbers(text, point);
    return point;
}

std::optional<Point> originOf(const EntitySource &source, qint32 entity)
{
    const auto text = edits::valueOf(source, entity, "origin");
    if (text.isNull())
        return {};
    const auto origin = readPoint(text);
    return isPlace(origin) ? std::optional(origin) : std::nullopt;
}

// Pitch counts downwards, as in AngleVectors() of the engines' mathlib.c.
std::optional<Point> directionOf(const EntitySource &source, qint32 entity)
{
    constexpr double radians = std::numbers::pi / 180;
    Point angles{};
    if (readNumbers(edits::valueOf(source, entity, "angles"), angles) < 3) {
        angles = {};
        double yaw = 0;
        if (readNumbers(edits::valueOf(source, entity, "angle"), {&yaw, 1}) < 1)
            return {};
        if (yaw == -1 || yaw == -2)
            return Point{0, 0, yaw == -1 ? 1.0 : -1.0};
        angles[1] = yaw;
    }
    const double pitch = angles[0] * radians, yaw = angles[1] * radians;
    return Point{std::cos(pitch) * std::cos(yaw), std::cos(pitch) * std::sin(yaw), -std::sin(pitch)};
}
