// Volumes of the leafs of a map's tree.
#pragma once

#include "core/map/mapfile.h"

#include <stop_token>
#include <vector>

// Returns for each leaf its volume within the world's box, in cubic map units; NaN if the world's tree does not reach it.
// All are NaN if the tree would take too long, as it may in a damaged map whose nodes share children.
std::vector<double> leafVolumes(const MapFile &map, std::stop_token stop = {});
