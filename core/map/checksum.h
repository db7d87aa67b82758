// The number by which each game's engine tells whether two players have the same map.
#pragma once

#include "core/map/mapfile.h"

// Quake II and III: MD4 of the whole file, its four words xored. Half-Life: CRC-32 over the lumps but the entities, in
// directory order. As eight hexadecimal digits.
QString engineChecksum(const MapFile &map);
