// Finds camera positions that show a target well: whole, from the front, from inside the map and with nothing in between.
#pragma once

#include "core/camera/camera.h"

#include <functional>
#include <vector>

struct FramePoint {
    Point place{};
    Point front{}; // normal of the face that it is on, of length 1; 0: visible from any side
};

struct FrameTarget {
    Point low{}, high{}; // bounding box, in map units
    Point normal{};      // common direction of its faces; 0: they face all ways, or there are none
    // Sample points spread evenly over the target, or none: the box's centre is used. There should be few of them, since a
    // ray is cast from each position tried to each point.
    std::vector<FramePoint> points{};
};

struct FrameWorld {
    // Returns the unobstructed distance from a point along a direction of length 1, at most `wanted`.
    std::function<double(const Point &from, const Point &direction, double wanted)> freeDistance;
    // Returns whether an eye may be at a point: neither in a solid nor outside the map. If not set, it may be anywhere.
    std::function<bool(const Point &place)> isInside{};
};

struct Framed {
    Camera camera;
    double seen = 0; // share of the target's points facing the eye that are in the picture and unobstructed
    // False if no position tried inside the map shows any of the target; the camera is then where an eye may not be.
    bool isInside = false;
};

// Returns how far from a box's centre the camera must be, keeping its direction, for the whole box to fit, in map units.
// `aspect` is width / height.
double distanceToFit(const Camera &camera, const Point &low, const Point &high, double aspect);

// Keeps the camera's direction if that shows the whole target from the front. Otherwise tries positions in front of the
// target's faces, around it and closer, and takes the one that shows most of it. Casts a bounded number of rays.
Framed frameClearly(const Camera &from, const FrameTarget &target, double aspect, const FrameWorld &world);
// Frames the target from where it fits into the picture, even if that is outside the map or the view is obstructed.
Camera frameFromOutside(const Camera &from, const FrameTarget &target, double aspect);
