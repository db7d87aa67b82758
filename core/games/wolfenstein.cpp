// Return to Castle Wolfenstein, after its published source: src/game/g_spawn.c, G_SpawnGEntityFromSpawnVars() and fields[].
#include "core/games/wolfenstein.h"

namespace bsp::games {
namespace {

constexpr std::string_view targets[] = {"target", "targetdeath"};

constexpr SpawnRule single[] = {notSingle, notFree}, team[] = {notTeam};
// src/game/q_shared.h, MAX_CLIENTS and MAX_GENTITIES
constexpr std::uint32_t room = 1022 - 128 - 8;
constexpr SpawnMode modes[] = {
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), single, room},
    {"team", QT_TRANSLATE_NOOP("spawns", "Team deathmatch"), team, room},
};

// Characters of the single player's maps, which no other game of the format has.
constexpr std::string_view ownClasses[] = {"ai_marker", "ai_soldier", "ai_american", "ai_blackguard", "ai_zombie"};

constexpr std::string_view installed[] = {"Return to Castle Wolfenstein", "rtcw", "iortcw"}, home[] = {".wolf"};

constexpr Game table()
{
    auto game = wolfensteinGame("wolfenstein", "Return to Castle Wolfenstein");
    game.targets.always = targets;
    game.spawnModes = modes;
    game.ownClasses = ownClasses;
    game.folders.names = {}; // its folder is called main, like those of many games
    game.folders.plainBases = " main ";
    game.folders.installed = installed;
    game.folders.home = home;
    return game;
}

} // namespace

extern constexpr Game wolfenstein = table();
static_assert(valid(wolfenstein));

} // namespace bsp::games
