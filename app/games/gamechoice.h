// Which game a map is treated as, and which engine's limits apply, as chosen earlier.
//
// The engine is remembered by format and used wherever it plays the map's game. The game is also remembered by format, but
// only for maps without a detected game: a Counter-Strike player wants maps in a plain folder treated as Counter-Strike maps,
// but a map below svencoop/maps as a Sven Co-op map. Overriding a detected game applies to that map alone.
#pragma once

#include "core/document/document.h"

class Settings;

// Applies the remembered game and engine to a document that was just opened or was given another game configuration.
void adoptGameChoice(Document &document, const Settings &settings);
// Stores the choice for a document and applies it at once.
void chooseGame(Document &document, Settings &settings, const bsp::Game &game, int engine);
// Stores the game that overrides the detected one under the document's current path. Call it again after the map was saved
// under another name.
void keepGameOfMap(const Document &document, Settings &settings);
