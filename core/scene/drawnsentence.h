// Whether and how a face is drawn, and what brings it where it is, in a sentence or two for people.
#pragma once

#include "core/map/references.h"

#include <QString>

// "Drawn at func_door 12, which uses model *3." "Not drawn: NODRAW." From what the map holds: a Quake III shader may
// decide otherwise.
QString drawnSentence(const References &references, quint32 face);
