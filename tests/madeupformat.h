// An invented format and an invented game, declared as the program declares its own: these tables are all that it knows
// about them. Also an example of how to add a format and a game. They differ from Quake II's wherever a table can say so: in
// names, order, widths, strides, numbers and flags.
#pragma once

#include "core/format/schema.h"
#include "core/games/game.h"

namespace bsp {

namespace games {
extern const Game madeUp;
} // namespace games

extern const Format madeUp;

} // namespace bsp
