#include "core/games/quake3.h"

namespace bsp::games {
namespace {

constexpr Game table()
{
    auto game = quake3Game("quake3", "Quake III Arena");
    game.hasSample = true;
    return game;
}

} // namespace

extern constexpr Game quake3 = table();
static_assert(valid(quake3));

} // namespace bsp::games
