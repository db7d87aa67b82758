// The model that each face belongs to, the entity that has each model, and the leafs of the world. Compilers also write leafs
// for brush models, which in Quake II and III are in cluster and area 0: no player is ever in them, and entities place what
// they list.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// Returns for each face its model, in a damaged map the first of several; -1: none.
std::vector<qint32> modelsOfFaces(const MapFile &map);
// Returns for each model the first entity that has it (worldspawn has the world); -1: none.
std::vector<qint32> entitiesOfModels(const MapFile &map);
// Returns for each leaf whether it belongs to the world; true for all if the world's tree is broken.
std::vector<bool> worldLeafs(const MapFile &map);
