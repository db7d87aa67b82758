// Finds where a player would stand in a cluster.
#pragma once

#include "core/map/mapfile.h"
#include "core/point.h"

#include <optional>

// Returns the position of a player's eyes in one of its leafs, above a floor if there is one, else somewhere inside. Nothing
// if no position tried is in the cluster according to the map's tree. Takes as long as a walk through the leafs.
std::optional<Point> standingPositionIn(const MapFile &map, quint32 cluster);
