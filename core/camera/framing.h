// From where something is seen well: as a whole, from the front, from inside the map, and with nothing in between.
#pragma once

#include "core/camera/camera.h"

#include <functional>
#include <vector>

struct FramePoint {
    Point place{};
    Point front{}; // of length 1, where its face looks; 0: it is seen from anywhere
};

struct FrameTarget {
    Point low{}, high{}; // around it, in map units
    Point normal{};      // where its faces look together; 0: everywhere, or there are none
    // Spread evenly over what is to be seen, few: a ray goes to each from every place that is tried. None: the middle.
    std::vector<FramePoint> points{};
};

struct FrameWorld {
    // How far one gets from a place along a direction of length 1 until something is in the way; `wanted` at most.
    std::function<double(const Point &from, const Point &direction, double wanted)> freeWay;
    // Whether an eye may be there: not in something solid, nor outside of the map. Not set: it may be anywhere.
    std::function<bool(const Point &place)> isInside{};
};

struct Framed {
    Camera camera;
    double seen = 0;       // the share of the target's points that are in the picture, with nothing in between
    // False: from no place inside anything of it is seen, and the camera is where an eye may not be.
    bool isInside = false;
};

// How far behind a box's middle the camera has to be, looking as it does, for all of the box to be in the picture, in
// map units. The picture is `aspect` times as wide as it is high.
double distanceToFit(const Camera &camera, const Point &low, const Point &high, double aspect);

// The camera keeps the way it looks if that shows the target as a whole and from the front. Else it goes in front of its
// faces, around it, and nearer, to where most of it is seen. All in all a bounded number of rays is asked for.
Framed frameClearly(const Camera &from, const FrameTarget &target, double aspect, const FrameWorld &world);
// From outside of the map, whatever is in between.
Camera frameFromOutside(const Camera &from, const FrameTarget &target, double aspect);
