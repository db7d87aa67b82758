// A map's decoded visibility and what follows from it, shared by all views.
#pragma once

#include "core/vis/clusterboxes.h"
#include "core/vis/vissummary.h"

struct MapVis {
    VisSet set{};
    DecodedVis decoded;
    VisMatrix seenBy; // the matrix, transposed
    VisCounts counts;
    VisSummary summary;
    std::vector<ClusterBox> places;

    quint32 count() const { return decoded.matrix.count(); } // clusters
    bool sees(quint32 viewer, quint32 seen) const { return decoded.matrix.at(viewer, seen); }
    bool isOneWay(quint32 viewer, quint32 seen) const { return sees(viewer, seen) && !sees(seen, viewer); }
};

// Fails as decodeVis() does. Once `stop` is requested, returns early with a result to be discarded.
Result<MapVis> readMapVis(const MapFile &map, VisSet set, std::stop_token stop = {});
