// The lumps of a format with flags named as in one of its games.
#pragma once

#include "core/format/schema.h"

#include <map>

// Lumps by number; they stay valid until the program ends.
using GameLumps = std::map<int, bsp::Lump>;

// Returns the lumps whose flags the game names differently from the format; null if there are none.
const GameLumps *gameLumps(const bsp::Format &format, const bsp::Game &game);
