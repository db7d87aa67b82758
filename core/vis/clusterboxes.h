// The positions of a map's clusters, which of them matter, and where a player would stand in them.
#pragma once

#include "core/map/mapfile.h"
#include "core/point.h"

#include <optional>
#include <span>
#include <vector>

struct ClusterBox {
    Point low{}, high{}; // around the boxes of its leafs, in map units
    quint32 leafs = 0;   // 0: no leaf belongs to it, and it has no position
    Point middle() const { return (low + high) * 0.5; }
};

// Returns the boxes by cluster.
std::vector<ClusterBox> clusterBoxes(const MapFile &map);

// Returns the clusters in an order that keeps neighbours together: halves them again and again at the median of their
// centres, along the longest side of the box around these; equal ones go by number. Clusters without a position come last.
std::vector<quint32> orderByPlace(std::span<const ClusterBox> places);

// Returns for each cluster whether it matters: a leaf of the world belongs to it and lists a face. Other clusters are in the
// void or contain only air, so that "the cluster that sees most" should not be one of them. If the faces of a damaged map
// were not counted, all clusters with leafs matter.
std::vector<bool> relevantClusters(const MapFile &map);

// Returns the position of a player's eyes in one of its leafs, above a floor if there is one, else somewhere inside. Nothing
// if no position tried is in the cluster according to the map's tree. Takes as long as a walk through the leafs.
std::optional<Point> standingPositionIn(const MapFile &map, quint32 cluster);
