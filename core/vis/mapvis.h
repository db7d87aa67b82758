// A map's decoded visibility and what follows from it, shared by all views.
#pragma once

#include "core/vis/clusterboxes.h"
#include "core/vis/vismatrix.h"

// A few numbers on how well a map's visibility hides what is not seen.
struct VisSummary {
    quint32 clusters = 0;
    double meanShare = 0;           // of all clusters that one sees on average, 0 to 1
    qint64 worst = -1;              // the cluster that sees most of those that matter, the lowest of several; -1: none
    quint32 worstSees = 0;          // clusters
    std::vector<quint32> blind;     // see nothing or only themselves, though there are others
    std::vector<quint32> allSeeing; // see all, though there are others
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
