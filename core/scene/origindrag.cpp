#include "core/scene/origindrag.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <cmath>

namespace
{

constexpr double flat = 0.12;      // the least slope of a ray (7 degrees) that tells places on a level plane apart
constexpr double furthest = 16384; // map units that one drag can move something

} // namespace

std::optional<Point> OriginDrag::by(const Ray &now, bool upAndDown) const
{
    const bool level = !upAndDown && std::abs(direction[2]) >= flat;
    Point normal{0, 0, 1};
    if (!level) {
        normal = Point{direction[0], direction[1], 0};
        const double size = length(normal);
        if (!(size > 0))
            return {};
        normal = normal * (1 / size);
    }
    const double facing = dot(normal, now.direction);
    if (std::abs(facing) < 1e-6)
        return {};
    const double distance = dot(normal, grabbed - now.origin) / facing;
    if (!(distance > 0))
        return {};
    auto moved = now.origin + now.direction * distance - grabbed;
    if (upAndDown)
        moved[0] = moved[1] = 0;
    else
        moved[2] = 0; // but for rounding, or sideways
    if (!(length(moved) <= furthest))
        return {};
    return moved;
}

Point movedOrigin(const Point &origin, const Point &by, double step)
{
    Point moved = origin;
    for (size_t i = 0; i < 3; ++i) {
        if (std::abs(by[i]) < 1e-3)
            continue;
        moved[i] = step > 1 ? std::round((origin[i] + by[i]) / step) * step : origin[i] + std::round(by[i]);
    }
    return moved;
}

QString originText(const Point &origin)
{
    QStringList parts;
    for (const double value : origin)
        parts.append(QString::number(value + 0.0, 'f', QLocale::FloatingPointShortest));
    return parts.join(u' ');
}
