// Readable names of a map's models.
#pragma once

#include "core/map/mapfile.h"

// Returns for each model its number, followed by the class and name of the first entity that uses it.
std::vector<QString> modelNames(const MapFile &map);
