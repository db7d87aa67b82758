// How a face is lit, and why it is black or full bright, in a sentence or two for people.
#pragma once

#include "core/map/references.h"

#include <QString>

// "Lit: 5 x 7 luxels, average 43 of 255, style 0." From what the map holds: a Quake III shader may decide otherwise.
// Averages are of the stored luxels, as brightness() counts them.
QString lightSentence(const References &references, quint32 face);
