// Star Wars Jedi Knight: Jedi Academy, after OpenJK's code/ and codemp/: g_spawn.c, G_SpawnGEntityFromSpawnVars().
#include "core/games/raven.h"

namespace bsp::games {
namespace {

// code/game/g_spawn.cpp and codemp/game/g_spawn.c, spawns[]: what Jedi Outcast's single player lacks.
constexpr std::string_view ownClasses[] = {"info_siege_objective", "info_siege_radaricon", "info_player_siegeteam1",
                                           "misc_siege_item",      "misc_weapon_shooter",  "misc_weather_zone",
                                           "npc_vehicle",          "NPC_Vehicle",          "NPC_Player",
                                           "NPC_Cultist",          "npc_cultist",          "rail_mover",
                                           "misc_model_static"};

// codemp/game/g_spawn.c, G_SpawnGEntityFromSpawnVars()
constexpr SpawnRule freeForAll[] = {notFree, forGametype("ffa")}, holocron[] = {notFree, forGametype("holocron")},
                    jediMaster[] = {notFree, forGametype("jedimaster")}, duel[] = {notFree, forGametype("duel")},
                    powerDuel[] = {notFree, forGametype("powerduel")}, team[] = {notTeam, forGametype("team")},
                    siege[] = {notTeam, forGametype("siege")}, capture[] = {notTeam, forGametype("ctf")},
                    captureYsalamiri[] = {notTeam, forGametype("cty")};
constexpr SpawnMode multiplayerModes[] = {
    {"ffa", QT_TRANSLATE_NOOP("spawns", "Free for all"), freeForAll},
    {"holocron", QT_TRANSLATE_NOOP("spawns", "Holocron"), holocron},
    {"jedimaster", QT_TRANSLATE_NOOP("spawns", "Jedi Master"), jediMaster},
    {"duel", QT_TRANSLATE_NOOP("spawns", "Duel"), duel},
    {"powerduel", QT_TRANSLATE_NOOP("spawns", "Power duel"), powerDuel},
    {"team", QT_TRANSLATE_NOOP("spawns", "Team deathmatch"), team},
    {"siege", QT_TRANSLATE_NOOP("spawns", "Siege"), siege},
    {"ctf", QT_TRANSLATE_NOOP("spawns", "Capture the flag"), capture},
    {"cty", QT_TRANSLATE_NOOP("spawns", "Capture the ysalamiri"), captureYsalamiri},
};
constexpr auto modes = joined(ravenSingleModes, multiplayerModes);

constexpr std::string_view installed[] = {"Jedi Academy", "STAR WARS Jedi Knight Jedi Academy", "openjk"},
                           home[] = {".local/share/openjk"};

constexpr Game table()
{
    auto game = ravenGame("jediacademy", "Jedi Academy");
    game.definitions = "jediacademy";
    game.ownClasses = ownClasses;
    game.spawnModes = modes;
    game.folders.installed = installed;
    game.folders.inside = "GameData";
    game.folders.home = home;
    return game;
}

} // namespace

extern constexpr Game jediAcademy = table();
static_assert(valid(jediAcademy));

} // namespace bsp::games
