// The model that each face belongs to, the entity that has each model, and the leafs of the world. Compilers also write leafs
// for brush models, which in Quake II and III are in cluster and area 0: no player is ever in them, and entities determine
// where their faces are.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// Returns the model of each face, or -1. If several models of a damaged map have a face, the first wins.
std::vector<qint32> modelsOfFaces(const MapFile &map);
// Returns the first entity that has each model (worldspawn has the world), or -1.
std::vector<qint32> entitiesOfModels(const MapFile &map);
// Returns whether each leaf belongs to the world; true for all if the world's tree is broken.
std::vector<bool> worldLeafs(const MapFile &map);
