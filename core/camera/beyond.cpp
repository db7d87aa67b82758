#include "core/camera/beyond.h"

#include <algorithm>

PictureBorder::PictureBorder(const Camera &camera, double aspect)
    : eye_(camera.position), right_(camera.right()), up_(camera.up()), forward_(camera.forward()),
      isParallel_(camera.isParallel())
{
    if (isParallel_) {
        width_ = camera.span / 2 * aspect;
        height_ = camera.span / 2;
        return;
    }
    const auto corner = camera.towards(1, 1, aspect);
    const double depth = dot(corner, forward_);
    width_ = dot(corner, right_) / depth;
    height_ = dot(corner, up_) / depth;
}

// Returns a point's distances to the right, up and forward, scaled such that for a point on the border one of the first two
// equals the third, except for its sign.
Point PictureBorder::seen(const Point &place) const
{
    const auto way = place - eye_;
    return {dot(way, right_) / width_, dot(way, up_) / height_, isParallel_ ? 1 : dot(way, forward_)};
}

std::optional<BeyondEdge> PictureBorder::beyond(const Point &low, const Point &high) const
{
    bool left = true, right = true, below = true, above = true, behind = !isParallel_;
    for (unsigned corner = 0; corner < 8; ++corner) {
        const auto at = seen(cornerOf(low, high, corner));
        left = left && at[0] < -at[2];
        right = right && at[0] > at[2];
        below = below && at[1] < -at[2];
        above = above && at[1] > at[2];
        behind = behind && at[2] < Camera::nearest();
    }
    if (!left && !right && !below && !above && !behind)
        return {};
    const auto middle = (low + high) * 0.5;
    const auto at = seen(middle);
    const double most = std::max(std::abs(at[0]), std::abs(at[1]));
    const double distance = length(middle - eye_);
    if (!(most > distance * 1e-6)) // straight behind the eye: all directions are equal
        return BeyondEdge{0, -1, distance};
    return BeyondEdge{at[0] / most, at[1] / most, distance};
}
