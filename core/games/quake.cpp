#include "core/games/quake.h"

namespace bsp::games {
namespace {

constexpr Game table()
{
    auto game = quakeGame("quake", "Quake");
    game.edited = "Quake compares nothing. QuakeWorld's checksum leaves the entities out, so players with the original can join.";
    game.entFile = "QuakeSpasm, Ironwail, DarkPlaces and FTE read maps/NAME.ent beside the map instead; the first two only "
                   "while external_ents is 1.";
    return game;
}

} // namespace

extern constexpr Game quake = table();
static_assert(valid(quake));

} // namespace bsp::games
