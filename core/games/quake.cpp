#include "core/games/quake.h"

namespace bsp::games {

extern constexpr Game quake = quakeGame("quake", "Quake");
static_assert(valid(quake));

} // namespace bsp::games
