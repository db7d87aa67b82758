// The portals between leafs, computed from the tree because maps do not store them. Sight and light pass from one leaf to
// another through a polygon on the plane of a node.
#pragma once

#include "core/map/mapfile.h"
#include "core/progress.h"
#include "core/result.h"

#include <array>
#include <stop_token>
#include <vector>

struct VisPortal {
    quint32 front = 0, back = 0;            // leafs; both have a cluster, which may be the same
    quint32 firstPoint = 0, pointCount = 0; // in VisPortals::points: convex, clockwise as seen from the front leaf
    quint32 node = 0;                       // the node on whose plane it lies
};

struct VisPortals {
    std::vector<VisPortal> portals;           // in depth-first order of their nodes, then of their leafs
    std::vector<std::array<float, 3>> points; // map units
};

// Finds portals as the vis compilers do: clips the plane of each node to the node's space, then splits it by the nodes in
// front of and behind it. Takes time and memory in proportion to the tree; fails if that is broken, or so tangled that no
// compiler made it. Once `stop` is requested, returns early with a result to be discarded. Progress is counted in nodes.
Result<VisPortals> findPortals(const MapFile &map, std::stop_token stop = {}, Progress *progress = nullptr);

// Returns the portals as a PRT1 file of the compilers: the number of clusters, the number of portals between different ones,
// then one line for each of these: number of points, front cluster, back cluster, points, as in "4 0 1 (0 0 0 ) (0 64 0 )
// ...".
QByteArray prtOf(const MapFile &map, const VisPortals &portals);
