// Soldier of Fortune II: Double Helix. Of its source only the game library was published.
#include "core/games/raven.h"

namespace bsp::games {
namespace {

constexpr std::string_view installed[] = {"Soldier of Fortune II - Double Helix", "Soldier of Fortune II", "sof2"};

constexpr Game table()
{
    auto game = ravenGame("soldieroffortune2", "Soldier of Fortune II");
    // The game library's bg_public.h, DEFAULT_VIEWHEIGHT, DEFAULT_PLAYER_Z_MAX, CROUCH_PLAYER_Z_MAX and MINS_Z
    game.eyeHeight = 37;
    game.player = {.width = 30, .standing = 89, .crouching = 64, .feet = 46, .step = 18};
    game.folders.installed = installed;
    return game;
}

} // namespace

extern constexpr Game soldierOfFortune2 = table();
static_assert(valid(soldierOfFortune2));

} // namespace bsp::games
