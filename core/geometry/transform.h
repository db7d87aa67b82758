// A rotation and translation from a model's space to the world; never scales.
#pragma once

#include "core/point.h"

struct Transform {
    // Where the model's x, y and z point: forward, left and up.
    std::array<Point, 3> axes{Point{1, 0, 0}, Point{0, 1, 0}, Point{0, 0, 1}};
    Point origin{}; // where the model's 0 0 0 lies

    constexpr Point direction(const Point &a) const { return axes[0] * a[0] + axes[1] * a[1] + axes[2] * a[2]; }
    constexpr Point point(const Point &a) const { return direction(a) + origin; }
    // Returns the transform to the world of an object that `a` places in the model.
    constexpr Transform transform(const Transform &a) const
    {
        return {{direction(a.axes[0]), direction(a.axes[1]), direction(a.axes[2])}, point(a.origin)};
    }
    // directionBack() and pointBack() map from the world into the model.
    constexpr Point directionBack(const Point &a) const { return {dot(axes[0], a), dot(axes[1], a), dot(axes[2], a)}; }
    constexpr Point pointBack(const Point &a) const { return directionBack(a - origin); }

    friend bool operator==(const Transform &, const Transform &) = default;
};

// Returns the axes rolled about x, then pitched about y, then turned about z; radians.
std::array<Point, 3> axesOf(double roll, double pitch, double yaw);
// Returns the transform of an entity. `angles` are in degrees: pitch (positive looks down), yaw (from x towards y), roll.
// Rolls first and yaws last, as AngleVectors() does in all three games.
Transform transformOf(const Point &origin, const Point &angles);
