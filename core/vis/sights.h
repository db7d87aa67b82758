// What some clusters see, and the clusters that see them one way only: as rows of bits, and as lines between clusters.
#pragma once

#include "core/vis/mapvis.h"

#include <span>
#include <vector>

// Rows as in VisMatrix: the clusters visible from any of the given ones, and those that see any of them but are visible from
// none.
struct SightRows {
    std::vector<quint64> seen, oneWayViewers;
};

// Returns the rows for some clusters, which must be below MapVis::count().
SightRows sightRowsOf(const MapVis &vis, std::span<const quint32> clusters);

// Returns the clusters that any of the given ones sees or, with `viewers`, those that see any of them; ascending. Includes
// given ones that are visible themselves.
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

// Returns what some clusters see. `clusters` must contain each only once. Omits the lines if there are more than `mostLines`.
Sights sightsOf(const MapVis &vis, std::span<const quint32> clusters, size_t mostLines);
