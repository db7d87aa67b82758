// What some clusters see together, and what sees them without being seen.
#pragma once

#include "core/vis/mapvis.h"

struct CombinedSight {
    // A bit for each cluster, as in a row of VisMatrix.
    std::vector<quint64> seen;   // by any of them
    std::vector<quint64> oneWay; // sees any of them, and none of them sees it
    quint32 seenCount = 0, oneWayCount = 0;
};

// Of clusters below MapVis::count().
CombinedSight combinedSight(const MapVis &vis, std::span<const quint32> clusters);
