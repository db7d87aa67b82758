// Finds where in a map the most is drawn.
#pragma once

#include "core/vis/clusterboxes.h"
#include "core/vis/clustersight.h"

struct HotSpot {
    quint32 cluster = 0;              // the one from which most is drawn
    quint32 triangles = 0, faces = 0; // drawn from it
    // The clusters around it, ascending, from which less is drawn and that belong to no worse spot. Only the map's worst few
    // thousand clusters are assigned to spots.
    std::vector<quint32> around{};
};

struct HotSpots {
    std::vector<HotSpot> places; // worst first
    quint32 median = 0;          // of the triangles drawn from clusters that matter
};

// Returns the worst spots. Treats neighbours as one spot: a cluster whose box touches that of a cluster in a worse spot
// belongs to that spot, so that each spot is a local maximum. `matters` is relevantClusters(); `most` limits the number of
// spots.
HotSpots hotSpotsOf(const ClusterDrawCounts &sight, std::span<const ClusterBox> boxes, const std::vector<bool> &matters,
                    size_t most);
