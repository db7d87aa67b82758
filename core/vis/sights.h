// What some clusters see, and who sees them without being seen, as lines between clusters.
#pragma once

#include "core/vis/mapvis.h"

#include <span>
#include <vector>

struct Sights {
    struct Line {
        quint32 viewer = 0, seen = 0;
        friend auto operator<=>(const Line &, const Line &) = default;
    };
    // Ascending, those that were asked about left out: whom any of them sees; who sees any of them that does not see it.
    std::vector<quint32> seen, oneWayViewers;
    // Between different clusters; none of either kind where there are more than allowed.
    std::vector<Line> sees, seenOneWay;
    quint64 lines = 0; // how many of both there are
    bool areLinesLeftOut() const { return lines > sees.size() + seenOneWay.size(); }
};

// Of `clusters`, each once.
Sights sightsOf(const MapVis &vis, std::span<const quint32> clusters, size_t mostLines);
