// A map's planes and boxes, and which positions are valid at all.
#pragma once

#include "core/map/mapfile.h"
#include "core/point.h"

#include <algorithm>
#include <optional>

// The largest valid coordinate, in map units. No engine goes that far, and single precision cannot distinguish whole units a
// little beyond it.
inline constexpr double maxCoordinate = 1e7;

inline bool isPlace(const Point &point)
{
    return std::ranges::all_of(point, [](double value) { return std::abs(value) <= maxCoordinate; }); // false for NaN
}

struct Plane {
    Point normal{}; // of length 1
    double distance = 0;
    qint64 number = -1;                                                           // record of the planes' lump; -1: none
    double of(const Point &point) const { return dot(normal, point) - distance; } // distance in front of it, in map units
    Plane opposite() const { return {normal * -1, -distance, number}; }
    // Returns whether the plane can divide space: damaged maps have normals of other lengths.
    bool isValid() const { return std::abs(length(normal) - 1) < 0.01 && std::abs(distance) <= maxCoordinate; }
};

// The map's planes by number, as stored: at() does not check whether a plane is valid.
class Planes
{
public:
    explicit Planes(const MapFile &map) : planes_(map.vectors<4>(map.format().columns.planeNormal)) {}
    quint32 count() const { return planes_.count(); }
    Plane at(quint32 number) const
    {
        const auto [x, y, z, distance] = planes_.at(number);
        return {{x, y, z}, distance, number};
    }
    // Returns nothing if there is no valid plane with that number.
    std::optional<Plane> validAt(qint64 number) const
    {
        if (number < 0 || number >= count())
            return {};
        const auto plane = at(static_cast<quint32>(number));
        return plane.isValid() ? std::optional(plane) : std::nullopt;
    }

private:
    Vectors<4> planes_;
};

// The box that a record stores.
struct StoredBox {
    Point low{}, high{};

    StoredBox(const Point &lowest, const Point &highest) : low(lowest), high(highest) {}
    StoredBox(const MapFile &map, bsp::FieldRef box, quint32 record)
        : low(map.vectors<3>(box).at(record)), high(map.vectors<3>(box, 3).at(record))
    {
    }
    StoredBox grown(const Point &by) const { return {low - by, high + by}; }
    // Returns whether the box is valid: compilers leave some inside out, and damaged maps may store anything.
    bool isSound(double farthest = maxCoordinate) const
    {
        for (size_t i = 0; i < 3; ++i)
            if (!(low[i] <= high[i] && low[i] >= -farthest && high[i] <= farthest))
                return false;
        return true;
    }
};
