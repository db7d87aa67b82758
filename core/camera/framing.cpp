#include "core/camera/framing.h"

#include <algorithm>
#include <vector>

namespace
{

constexpr double frontal = 0.5;    // cosine of the angle from which a face is seen well enough
constexpr double offTheFace = 2;   // map units, so that the way does not begin in the face itself
constexpr double offTheWall = 8;   // from what is in the way
constexpr double nearestTo = 24;   // the target's middle
constexpr double nearlyAll = 0.98; // of the way
constexpr double lookingDown = 20; // degrees, when going around
constexpr int turns = 8;

// Ways from the target to the eye, the best first.
std::vector<Point> waysTo(const Camera &from, const Point &normal)
{
    const auto present = from.forward() * -1;
    const double size = length(normal);
    if (size > 0) {
        const auto front = normal * (1 / size);
        return dot(present, front) > frontal ? std::vector{present, front} : std::vector{front};
    }
    std::vector ways{present};
    for (int turn = 0; turn < turns; ++turn) {
        Camera around = from;
        around.yaw += 360.0 * turn / turns;
        around.pitch = lookingDown;
        ways.push_back(around.forward() * -1);
    }
    return ways;
}

} // namespace

Camera frameClearly(const Camera &from, const FrameTarget &target, double aspect, const FreeWay &freeWay)
{
    const auto middle = (target.low + target.high) * 0.5;
    Camera best = from;
    double bestShare = 0;
    for (const auto &way : waysTo(from, target.normal)) {
        Camera camera = from;
        camera.lookAlong(way * -1);
        camera.frame(target.low, target.high, aspect);
        const double wanted = length(camera.position - middle);
        const double free = freeWay(middle + way * offTheFace, way, wanted) + offTheFace;
        const double share = std::min(free / wanted, 1.0);
        if (share < nearlyAll)
            camera.position = middle + way * std::clamp(free - offTheWall, std::min(nearestTo, wanted), wanted);
        if (share > bestShare) {
            best = camera;
            bestShare = share;
        }
        if (share >= nearlyAll)
            break;
    }
    return best;
}
