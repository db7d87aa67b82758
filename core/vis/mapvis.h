// A map's decoded visibility and what follows from it, shared by all views.
#pragma once

#include "core/vis/clusterboxes.h"
#include "core/vis/vismatrix.h"

// Numbers on how much of a map its visibility hides.
struct VisSummary {
    quint32 clusters = 0;
    double meanShare = 0;           // the share of all clusters that a cluster sees on average, 0 to 1
    qint64 worst = -1;              // of the clusters that matter, the one that sees most, the lowest of equals; -1: none
    quint32 worstSees = 0;          // clusters
    std::vector<quint32> blind;     // clusters that see no other, if there are several
    std::vector<quint32> allSeeing; // clusters that see all, if there are several
    quint64 oneWayPairs = 0;        // a sees b, b does not see a
    quint32 leafsWithoutCluster = 0;
    quint32 withoutRow = 0, broken = 0; // as in DecodedVis

    // Returns whether the map has clusters but no rows, so that everything is visible from everywhere.
    bool isWithoutRows() const { return clusters > 0 && withoutRow == clusters; }
    // Returns whether the map's only cluster sees itself, so that there are no others to describe.
    bool isOneThatSeesAll() const { return clusters == 1 && broken == 0 && meanShare > 0; }
};

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
