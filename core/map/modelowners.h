// Whose a map's models are: the faces that belong to each, and the entity that has it.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// By face the model that it belongs to, of several in a damaged map the first; -1: none.
std::vector<qint32> modelsOfFaces(const MapFile &map);
// By model the first entity that has it, worldspawn the world; -1: none.
std::vector<qint32> entitiesOfModels(const MapFile &map);
