#include "core/geometry/winding.h"

namespace {

constexpr double onPlane = 0.01;  // map units
constexpr double smallest = 0.01; // square units; where a plane only touches, smaller pieces remain, which are dropped
constexpr double largest = 4 * maxCoordinate;

Winding orNothing(Winding winding) { return areaOf(winding) < smallest ? Winding() : std::move(winding); }

// Cuts off the part in front of the plane; returns false if there is none. `scratch` is working memory.
bool cut(Winding &winding, const Plane &plane, Winding &scratch)
{
    if (std::ranges::none_of(winding, [&plane](const Point &point) { return plane.of(point) > onPlane; }))
        return false;
    scratch.clear();
    double a = plane.of(winding.front());
    for (size_t i = 0; i < winding.size(); ++i) {
        const auto &from = winding[i], &to = winding[i + 1 < winding.size() ? i + 1 : 0];
        const double b = plane.of(to);
        if (a <= onPlane)
            scratch.push_back(from);
        if ((a > onPlane && b < -onPlane) || (a < -onPlane && b > onPlane))
            scratch.push_back(from + (to - from) * (a / (a - b)));
        a = b;
    }
    if (scratch.size() < 3)
        scratch.clear();
    winding.swap(scratch);
    return true;
}

} // namespace

Winding windingOn(const Plane &plane)
{
    const auto &n = plane.normal;
    const bool isSteep = std::abs(n[2]) > 0.7;
    auto right = cross(n, isSteep ? Point{1, 0, 0} : Point{0, 0, 1});
    right = right * (largest / length(right));
    const auto up = cross(right, n);
    const auto middle = n * (plane.distance / dot(n, n));
    return {middle - right - up, middle + right - up, middle + right + up, middle - right + up};
}

Winding behind(Winding winding, const Plane &plane)
{
    Winding scratch;
    cut(winding, plane, scratch);
    return winding.size() < 3 ? Winding() : winding;
}

Point normalOf(const Winding &winding)
{
    Point sum{};
    for (size_t i = 2; i < winding.size(); ++i)
        sum = sum + cross(winding[i] - winding[0], winding[i - 1] - winding[0]);
    return sum;
}

double areaOf(const Winding &winding) { return length(normalOf(winding)) / 2; }

size_t Polyhedron::pointCount() const
{
    size_t count = 0;
    for (const auto &side : sides)
        count += side.winding.size();
    return count;
}

Polyhedron boxOf(const Point &low, const Point &high)
{
    std::vector<Plane> planes;
    for (size_t axis = 0; axis < 3; ++axis) {
        Plane plane{.distance = high[axis]};
        plane.normal[axis] = 1;
        planes.push_back(plane);
        plane.distance = low[axis];
        planes.push_back(plane.opposite());
    }
    Polyhedron box;
    for (const auto &plane : planes) {
        auto winding = windingOn(plane);
        for (const auto &other : planes)
            winding = behind(std::move(winding), other);
        if (winding = orNothing(std::move(winding)); !winding.empty())
            box.sides.push_back({plane, std::move(winding)});
    }
    return box.isEmpty() ? Polyhedron() : box;
}

Polyhedron behind(Polyhedron solid, const Plane &plane)
{
    double low = INFINITY, high = -INFINITY;
    for (const auto &side : solid.sides)
        for (const auto &point : side.winding) {
            low = std::min(low, plane.of(point));
            high = std::max(high, plane.of(point));
        }
    if (high <= onPlane)
        return solid;
    if (low >= -onPlane)
        return {};
    auto lid = windingOn(plane);
    Winding scratch;
    for (auto &side : solid.sides) {
        cut(lid, side.plane, scratch);
        if (cut(side.winding, plane, scratch))
            side.winding = orNothing(std::move(side.winding));
    }
    std::erase_if(solid.sides, [](const Polyhedron::Side &side) { return side.winding.empty(); });
    if (lid = orNothing(std::move(lid)); !lid.empty())
        solid.sides.push_back({plane, std::move(lid)});
    return solid.isEmpty() ? Polyhedron() : solid;
}

// Cuts the solid by one plane after the other, instead of each plane's square by all planes. Thus two nearly equal planes,
// such as a side and its bevel, leave one side.
Polyhedron between(std::span<const Plane> planes)
{
    constexpr double all = 2 * maxCoordinate;
    static const auto everything = boxOf({-all, -all, -all}, {all, all, all});
    auto solid = everything;
    for (const auto &plane : planes)
        solid = behind(std::move(solid), plane);
    return solid;
}
