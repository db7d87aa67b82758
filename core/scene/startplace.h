// Where a player comes into a map.
#pragma once

#include "core/camera/camera.h"
#include "core/map/mapfile.h"

// At the eyes of the first player start that stands in a place; of a map without one, in the middle of the world. It is
// finite whatever the map says.
Camera startPlace(const MapFile &map);
