// Star Wars Jedi Knight II: Jedi Outcast, after OpenJK's codeJK2/.
#include "core/games/raven.h"

namespace bsp::games {
namespace {

constexpr std::string_view installed[] = {"Jedi Outcast", "STAR WARS Jedi Knight II Jedi Outcast"};

constexpr Game table()
{
    auto game = ravenGame("jedioutcast", "Jedi Outcast");
    game.definitions = "jedioutcast";
    game.text.entityBytes = 2048;       // game/g_local.h, MAX_SPAWN_VARS_CHARS
    game.spawnModes = ravenSingleModes; // its multiplayer's source is not OpenJK's
    game.folders.installed = installed;
    game.folders.inside = "GameData";
    return game;
}

} // namespace

extern constexpr Game jediOutcast = table();
static_assert(valid(jediOutcast));

} // namespace bsp::games
