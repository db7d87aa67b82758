// Finds the clusters of entities.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// Returns for each entity the cluster of the leaf at its origin or, for a brush entity, at the centre of its model's stored
// box, even if the model touches several clusters. -1 if it has no position, or is outside all clusters. Walks down the map's
// tree once per entity.
std::vector<qint64> clustersOfEntities(const MapFile &map);
