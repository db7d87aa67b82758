// Star Wars Jedi Knight: Jedi Academy, after OpenJK's code/ and codemp/: g_spawn.c, G_SpawnGEntityFromSpawnVars().
#include "core/games/raven.h"

namespace bsp::games {
namespace {

// codemp/game/g_spawn.c, spawns[]
constexpr std::string_view ownClasses[] = {
    "func_usable_saber", "info_siege_objective", "info_siege_radaricon", "info_jedimaster_start",
    "misc_siege_item",   "misc_weapon_shooter",  "npc_vehicle"};

constexpr SpawnRule freeForAll[] = {notFree, forGametype("ffa")}, single[] = {notSingle, notFree, forGametype("single")},
                    duel[] = {notFree, forGametype("duel")}, team[] = {notTeam, forGametype("team")},
                    siege[] = {notTeam, forGametype("siege")}, capture[] = {notTeam, forGametype("ctf")};
// codemp/qcommon/q_shared.h, MAX_CLIENTS
constexpr std::uint32_t room = 1022 - 32 - 8;
constexpr SpawnMode modes[] = {
    {"ffa", QT_TRANSLATE_NOOP("spawns", "Free for all"), freeForAll, room},
    {"duel", QT_TRANSLATE_NOOP("spawns", "Duel"), duel, room},
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), single, room},
    {"team", QT_TRANSLATE_NOOP("spawns", "Team deathmatch"), team, room},
    {"siege", QT_TRANSLATE_NOOP("spawns", "Siege"), siege, room},
    {"ctf", QT_TRANSLATE_NOOP("spawns", "Capture the flag"), capture, room},
};

constexpr std::string_view installed[] = {"Jedi Academy", "STAR WARS Jedi Knight Jedi Academy", "openjk"},
                           home[] = {".local/share/openjk"};

constexpr Game table()
{
    auto game = ravenGame("jediacademy", "Jedi Academy");
    game.ownClasses = ownClasses;
    game.spawnModes = modes;
    game.folders.installed = installed;
    game.folders.home = home;
    return game;
}

} // namespace

extern constexpr Game jediAcademy = table();
static_assert(valid(jediAcademy));

} // namespace bsp::games
