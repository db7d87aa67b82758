// Where the clusters of a map are.
#pragma once

#include "core/map/mapfile.h"
#include "core/point.h"

#include <span>
#include <vector>

struct ClusterBox {
    Point low{}, high{};   // around the boxes of its leafs, in map units
    quint32 leafs = 0;     // 0: none names it, and it is nowhere
    Point middle() const { return (low + high) * 0.5; }
};

// By cluster.
std::vector<ClusterBox> clusterBoxes(const MapFile &map);

// The clusters, so that those near each other follow each other: their middles are halved along the longest side of
// what is around them, again and again; of equal places the lower number goes first. Those that are nowhere come last.
std::vector<quint32> orderByPlace(std::span<const ClusterBox> places);
