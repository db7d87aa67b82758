// How large the convex pieces of space are that a map's tree makes.
#pragma once

#include "core/map/mapfile.h"

#include <stop_token>
#include <vector>

// By leaf its volume in cubic map units, of what lies in the world's box; not a number of a leaf that the world's tree
// does not lead to. All are unknown, and no numbers, if the tree would take too long: nodes of a damaged one share children.
std::vector<double> leafVolumes(const MapFile &map, std::stop_token stop = {});
