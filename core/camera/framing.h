// From where something is seen well: from the front, as a whole, and with nothing in between.
#pragma once

#include "core/camera/camera.h"

#include <functional>

struct FrameTarget {
    Point low{}, high{}; // around it, in map units
    Point normal{};      // where its faces look; 0: everywhere, or there are none
};

// How far one gets from a place along a direction of length 1 until something is in the way; `wanted` at most.
using FreeWay = std::function<double(const Point &from, const Point &direction, double wanted)>;

// The camera keeps the way it looks if that shows the target from the front with a free view. Else it goes in front of
// its faces, or around it, to where most of the way is free, and as near as what is in the way lets it.
Camera frameClearly(const Camera &from, const FrameTarget &target, double aspect, const FreeWay &freeWay);
