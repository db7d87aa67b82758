#include "core/camera/beyond.h"

#include <algorithm>

std::optional<BeyondEdge> beyondEdge(const Camera &camera, const Point &low, const Point &high, double aspect)
{
    // A place's distances to the right, up and forward, such that a picture's border is where they are as large as the
    // last.
    const auto towards = camera.towards(1, 1, aspect);
    const double depth = dot(towards, camera.forward());
    const double width = dot(towards, camera.right()) / depth, height = dot(towards, camera.up()) / depth;
    const auto seen = [&](const Point &place) {
        if (camera.isParallel()) {
            const auto at = camera.seenAt(place, aspect);
            return at ? Point{(*at)[0], (*at)[1], 1} : Point{0, 0, 1};
        }
        const auto way = place - camera.position;
        return Point{dot(way, camera.right()) / width, dot(way, camera.up()) / height, dot(way, camera.forward())};
    };
    bool left = true, right = true, below = true, above = true, behind = true;
    for (unsigned corner = 0; corner < 8; ++corner) {
        const auto at = seen(cornerOf(low, high, corner));
        left = left && at[0] < -at[2];
        right = right && at[0] > at[2];
        below = below && at[1] < -at[2];
        above = above && at[1] > at[2];
        behind = behind && !camera.isParallel() && at[2] < Camera::nearest();
    }
    if (!left && !right && !below && !above && !behind)
        return {};
    const auto middle = (low + high) * 0.5;
    const auto at = seen(middle);
    const double most = std::max(std::abs(at[0]), std::abs(at[1]));
    const double distance = length(middle - camera.position);
    if (!(most > distance * 1e-6)) // right behind: one turns around, whichever way
        return BeyondEdge{0, -1, distance};
    return BeyondEdge{at[0] / most, at[1] / most, distance};
}
