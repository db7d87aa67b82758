// Where a player comes into a map.
#pragma once

#include "core/map/mapfile.h"
#include "core/view/camera.h"

// At the eyes of the first player start; of a map without one, in the middle of the world.
Camera startPlace(const MapFile &map);
