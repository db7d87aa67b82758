// What the compiler has made of lights stays as it is when an entity text is edited.
#pragma once

#include "core/map/mapfile.h"

// How many lights are added, gone or changed in a map whose faces have baked light; names do not count, which games switch
// lights by. 0: none, or no light is baked.
qsizetype editedBakedLights(const MapFile &before, const MapFile &after);
// What that means, of so many.
QString bakedLightsSentence(qsizetype lights);
