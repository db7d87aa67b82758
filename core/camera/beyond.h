// Direction and distance of things outside the picture.
#pragma once

#include "core/camera/camera.h"

// A point on the picture's border: x and y go from -1 (left, bottom) to 1, and one of them is -1 or 1.
struct BeyondEdge {
    double x = 0, y = 0;
    double distance = 0; // from the eye to the box's centre, in map units
};

// The border of a camera's picture. Converts the camera's angles to directions once, for many queries.
class PictureBorder
{
public:
    // `aspect` is width / height.
    PictureBorder(const Camera &camera, double aspect);

    // Returns the border point in the direction of a box outside the picture, in front of the camera or behind it; nothing
    // if part of the box may be in the picture.
    std::optional<BeyondEdge> beyond(const Point &low, const Point &high) const;

private:
    Point seen(const Point &place) const;

    Point eye_, right_, up_, forward_;
    double width_ = 1, height_ = 1; // half the picture's size at distance 1; if parallel, at any distance
    bool isParallel_;
};
