// All that is known of which cluster sees which, for all who show it.
#pragma once

#include "core/vis/clusterboxes.h"
#include "core/vis/vissummary.h"

struct MapVis {
    VisSet set{};
    DecodedVis decoded;
    VisMatrix seenBy; // viewer and seen exchanged
    VisCounts counts;
    VisSummary summary;
    std::vector<ClusterBox> places;

    quint32 count() const { return decoded.matrix.count(); } // clusters
    bool sees(quint32 viewer, quint32 seen) const { return decoded.matrix.at(viewer, seen); }
    bool isOneWay(quint32 viewer, quint32 seen) const { return sees(viewer, seen) && !sees(seen, viewer); }
};

// Fails as decodeVis() does. An early end is asked for with `stop`; what comes back then is to be thrown away.
Result<MapVis> readMapVis(const MapFile &map, VisSet set, std::stop_token stop = {});
