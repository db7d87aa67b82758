// How large the convex pieces of space are that a map's tree makes.
#pragma once

#include "core/map/mapfile.h"

#include <stop_token>
#include <vector>

// By leaf its volume in cubic map units, of what lies in the world's box; not a number of a leaf that the world's tree
// does not lead to. Of a damaged tree, which would take too long, only what was reached until then.
std::vector<double> leafVolumes(const MapFile &map, std::stop_token stop = {});
