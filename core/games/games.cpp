#include "core/games/game.h"

namespace bsp::games {

std::span<const Game *const> all()
{
    static constexpr const Game *games[] = {&quake2, &quake3, &halfLife, &blueShift};
    return games;
}

} // namespace bsp::games
