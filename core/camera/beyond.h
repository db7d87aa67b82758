// Where something lies that is not in the picture.
#pragma once

#include "core/camera/camera.h"

// At the border of the picture: x and y go from -1 (left, bottom) to 1, and one of them is at its end.
struct BeyondEdge {
    double x = 0, y = 0;
    double distance = 0; // of the box's middle from the eye, in map units
};

// On which side of the picture a box lies, in front of the camera or behind it; nothing when some of it may be in the
// picture, which is `aspect` times as wide as it is high.
std::optional<BeyondEdge> beyondEdge(const Camera &camera, const Point &low, const Point &high, double aspect);
