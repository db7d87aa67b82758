// Decides which clusters of a map count in a search for the best or worst.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// Returns for each cluster whether it matters: a leaf of the world belongs to it and lists a face. Other clusters are in the
// void or contain only air, so that "the cluster that sees most" should not be one of them. If the faces of a damaged map
// were not counted, all clusters with leafs matter.
std::vector<bool> relevantClusters(const MapFile &map);
