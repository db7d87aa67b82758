// Counts how much the PVS allows to be drawn from each cluster, and fills the columns of the clusters' table with it.
#pragma once

#include "core/vis/clusterdrawing.h"
#include "core/vis/vismatrix.h"

// By cluster, what is potentially visible from it: faces listed by leafs of the clusters in its PVS, each once, and brush
// models drawn from there (ClusterDrawing), once per placement. The last clusters are missing if a map needs more than
// `mostSteps`, and all of them if its leafs list the same faces over and over.
struct ClusterDrawCounts {
    std::vector<quint32> faces;
    std::vector<quint32> triangles; // of these faces, as the 3D view draws them
};

// A step is the list of one visible cluster, or an entry of it; the largest real maps need a fifth of the steps allowed,
// which take a second or two. Once `stop` is requested, returns early with a result to be discarded.
ClusterDrawCounts countDrawableFrom(const MapFile &map, const VisMatrix &matrix, std::stop_token stop = {},
                                    quint64 mostSteps = 1'000'000'000);

// The same for a ClusterDrawing that exists already.
ClusterDrawCounts countDrawableFrom(const ClusterDrawing &drawn, const VisMatrix &matrix, std::stop_token stop = {},
                                    quint64 mostSteps = 1'000'000'000);

// Returns the derived records of the clusters, with the columns that MapFile does not fill when it opens a map
// (Columns::clusterSight).
QByteArray clusterRecords(const MapFile &map, const VisCounts &counts, const ClusterDrawCounts &sight);

// Counts all of it for a map that no view shows. Does nothing if the visibility cannot be decoded.
void fillClusters(MapFile &map);
