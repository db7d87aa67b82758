// Convex polygons that planes cut, and the convex solids that such polygons enclose.
#pragma once

#include "core/map/space.h"

#include <algorithm>
#include <span>
#include <vector>

// A polygon on a plane, clockwise as seen from where the plane's normal points. Empty: nothing is left of it.
using Winding = std::vector<Point>;

// A square on the plane that reaches as far as any map.
Winding windingOn(const Plane &plane);
// What of it lies behind the plane; points on the plane, within a hundredth of a unit, count as behind.
Winding behind(Winding winding, const Plane &plane);
// Points to where it is seen clockwise from, and is as long as twice its area.
Point normalOf(const Winding &winding);
double areaOf(const Winding &winding);

// Nodes below each other at which cutting down a tree ends, as those of damaged maps may lead in a circle; real maps
// have fewer than 300.
inline constexpr size_t deepestNode = 1024;
// How many points may be cut on the way down a tree of so many nodes. Nodes may be shared, so that there are many more ways
// than nodes. Real maps need about sixty a node, or a few times that where compilers share some; the largest have 100,000 nodes.
constexpr quint64 treeWork(quint64 nodes)
{
    constexpr quint64 most = 50'000'000; // a few seconds
    return std::min(2000 * nodes + 100'000, most);
}

// A convex solid by its sides, whose planes' normals point out of it.
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
// What of it lies behind the plane, closed with a side there.
Polyhedron behind(Polyhedron solid, const Plane &plane);
// The space behind all planes; empty where there is none. Where it is not closed it reaches beyond farthestPlace.
Polyhedron between(std::span<const Plane> planes);
