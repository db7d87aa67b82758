// Where a player enters a map.
#pragma once

#include "core/camera/camera.h"
#include "core/map/mapfile.h"

// Returns a camera at the eyes of the best-ranked player start with an origin, or at the centre of the world if there is
// none. Always finite, whatever the map says.
Camera startPlace(const MapFile &map);
