// Warsow and Warfork, after Qfusion's source: source/gameshared/gs_pmove.c for the player.
#include "core/games/quake3.h"

namespace bsp::games {
namespace {

constexpr std::string_view starts[] = {"info_player_start", "info_player_deathmatch", "team_CTF_alphaspawn",
                                       "team_CTF_betaspawn"};

// source/game/g_utils.cpp, G_UseTargets(), and g_misc.cpp, path_corner_touch()
constexpr std::string_view targets[] = {"target", "killtarget", "pathtarget"}, delayed[] = {"target", "killtarget"};

// source/game/g_spawn.cpp, G_CanSpawnEntity()
constexpr SpawnRule notDuel{"notduel", SpawnRule::NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notduel: not in duels.")};
constexpr SpawnRule notIn(std::string_view gametype)
{
    return {"not_gametype", SpawnRule::HasName, 0, gametype, QT_TRANSLATE_NOOP("spawns", "not_gametype lists this game type.")};
}
constexpr SpawnRule freeForAll[] = {notFree, forGametypeNamed("dm"), notIn("dm")},
                    duel[] = {notFree, notDuel, forGametypeNamed("duel"), notIn("duel")},
                    team[] = {notTeam, forGametypeNamed("tdm"), notIn("tdm")},
                    capture[] = {notTeam, forGametypeNamed("ctf"), notIn("ctf")};
constexpr SpawnMode modes[] = {
    {"dm", QT_TRANSLATE_NOOP("spawns", "Free for all"), freeForAll},
    {"duel", QT_TRANSLATE_NOOP("spawns", "Duel"), duel},
    {"tdm", QT_TRANSLATE_NOOP("spawns", "Team deathmatch"), team},
    {"ctf", QT_TRANSLATE_NOOP("spawns", "Capture the flag"), capture},
};

constexpr std::string_view installed[] = {"warsow", "warfork"}, home[] = {".warsow", ".local/share/warfork-2.1"};

constexpr Game table()
{
    auto game = quake3Game("warsow", "Warsow");
    game.definitions = "warsow";
    game.definesAll = false;
    game.targets = {.always = targets, .delayed = delayed, .delays = delayKeys};
    game.models = {};
    game.modelKeys = {};
    game.itemReach = 0; // the models of its items are not known
    game.spawnModes = modes;
    game.stops = {.atMissingModels = true}; // source/qcommon/cm_main.c, CM_InlineModel()
    // source/ref_gl/r_q3bsp.c, Mod_PreloadFaces()
    game.paged = {.unpagedByVertexes = true};
    game.worldspawnIsFirst = false; // g_spawn.cpp, G_SpawnMapEntities(), takes the first entity for the world
    game.text = {};
    game.starts = starts;
    game.remaps = {};
    game.rejectsShaders = false; // its parser knows other keywords
    game.eyeHeight = 30;
    game.player = {.width = 32, .standing = 64, .crouching = 40, .feet = 24, .step = 18};
    game.placeCommand = {}; // source/game/g_cmds.cpp: its position command takes other words
    game.folders.names = game.folders.bases = " basewsw basewf ";
    game.folders.plainBases = {};
    game.folders.archives = " .pk3 .pk2 .pak ";
    game.folders.installed = installed;
    game.folders.home = home;
    game.edited = {};
    return game;
}

} // namespace

extern constexpr Game warsow = table();
static_assert(valid(warsow));

} // namespace bsp::games
