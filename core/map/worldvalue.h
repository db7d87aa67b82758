// What a map's first entity, which is worldspawn, says of the whole map.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// The value of the last of its pairs whose key is one of the words, in any case where the game takes keys so. Empty: there is
// none.
QByteArrayView worldValue(const MapFile &map, std::string_view keys);
// The values of all such pairs, in their order.
std::vector<QByteArrayView> worldValues(const MapFile &map, std::string_view keys);
