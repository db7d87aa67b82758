// Describes what switches a light style.
#pragma once

#include "core/map/mapfile.h"

// Returns nothing for style 0, which is steady; then come the game's animations, and from SwitchedStyles::first on the first
// named light with that style: "off until light 'hall' is triggered".
QString describeStyle(const MapFile &map, int style);
