// Quake III's tables, which games based on it have inherited.
#pragma once

#include "core/games/quake3models.h"

namespace bsp::games {

// code/game/g_mover.c: movers turn by their trajectory alone, and only the pendulum starts one at its angles.
inline constexpr ClassRule quake3Classes[] = {{"func_pendulum", Turn::Kept}};

// code/game/g_spawn.c, fields[]. Names are compared in any case: g_utils.c, G_Find(), by Q_stricmp().
inline constexpr std::string_view quake3Targets[] = {"target"};
// g_target.c, SP_target_delay(): delay is the older key, and takes precedence. No other class waits.
inline constexpr TargetKeys::InClass quake3Delays[] = {{"target_delay", "delay"}, {"target_delay", "wait"}};

// code/game/g_spawn.c, G_SpawnGEntityFromSpawnVars(): in team games notteam counts, in others notfree; then notq3a, then the
// list of gametypes, searched with strstr().
inline constexpr SpawnRule notFree{
    "notfree", SpawnRule::NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notfree: in team games only.")};
inline constexpr SpawnRule notTeam{
    "notteam", SpawnRule::NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notteam: not in team games.")};
inline constexpr SpawnRule notSingle{
    "notsingle", SpawnRule::NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notsingle: not in single player.")};
inline constexpr SpawnRule notArena{
    "notq3a", SpawnRule::NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notq3a: in Team Arena only.")};

constexpr SpawnRule forGametype(std::string_view gametype)
{
    return {"gametype", SpawnRule::LacksWord, 0, gametype, QT_TRANSLATE_NOOP("spawns", "gametype does not list this game type.")};
}

// Returns the same rule for games that compare whole names.
constexpr SpawnRule forGametypeNamed(std::string_view gametype)
{
    auto rule = forGametype(gametype);
    rule.test = SpawnRule::LacksName;
    return rule;
}

inline constexpr SpawnRule quake3FreeForAll[] = {notFree, notArena, forGametype("ffa")};
inline constexpr SpawnRule quake3Tournament[] = {notFree, notArena, forGametype("tournament")};
inline constexpr SpawnRule quake3Single[] = {notSingle, notFree, notArena, forGametype("single")};
inline constexpr SpawnRule quake3Team[] = {notTeam, notArena, forGametype("team")};
inline constexpr SpawnRule quake3Capture[] = {notTeam, notArena, forGametype("ctf")};
// code/game/g_utils.c, G_Spawn(): from MAX_CLIENTS (64) up to ENTITYNUM_MAX_NORMAL (1022), of which the bodies of the dead
// take eight (g_client.c, InitBodyQue()). What is freed while the map is read is reused.
inline constexpr std::uint32_t quake3Room = 1022 - 64 - 8;
inline constexpr SpawnMode quake3Modes[] = {
    {"ffa", QT_TRANSLATE_NOOP("spawns", "Free for all"), quake3FreeForAll, quake3Room},
    {"tournament", QT_TRANSLATE_NOOP("spawns", "Tournament"), quake3Tournament, quake3Room},
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), quake3Single, quake3Room},
    {"team", QT_TRANSLATE_NOOP("spawns", "Team deathmatch"), quake3Team, quake3Room},
    {"ctf", QT_TRANSLATE_NOOP("spawns", "Capture the flag"), quake3Capture, quake3Room},
};

// g_misc.c: SP_info_null(), but not SP_info_camp(); SP_light(), SP_misc_model(); g_spawn.c, spawns[]: func_group is an
// info_null; g_mover.c, SP_path_corner().
inline constexpr FreedClass quake3Freed[] = {{"light"}, {"info_null"}, {"func_group"}, {"misc_model"}, {"path_corner", true}};
// Classes of g_mover.c and g_trigger.c that call trap_SetBrushModel() with the key's value: server/sv_game.c,
// SV_SetBrushModel(), and CM_InlineModel().
inline constexpr std::string_view quake3Brushes[] = {"func_plat",        "func_button",  "func_door",        "func_static",
                                                     "func_rotating",    "func_bobbing", "func_pendulum",    "func_train",
                                                     "trigger_multiple", "trigger_push", "trigger_teleport", "trigger_hurt"};

// The last class belongs to games based on Quake III.
inline constexpr std::string_view quake3Starts[] = {"info_player_start", "info_player_deathmatch", "team_CTF_redplayer",
                                                    "info_player_team1"};

// game/bg_misc.c, bg_itemlist[]; invisible classes of game/g_spawn.c, spawns[], and classes that compilers remove from the
// map.
inline constexpr std::string_view quake3Sought[] = {"weapon_", "item_", "holdable_", "team_"};
inline constexpr std::string_view quake3Little[] = {"ammo_"};
inline constexpr std::string_view quake3Unseen[] = {"light", "path_", "info_n",     "target_",       "trigger_",
                                                    "func_", "_",     "misc_model", "advertisement", "item_botroam"};

// game/surfaceflags.h
inline constexpr FlagRule quake3Surfaces[] = {
    {"SKY", FaceFlag::Sky}, {"NODRAW", FaceFlag::NoDraw}, {"HINT", FaceFlag::NoDraw}, {"SKIP", FaceFlag::NoDraw}};
inline constexpr FlagRule quake3Contents[] = {
    {"LAVA", FaceFlag::Liquid}, {"SLIME", FaceFlag::Liquid}, {"WATER", FaceFlag::Liquid}};

// Within a folder the alphabetically last pk3 wins, and all take precedence over the folder's files. Besides Quake III's,
// the bases are OpenArena's, Elite Force's, World of Padman's, Nexuiz' and Tremulous', which keep the format.
inline constexpr GameFolders quake3Folders = {.names = " baseq3 ",
                                              .bases = " baseq3 baseoa baseef wop ",
                                              .plainBases = " data base ",
                                              .archives = " .pk3 ",
                                              .othersBeforeFiles = true};

constexpr Game quake3Game(std::string_view id, std::string_view title)
{
    return {.id = id,
            .title = title,
            .definitions = "quake3",
            .definesAll = true,
            .looks = quakeLooks,
            .lightColor = "_color",
            .classes = quake3Classes,
            .otherClasses = Turn::Cleared,
            .targets = {.always = quake3Targets, .delayed = quake3Targets, .delays = quake3Delays},
            .spawnModes = quake3Modes,
            // g_spawn.c, G_SpawnGEntityFromSpawnVars(), frees entities for which G_CallSpawn() finds nothing.
            .stops = {.noRoom = "G_Spawn: no free entities",
                      .freed = quake3Freed,
                      .freesUnknown = true,
                      .atMissingModels = true,
                      .modelClasses = quake3Brushes,
                      .atOtherModels = true},
            .starts = quake3Starts,
            .surfaces = quake3Surfaces,
            .contents = quake3Contents,
            // renderer/tr_sky.c, RB_StageIteratorSky()
            .sky = {.joint = "_", .endings = "tga jpg jpeg png", .needsFirstSide = true, .hasStages = true},
            .rejectsShaders = true,  // renderer/tr_shader.c, ParseShader() and R_FindShader()
            .remaps = "remapshader", // renderer/tr_bsp.c, R_LoadEntities()
            // renderer/tr_light.c, R_SetupEntityLighting(), where the map has no grid
            .models = quake3Models,
            .modelKeys = quake3ModelKeys,
            .itemReach = quake3ItemFeet, // game/g_items.c, FinishSpawningItem()
            .shade = {.across = 1, .slope = 0.5f, .back = 0, .takesOctree = false},
            .grammar = {.blockComments = true},
            // game/g_spawn.c, G_ParseField(); server/sv_game.c, SV_SetBrushModel()
            .values = {.models = ModelReading::NumberOrWorld},
            .text = {.pairs = 64, .entityBytes = 4096},
            .worldspawnIsFirst = true,
            .brightness = {.light = 4, .texture = 1}, // r_mapOverBrightBits 2
            // game/g_misc.c, SP_misc_portal_surface(); renderer/tr_main.c, R_GetPortalOrientations()
            .portals = {.surface = "misc_portal_surface", .camera = "misc_portal_camera", .reach = 64},
            .landmarks = {.sought = quake3Sought, .little = quake3Little, .unseen = quake3Unseen},
            .eyeHeight = 26,
            // code/game/bg_pmove.c, PM_CheckDuck(); bg_local.h, STEPSIZE and MIN_WALK_NORMAL; g_client.c, playerMins
            .player = {.width = 30, .standing = 56, .crouching = 40, .feet = 24, .step = 18},
            .turnedBox = TurnedBox::ByCorner,                                  // ioquake3's server/sv_world.c, SV_LinkEntity()
            .placeCommand = {.word = "setviewpos", .hasYaw = true, .lift = 1}, // g_misc.c, TeleportPlayer()
            .drawn = "%1 surfs, %2 tris",
            .folders = quake3Folders,
            // ioquake3's botlib/be_aas_file.c, AAS_LoadAASFile(), compares sv_mapChecksum, which server/sv_init.c,
            // SV_SpawnServer(), takes from the whole file
            .edited = "After any change, bots reject the map's .aas file (\"aas file is out of date\") until you rebuild it. "
                      "Servers with sv_pure 1 accept maps only from a pk3."};
}

} // namespace bsp::games
