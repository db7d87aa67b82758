#include "core/scene/entities/origindrag.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace {

constexpr double leastSlope = 0.12; // of a ray (7 degrees) that distinguishes points on a horizontal plane
constexpr double furthest = 16384;  // map units; the most that one drag can move something
constexpr double inTheWay = 0.5;    // least squared cosine (45 degrees) between normal and allowed movement for a face to block

} // namespace

// Returns how far the moved box reaches behind a face; below 0: it is in front.
double OriginDrag::depthBehind(const Point &place, const Point &normal, const Point &moved) const
{
    double depth = -INFINITY;
    for (unsigned bits = 0; bits < 8; ++bits)
        depth = std::max(depth, dot(normal, place - cornerOf(low, high, bits) - moved));
    return depth;
}

std::optional<Point> OriginDrag::by(const Ray &now, bool upAndDown, const DragStop &face) const
{
    const auto stop = isFlat ? DragStop() : face;
    const bool isInPicture = isFlat && !upAndDown, isLevel = !isInPicture && !upAndDown && std::abs(direction[2]) >= leastSlope;
    const Point ahead{direction[0], direction[1], 0};
    const double size = length(ahead);
    if (!isInPicture && !isLevel && !(size > 0))
        return {};
    const auto normal = isInPicture ? direction : isLevel ? Point{0, 0, 1} : ahead * (1 / size);
    const auto aside = cross(normal, {0, 0, 1});
    const auto permitted = [&](const Point &shift) { // the allowed part of a movement
        return upAndDown                ? Point{0, 0, shift[2]}
               : isInPicture || isLevel ? shift - normal * dot(normal, shift)
                                        : aside * dot(aside, shift);
    };
    const double facing = dot(normal, now.direction);
    const double onPlane = std::abs(facing) < 1e-6 ? -1 : dot(normal, grabbed - now.origin) / facing;
    // Above the horizon the ray never hits the plane.
    const double distance = std::min(onPlane > 0 ? onPlane : INFINITY, stop.distance);
    if (std::isinf(distance))
        return {};
    auto moved = permitted(now.origin + now.direction * distance - grabbed);
    if (!std::isinf(stop.distance)) {
        const auto place = now.origin + now.direction * stop.distance;
        const auto back = permitted(stop.normal);
        const double share = dot(back, stop.normal);
        // A box that reached behind the face when it was grabbed may stay as deep.
        const double deeper = depthBehind(place, stop.normal, moved) - std::max(depthBehind(place, stop.normal, {}), 0.0);
        if (deeper > 0 && share >= inTheWay)
            moved = moved + back * (deeper / share);
    }
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
