// Wolfenstein: Enemy Territory, after its published source: src/game/g_spawn.c, G_SpawnGEntityFromSpawnVars() and fields[].
#include "core/games/wolfenstein.h"

namespace bsp::games {
namespace {

constexpr SpawnRule always[] = {notTeam};
constexpr SpawnMode modes[] = {{"team", QT_TRANSLATE_NOOP("spawns", "All game types"), always}};

// src/game/g_spawn.c, spawns[]: what Return to Castle Wolfenstein lacks.
constexpr std::string_view ownClasses[] = {"func_constructible",     "misc_cabinet_health", "misc_cabinet_supply",
                                           "misc_commandmap_marker", "misc_landmine",       "misc_constructiblemarker",
                                           "info_limbo_camera",      "trigger_heal",        "trigger_ammo"};

constexpr std::string_view installed[] = {"Wolfenstein Enemy Territory", "Wolfenstein - Enemy Territory", "enemy-territory",
                                          "etlegacy"},
                           home[] = {".etwolf", ".etlegacy"};

constexpr Game table()
{
    auto game = wolfensteinGame("enemyterritory", "Wolfenstein: Enemy Territory");
    game.definitions = "enemyterritory";
    game.spawnModes = modes;
    game.ownClasses = ownClasses;
    // src/renderer/tr_bsp.c, ParseFoliage(); tr_shader.c, SetImplicitShaderStages() and ParseStage()
    game.paged = {.byVertexes = 1U << 5, .whiteByVertexes = true, .showsVertexLight = true};
    game.folders.names = game.folders.bases = " etmain ";
    game.folders.installed = installed;
    game.folders.home = home;
    return game;
}

} // namespace

extern constexpr Game enemyTerritory = table();
static_assert(valid(enemyTerritory));

} // namespace bsp::games
