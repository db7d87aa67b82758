// How much the potentially visible set lets be drawn from each cluster, and the columns of the clusters' table that tell
// of it.
#pragma once

#include "core/vis/vismatrix.h"

// By cluster, what is listed by leafs of the clusters that it sees, each face once. Of a damaged map that takes longer
// than a second or two the last clusters are left out.
struct ClusterSight {
    std::vector<quint32> faces;
    std::vector<quint32> triangles; // of these faces, as the 3D view draws them
};

// An early end is asked for with `stop`; what comes back then is to be thrown away.
ClusterSight countSight(const MapFile &map, const VisMatrix &matrix, std::stop_token stop = {});

// The derived clusters with what MapFile does not count when it opens a map (Columns::clusterSight).
QByteArray clusterRecords(const MapFile &map, const VisCounts &counts, const ClusterSight &sight);

// Counts all of it for a map that nobody shows. One whose visibility cannot be decoded stays as it is.
void fillClusters(MapFile &map);
