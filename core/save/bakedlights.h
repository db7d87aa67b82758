// Light that the compiler baked stays unchanged when an entity text is edited.
#pragma once

#include "core/map/mapfile.h"

// Returns how many lights were added, removed or changed in a map whose faces have baked light. Names, by which games switch
// lights, are ignored. 0: none, or no light is baked.
qsizetype editedBakedLights(const MapFile &before, const MapFile &after);
// Returns a sentence on what that means for so many lights.
QString bakedLightsSentence(qsizetype lights);
