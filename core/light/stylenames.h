// What switches a light style.
#pragma once

#include "core/map/mapfile.h"

// Style 0 is steady (an empty text), then come the game's animations, and from SwitchedStyles on the lights that have a
// name: "off until light 'hall' is used", by the first such light of the entities.
QString describeStyle(const MapFile &map, int style);
