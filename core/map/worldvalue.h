// Values of a map's first entity, which is worldspawn.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// Returns the value of the last pair whose key is one of the words; empty: none. Ignores case if the game does.
QByteArrayView worldValue(const MapFile &map, std::string_view keys);
// Returns the values of all such pairs, in order.
std::vector<QByteArrayView> worldValues(const MapFile &map, std::string_view keys);
