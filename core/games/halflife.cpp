// Half-Life and Blue Shift.
#include "core/games/halflife.h"

namespace bsp::games {
namespace {

constexpr std::string_view installed[] = {"Half-Life"};

constexpr Game original()
{
    auto game = halfLifeGame("halflife", "Half-Life");
    game.folders.installed = installed;
    game.hasSample = true;
    return game;
}

constexpr Game remade()
{
    auto game = halfLifeGame("blueshift", "Half-Life: Blue Shift");
    game.folders.names = " bshift ";
    game.edited = "The checksum that servers compare skips the entities, so players with the original map can join. Exception: "
                  "for maps in Blue Shift's layout, Xash3D's checksum includes them, so all players need the same copy.";
    return game;
}

} // namespace

extern constexpr Game halfLife = original();
extern constexpr Game blueShift = remade();
static_assert(valid(halfLife) && valid(blueShift));

} // namespace bsp::games
