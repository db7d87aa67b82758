// The lumps of a format as one of its games names their flags.
#pragma once

#include "core/format/schema.h"

#include <map>

// Lumps by their numbers; they live as long as the program.
using GameLumps = std::map<int, bsp::Lump>;

// Returns the lumps whose flags the game names otherwise than the format; null if there are none.
const GameLumps *gameLumps(const bsp::Format &format, const bsp::Game &game);
