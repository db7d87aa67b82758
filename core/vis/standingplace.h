// Where somebody would stand in a cluster.
#pragma once

#include "core/map/mapfile.h"
#include "core/point.h"

#include <optional>

// At the eyes of a player in one of its leafs, over a floor where it has one; else somewhere inside. Nothing where no
// place was found that the map's tree says to be in it. Takes the time of a walk through the leafs.
std::optional<Point> standingPlaceIn(const MapFile &map, quint32 cluster);
