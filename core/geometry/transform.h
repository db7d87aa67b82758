// Where something stands in the world: turned and moved, never stretched.
#pragma once

#include "core/point.h"

struct Transform {
    // Where the model's x, y and z point: forward, left and up.
    std::array<Point, 3> axes{Point{1, 0, 0}, Point{0, 1, 0}, Point{0, 0, 1}};
    Point origin{}; // where the model's 0 0 0 lies

    constexpr Point direction(const Point &a) const { return axes[0] * a[0] + axes[1] * a[1] + axes[2] * a[2]; }
    constexpr Point point(const Point &a) const { return direction(a) + origin; }
    // Where in the world that stands which stands so in the model.
    constexpr Transform transform(const Transform &a) const
    {
        return {{direction(a.axes[0]), direction(a.axes[1]), direction(a.axes[2])}, point(a.origin)};
    }
    // From the world back into the model.
    constexpr Point directionBack(const Point &a) const { return {dot(axes[0], a), dot(axes[1], a), dot(axes[2], a)}; }
    constexpr Point pointBack(const Point &a) const { return directionBack(a - origin); }

    friend bool operator==(const Transform &, const Transform &) = default;
};

// Angles as entities have them, in degrees: pitch (positive looks down), yaw (from x towards y), roll; turned by roll
// first and by yaw last, as AngleVectors() of all three games does.
Transform transformOf(const Point &origin, const Point &angles);
