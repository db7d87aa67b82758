// Moving an entity with the pointer: in which plane, and in what steps.
#pragma once

#include "core/geometry/boxtree.h"

#include <QString>

#include <optional>

struct OriginDrag {
    Point grabbed{};   // where the ray of the pointer met what it drags
    Point direction{}; // of that ray
    // How far the pointer, whose ray is `now`, has brought it; nothing when it points where the plane does not go.
    // Level, and where the ray at the beginning was nearly level itself, so that depth cannot be told, only sideways.
    // Or straight up and down.
    std::optional<Point> by(const Ray &now, bool upAndDown) const;
};

// An origin brought on by whole units where it moves at all, so that a fraction that was there stays; or to multiples
// of `step`.
Point movedOrigin(const Point &origin, const Point &by, double step);
// As an entity has it: "128 -64 40.5".
QString originText(const Point &origin);
