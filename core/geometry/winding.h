// Convex polygons cut by planes, and the convex solids that such polygons enclose.
#pragma once

#include "core/where/space.h"

#include <algorithm>
#include <span>
#include <vector>

// A polygon on a plane, clockwise as seen from where the plane's normal points; empty if nothing is left of it.
using Winding = std::vector<Point>;

// Returns a square on the plane, larger than any map.
Winding windingOn(const Plane &plane);
// Returns the part behind the plane; points within a hundredth of a unit of the plane count as behind.
Winding behind(Winding winding, const Plane &plane);
// Returns the normal on the side from which the winding is clockwise; its length is twice the area.
Point normalOf(const Winding &winding);
double areaOf(const Winding &winding);

// Depth at which walks down a tree end, because the nodes of damaged maps may form a cycle. Real trees have fewer than 300
// levels.
inline constexpr size_t deepestNode = 1024;
// Returns the limit on the points cut on the way down a tree. Nodes may be shared, so there may be many more paths than nodes.
// Real maps need about sixty points per node, or a few times that if the compiler shares some; the largest have 100,000 nodes.
constexpr quint64 treeWork(quint64 nodes)
{
    constexpr quint64 most = 50'000'000; // a few seconds
    return std::min(2000 * nodes + 100'000, most);
}

// A convex solid, given by its sides; their planes' normals point out of it.
struct Polyhedron {
    struct Side {
        Plane plane;
        Winding winding;
    };
    std::vector<Side> sides;

    bool isEmpty() const { return sides.size() < 4; }
    size_t pointCount() const;
};

Polyhedron boxOf(const Point &low, const Point &high);
// Returns the part behind the plane, closed with a side there.
Polyhedron behind(Polyhedron solid, const Plane &plane);
// Returns the space behind all planes, or an empty solid. If it is not closed, it reaches beyond maxCoordinate.
Polyhedron between(std::span<const Plane> planes);
