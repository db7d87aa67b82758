// The model that each face belongs to, and the entity that has each model.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// Returns for each face its model, in a damaged map the first of several; -1: none.
std::vector<qint32> modelsOfFaces(const MapFile &map);
// Returns for each model the first entity that has it (worldspawn has the world); -1: none.
std::vector<qint32> entitiesOfModels(const MapFile &map);
