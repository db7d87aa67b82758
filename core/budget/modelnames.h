// What people call a map's models.
#pragma once

#include "core/map/mapfile.h"

// By model: its number, and behind it class and name of the first entity that it is of.
std::vector<QString> modelNames(const MapFile &map);
