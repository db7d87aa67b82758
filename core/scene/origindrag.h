// Moving an entity with the pointer: in which plane, how far, and in what steps.
#pragma once

#include "core/geometry/boxtree.h"

#include <QString>

#include <cmath>
#include <optional>

// The first face that the pointer's ray meets.
struct DragStop {
    double distance = INFINITY; // map units from the ray's origin; infinity: there is none
    Point normal{};             // of length 1, towards the ray's origin
};

// The planes are those of the moment when the button was pressed: the level one through the place that was grabbed, or the
// upright one through it that faces the ray of then; without perspective the plane of the picture.
struct OriginDrag {
    Point grabbed{};       // where the ray of the pointer met what it drags
    Point direction{};     // of that ray
    Point low{}, high{};   // the box that is dragged, where it was then
    bool isFlat = false;   // the view has no perspective: nothing is in the way then
    // Returns how far the pointer, whose ray is `now`, has brought it: level, or straight up and down. Where the ray was nearly
    // level when the button was pressed, depth cannot be told, and it goes sideways only. It goes no further than where the
    // pointer points at a face, and its box stays before faces that are in its way. Nothing: the ray meets neither.
    std::optional<Point> by(const Ray &now, bool upAndDown, const DragStop &face = {}) const;

private:
    double depthBehind(const Point &place, const Point &normal, const Point &moved) const;
};

// An origin brought on by whole units where it moves at all, so that a fraction that was there stays; or to multiples
// of `step`.
Point movedOrigin(const Point &origin, const Point &by, double step);
// As an entity has it: "128 -64 40.5".
QString originText(const Point &origin);
