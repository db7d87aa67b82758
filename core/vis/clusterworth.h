// Which clusters of a map count where the best or the worst is looked for.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// By cluster, whether it matters: a leaf of the world belongs to it and lists a face. Others are in the void or hold air
// alone, and nobody would look from there: a sentence about "the cluster that sees most" is not about them. Where the
// faces of a damaged map were not counted, all that have leafs do.
std::vector<bool> clustersThatMatter(const MapFile &map);
