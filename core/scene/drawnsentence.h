// Describes in a sentence or two whether and how a face is drawn, and which entities place it.
#pragma once

#include "core/map/references.h"

#include <QString>

// Returns, for example, "Drawn at func_door 12, which uses model *3." or "Not drawn: NODRAW." This is what the map says; a
// Quake III shader may override it.
QString drawnSentence(const References &references, quint32 face);
