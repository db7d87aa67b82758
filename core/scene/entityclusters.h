// In which clusters entities are.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// By entity the cluster of the leaf at its origin, or at the middle of its brush model's box as the map stores it: a
// model that touches leafs of several clusters is named in one alone. -1: it stands nowhere, or outside of all clusters. Takes
// a walk down the map's tree for each.
std::vector<qint64> clustersOfEntities(const MapFile &map);
