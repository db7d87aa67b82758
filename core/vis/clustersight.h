// How much the potentially visible set lets be drawn from each cluster, and the columns of the clusters' table that tell
// of it.
#pragma once

#include "core/vis/clusterdrawing.h"
#include "core/vis/vismatrix.h"

// By cluster, what is listed by leafs of the clusters that it sees, each face once, and the brush models that are drawn
// from there (ClusterDrawing), each wherever an entity brings it. Of a map that takes longer than
// `mostSteps` the last clusters are left out, and of one whose leafs list the same again and again all.
struct ClusterSight {
    std::vector<quint32> faces;
    std::vector<quint32> triangles; // of these faces, as the 3D view draws them
};

// A step is one list of a cluster that another sees, or an entry of it; the largest real maps take a fifth of the steps
// that are allowed, which take a second or two. An early end is asked for with `stop`; what comes back then is to be
// thrown away.
ClusterSight countSight(const MapFile &map, const VisMatrix &matrix, std::stop_token stop = {},
                        quint64 mostSteps = 1'000'000'000);

// The same where what is drawn is at hand.
ClusterSight countSight(const ClusterDrawing &drawn, const VisMatrix &matrix, std::stop_token stop = {},
                        quint64 mostSteps = 1'000'000'000);

// The derived clusters with what MapFile does not count when it opens a map (Columns::clusterSight).
QByteArray clusterRecords(const MapFile &map, const VisCounts &counts, const ClusterSight &sight);

// Counts all of it for a map that nobody shows. One whose visibility cannot be decoded stays as it is.
void fillClusters(MapFile &map);
