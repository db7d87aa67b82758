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

// A drag in a plane that is fixed when the button is pressed: the horizontal one through the grabbed point, or the vertical
// one through it that faces the ray; without perspective, the plane of the picture.
struct OriginDrag {
    Point grabbed{};     // where the pointer's ray hit what it drags
    Point direction{};   // of that ray
    Point low{}, high{}; // the dragged box at the start
    bool isFlat = false; // the view has no perspective, and nothing blocks the drag
    // Returns how far the box has moved when the pointer's ray is `now`: in the plane, or straight up and down. If the ray was
    // nearly horizontal when the button was pressed, depth is unknown, and the box moves only sideways. It goes no further than
    // the face under the pointer, and stays in front of that face. Nothing if the ray hits neither the plane nor a face.
    std::optional<Point> by(const Ray &now, bool upAndDown, const DragStop &face = {}) const;

private:
    double depthBehind(const Point &place, const Point &normal, const Point &moved) const;
};

// Returns an origin moved along each axis that changes: by whole units, which keeps its fraction, or, if `step` is above 1,
// to a multiple of `step`.
Point movedOrigin(const Point &origin, const Point &by, double step);
// Formats an origin as the value of an entity's key: "128 -64 40.5".
QString originText(const Point &origin);
