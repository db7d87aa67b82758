// The number by which each game's engine tells whether two players have the same map.
#pragma once

#include "core/map/mapfile.h"

// Returns the checksum as eight hexadecimal digits. Quake: MD4 of each lump except the entities and what vis changes, XORed.
// Quake II and III: MD4 of the whole file, its four words XORed. Half-Life: CRC-32 of the lumps except the entities, in
// directory order.
QString engineChecksum(const MapFile &map);
// Returns whether it covers a stored lump.
bool isInChecksum(const bsp::Format &format, int lump);
