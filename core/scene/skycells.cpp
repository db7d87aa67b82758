#include "core/scene/skycells.h"

#include <algorithm>

namespace {

constexpr double rows = 4; // from the middle of a side to its end
constexpr size_t beneath = 5;

using ConvexPolygon = std::vector<Point>; // its corners, relative to the eye

// Returns the part of a polygon where `a * corner` is not below 0.
ConvexPolygon inFrontOf(const ConvexPolygon &corners, const Point &a)
{
    ConvexPolygon left;
    for (size_t i = 0; i < corners.size(); ++i) {
        const auto &here = corners[i], &next = corners[(i + 1) % corners.size()];
        const double depth = dot(a, here), nextDepth = dot(a, next);
        if (depth >= 0)
            left.push_back(here);
        if ((depth < 0) != (nextDepth < 0))
            left.push_back(here + (next - here) * (depth / (depth - nextDepth)));
    }
    return left;
}

struct SideAxes {
    size_t along, column, row; // axes: perpendicular to the side, and parallel to it
    double way;                // 1 or -1, along the first
};

constexpr SideAxes axesOf(size_t side)
{
    const size_t along = side / 2;
    return {along, along == 0 ? 1U : 0U, along == 2 ? 1U : 2U, side % 2 == 0 ? 1.0 : -1.0};
}

// Clips to the pyramid from the eye to a side, which holds what is seen through the side.
ConvexPolygon partSeenThrough(ConvexPolygon corners, const SideAxes &axes)
{
    for (const size_t across : {axes.column, axes.row})
        for (const double sign : {1.0, -1.0}) {
            Point inwards{};
            inwards[axes.along] = axes.way;
            inwards[across] = sign;
            corners = inFrontOf(corners, inwards);
        }
    return corners;
}

void touch(SkyCells::Side &side, const Point &corner, const SideAxes &axes)
{
    const double away = corner[axes.along] * axes.way;
    if (!(away > 0.001)) // too near to say through which cell (AddSkyPolygon())
        return;
    const std::array across{corner[axes.column] / away * rows, corner[axes.row] / away * rows};
    const bool isFirst = side.high[0] < side.low[0];
    for (size_t i = 0; i < 2; ++i) {
        const double low = std::clamp(std::floor(across[i]), -rows, rows), high = std::clamp(std::ceil(across[i]), -rows, rows);
        side.low[i] = isFirst ? low : std::min(side.low[i], low);
        side.high[i] = isFirst ? high : std::max(side.high[i], high);
    }
}

} // namespace

SkyCells skyCells(const Scene &scene, std::span<const IndexRange> ranges, const Point &eye)
{
    SkyCells cells;
    for (const auto &range : ranges)
        for (quint32 i = 0; i + 2 < range.count; i += 3) {
            ConvexPolygon triangle;
            for (quint32 corner = 0; corner < 3; ++corner)
                triangle.push_back(scene.corner(range.first + i + corner) - eye);
            for (size_t side = 0; side < beneath; ++side)
                for (const auto axes = axesOf(side); const auto &corner : partSeenThrough(triangle, axes))
                    touch(cells.sides[side], corner, axes);
        }
    return cells;
}
