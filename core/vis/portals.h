// The openings between leafs, found from the tree alone: maps do not store them. Whatever passes from one leaf to
// another, sight as well as light, passes through a polygon on the plane of a node.
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
    quint32 node = 0;                       // on whose plane it lies
};

struct VisPortals {
    std::vector<VisPortal> portals; // in the order of their nodes, and of equal nodes of their leafs
    std::vector<std::array<float, 3>> points; // map units
};

// As the vis compilers make them: the plane of each node, cut down to the node's space, is cut on by the nodes in front
// of and behind it. Takes time and memory in proportion to the tree; fails with a sentence where that is broken, or so
// tangled that no compiler made it. An early end is asked for with `stop`; what comes back then is to be thrown away.
// Progress is counted in nodes.
Result<VisPortals> findPortals(const MapFile &map, std::stop_token stop = {}, Progress *progress = nullptr);

// As the compilers' PRT1 files have them: the number of clusters, that of portals between different ones, and these a
// line each: "4 0 1 (0 0 0 ) (0 64 0 ) ...", points, front cluster, back cluster.
QByteArray prtOf(const MapFile &map, const VisPortals &portals);
