// A format that no engine reads and a game that nobody plays, in the words in which the program's own are written:
// these tables are all that it is told of them. Also an example of how both are added. They differ from Quake II's
// wherever a table can say so: in names, order, widths, strides, numbers and flags.
#pragma once

#include "core/format/schema.h"
#include "core/games/game.h"

namespace bsp {

namespace games {
extern const Game madeUp;
} // namespace games

extern const Format madeUp;

} // namespace bsp
