// Which game a map is taken for and whose limits count, as somebody chose them once.
//
// The engine is remembered by format, and counts wherever it goes with the game. The game is remembered by format as
// well, but only for maps that tell none: somebody who plays Counter-Strike wants every map in a plain folder taken for
// one of it, and yet a map below svencoop/maps for what it is. Who overrules what a map tells means that map alone.
#pragma once

#include "core/document/document.h"

class Settings;

// The game that a map with that configuration is taken for: what was chosen; else what it tells, or what is usual for its
// format. `path` is as the window remembers it (wholePath()).
const bsp::Game &gameOf(const MapFile &map, const QString &path, const GameConfiguration &configuration,
                        const Settings &settings);
// To a document that was just opened, or has got another game configuration.
void adoptGameChoice(Document &document, const Settings &settings);
// What was chosen for a document, which takes effect now.
void chooseGame(Document &document, Settings &settings, const bsp::Game &game, int engine);
// For a map that was given another name: a choice that overrules what it tells goes with it.
void keepGameOfMap(const Document &document, Settings &settings);
