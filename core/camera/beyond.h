// Where something lies that is not in the picture.
#pragma once

#include "core/camera/camera.h"

// At the border of the picture: x and y go from -1 (left, bottom) to 1, and one of them is at its end.
struct BeyondEdge {
    double x = 0, y = 0;
    double distance = 0; // of the box's middle from the eye, in map units
};

// The border of what a camera sees, for one question after another: what turns the camera's angles into directions is
// done once.
class PictureBorder
{
public:
    // Of a picture that is `aspect` times as wide as it is high.
    PictureBorder(const Camera &camera, double aspect);

    // On which side of the picture a box lies, in front of the camera or behind it; nothing when some of it may be in the
    // picture.
    std::optional<BeyondEdge> beyond(const Point &low, const Point &high) const;

private:
    Point seen(const Point &place) const;

    Point eye_, right_, up_, forward_;
    double width_ = 1, height_ = 1; // of half the picture, at a distance of 1 or, without perspective, at any
    bool isParallel_;
};
