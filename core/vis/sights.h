// What some clusters see, and who sees them without being seen: as rows of bits, and as lines between clusters.
#pragma once

#include "core/vis/mapvis.h"

#include <span>
#include <vector>

// As rows of VisMatrix: whom any of them sees, and who sees any of them and is seen by none.
struct SightRows {
    std::vector<quint64> seen, oneWayViewers;
};

// Of clusters below MapVis::count().
SightRows sightRowsOf(const MapVis &vis, std::span<const quint32> clusters);

// The clusters that any of these sees, or else those that see any of them; ascending, and of these too those that are seen.
std::vector<quint32> inSightOf(const MapVis &vis, std::span<const quint32> clusters, bool viewers);

struct Sights {
    struct Line {
        quint32 viewer = 0, seen = 0;
        friend auto operator<=>(const Line &, const Line &) = default;
    };
    // Of SightRows, ascending, those that were asked about left out.
    std::vector<quint32> seen, oneWayViewers;
    // Between different clusters; none of either kind where there are more than allowed.
    std::vector<Line> sees, seenOneWay;
    quint64 lines = 0; // how many of both there are, or at least how many
    bool areLinesLeftOut() const { return lines > sees.size() + seenOneWay.size(); }
};

// Of `clusters`, each once.
Sights sightsOf(const MapVis &vis, std::span<const quint32> clusters, size_t mostLines);
