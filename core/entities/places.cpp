#include "core/entities/places.h"

#include "core/games/keyvalues.h"
#include "core/numbers.h"
#include "core/text.h"
#include "core/where/space.h"

#include <cmath>
#include <numbers>

std::optional<Point> originOf(const EntitySource &source, qint32 entity)
{
    const auto text = edits::valueOf(source, entity, "origin");
    if (text.isNull())
        return {};
    const auto origin = bsp::vectorIn(text, source.values());
    return isPlace(origin) ? std::optional(origin) : std::nullopt;
}

// Follows ED_ParseEdict() of QuakeSpasm's pr_edict.c and ReHLDS' pr_edict.cpp, and F_ANGLEHACK of yquake2's and ioquake3's
// g_spawn.c; for the pitch, CLight::KeyValue() of the SDK's dlls/lights.cpp.
std::optional<Point> anglesOf(const EntitySource &source, qint32 entity, QByteArrayView pitch)
{
    std::optional<Point> angles;
    for (const auto &pair : source.pairsOf(entity)) {
        const auto key = source.key(pair), value = source.value(pair);
        if (isSame(key, "angles"))
            angles = bsp::vectorIn(value, source.values());
        else if (isSame(key, "angle"))
            angles = bsp::anglesOfAngle(value, angles.value_or(Point{}), source.values());
        else if (!pitch.isEmpty() && isSame(key, pitch))
            angles = Point{readNumber(value), angles.value_or(Point{})[1], angles.value_or(Point{})[2]};
    }
    return angles;
}

// Positive pitch looks down, as in AngleVectors() of the engines' mathlib.c. Up and down follow G_SetMovedir() and SetMovedir().
std::optional<Point> directionOf(const EntitySource &source, qint32 entity)
{
    const auto angles = anglesOf(source, entity);
    if (!angles)
        return {};
    for (const double upright : {-1.0, -2.0})
        if (!source.values().anglesOfDirections && *angles == Point{0, upright, 0})
            return Point{0, 0, upright == -1 ? 1.0 : -1.0};
    constexpr double radians = std::numbers::pi / 180;
    const double pitch = (*angles)[0] * radians, yaw = (*angles)[1] * radians;
    return Point{std::cos(pitch) * std::cos(yaw), std::cos(pitch) * std::sin(yaw), -std::sin(pitch)};
}
