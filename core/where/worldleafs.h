// Tells which leafs belong to the world. Compilers also write leafs for brush models, which in Quake II and III are in
// cluster and area 0: no player is ever in them, and entities place what they list.
#pragma once

#include "core/map/mapfile.h"

// Returns for each leaf whether it belongs to the world; true for all if the world's tree is broken.
std::vector<bool> worldLeafs(const MapFile &map);
