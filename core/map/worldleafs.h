// Which leafs are parts of the world. Compilers write those of brush models beside them, which Quake II's and III's say to
// be in cluster and area 0: nobody is ever in them, and what they list is placed by entities.
#pragma once

#include "core/map/mapfile.h"

// By leaf. Where the world's tree is broken, so that nobody knows, all are.
std::vector<bool> worldLeafs(const MapFile &map);
