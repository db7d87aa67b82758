// What some clusters see, and which clusters see them one way only: as rows of bits, and as lines between clusters.
#pragma once

#include "core/vis/mapvis.h"

#include <span>
#include <vector>

// As rows of VisMatrix: the clusters visible from any of the given ones, and those that see any of them one way only, being
// visible from none.
struct SightRows {
    std::vector<quint64> seen, oneWayViewers;
};

// Requires clusters below MapVis::count().
SightRows sightRowsOf(const MapVis &vis, std::span<const quint32> clusters);

// Returns the clusters that any of these sees or, with `viewers`, those that see any of them; ascending, with these among
// them if they are visible.
std::vector<quint32> inSightOf(const MapVis &vis, std::span<const quint32> clusters, bool viewers);

struct Sights {
    struct Line {
        quint32 viewer = 0, seen = 0;
        friend auto operator<=>(const Line &, const Line &) = default;
    };
    // As SightRows, ascending, without the given clusters.
    std::vector<quint32> seen, oneWayViewers;
    // Lines between different clusters; both empty if there are more than allowed.
    std::vector<Line> sees, seenOneWay;
    quint64 lines = 0; // number of both kinds, or a lower bound
    bool areLinesLeftOut() const { return lines > sees.size() + seenOneWay.size(); }
};

// Requires each of `clusters` to be there once.
Sights sightsOf(const MapVis &vis, std::span<const quint32> clusters, size_t mostLines);
