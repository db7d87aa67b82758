// Which game a map is treated as, and which engine's limits apply, as chosen earlier.
//
// The engine is remembered by format and used wherever it plays the map's game. The game is also remembered by format, but
// only for maps without a detected game: a Counter-Strike player wants every map in a plain folder treated as one of that
// game, but a map below svencoop/maps as what it is. Overriding a detected game applies to that map alone.
#pragma once

#include "core/document/document.h"

class Settings;

// Applies game and engine to a document that was just opened or has got another game configuration.
void adoptGameChoice(Document &document, const Settings &settings);
// Stores the choice for a document and applies it at once.
void chooseGame(Document &document, Settings &settings, const bsp::Game &game, int engine);
// Stores the game that overrides the detected one under the document's current path. To be called again when the map has
// been saved under another name.
void keepGameOfMap(const Document &document, Settings &settings);
