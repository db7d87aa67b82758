// Describes in a sentence or two how a face is lit, and why it is black or full bright.
#pragma once

#include "core/map/references.h"

#include <QString>

// Returns the description, for example "Lit: 5 x 7 luxels; style 0: average 43 of 255." This is what the map says; a Quake III
// shader may override it. Averages are of the stored luxels, by brightness().
QString lightSentence(const References &references, quint32 face);
