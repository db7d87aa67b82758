// A few numbers on how well a map's visibility hides what is not seen.
#pragma once

#include "core/vis/vismatrix.h"

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

VisSummary summaryOf(const MapFile &map, const DecodedVis &vis, const VisCounts &counts);
