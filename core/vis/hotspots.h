// Where in a map the most is drawn.
#pragma once

#include "core/vis/clusterboxes.h"
#include "core/vis/clustersight.h"

struct HotSpot {
    quint32 cluster = 0; // the one from which most is drawn
    quint32 triangles = 0, faces = 0; // that are drawn from it
    // Those around it from which less is drawn and that belong to no worse place, ascending; of the worst clusters of the
    // map alone.
    std::vector<quint32> around{};
};

struct HotSpots {
    std::vector<HotSpot> places; // the worst first
    quint32 median = 0;          // triangles drawn from a cluster, of those that matter
};

// Neighbours are one place: a cluster whose box touches one of a place that is worse belongs to that, so that each place
// is a summit. `matters`: clustersThatMatter(); `most`: places.
HotSpots hotSpotsOf(const ClusterSight &sight, std::span<const ClusterBox> boxes, const std::vector<bool> &matters,
                    size_t most);
