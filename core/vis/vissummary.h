// How well the visibility of a map hides what is not seen, in a few numbers.
#pragma once

#include "core/vis/vismatrix.h"

struct VisSummary {
    quint32 clusters = 0;
    double meanShare = 0;              // of all clusters that one sees, 0 to 1
    qint64 worst = -1;                 // the cluster that matters and sees most, the lowest of several; -1: there is none
    quint32 worstSees = 0;             // clusters
    std::vector<quint32> blind;        // see nothing, or themselves alone, though there are others
    std::vector<quint32> allSeeing;    // see all, though there are others
    quint64 oneWayPairs = 0;           // a sees b, b does not see a
    quint32 leafsWithoutCluster = 0;
    quint32 withoutRow = 0, broken = 0; // as DecodedVis

    // Whether the map has clusters, but rows of none of them: all is seen from everywhere.
    bool isWithoutRows() const { return clusters > 0 && withoutRow == clusters; }
    // Whether there is one cluster alone, which sees itself: nothing is told of others, as there are none.
    bool isOneThatSeesAll() const { return clusters == 1 && broken == 0 && meanShare > 0; }
};

VisSummary summaryOf(const MapFile &map, const DecodedVis &vis, const VisCounts &counts);
