// Quake II's tables, which games based on it have inherited.
#pragma once

#include "core/games/quake2models.h"

namespace bsp::games {

// game/g_func.c, g_trigger.c: G_SetMovedir() and VectorClear() on s.angles. Others keep them: func_wall, func_rotating,
// func_object, func_explosive.
inline constexpr ClassRule quake2Classes[] = {
    {"func_button", Turn::Cleared},      {"func_door", Turn::Cleared},        {"func_door_rotating", Turn::Cleared},
    {"func_door_secret", Turn::Cleared}, {"func_plat", Turn::Cleared},        {"func_train", Turn::Cleared},
    {"func_water", Turn::Cleared},       {"func_killbox", Turn::Kept, false},
};

// game/g_spawn.c, fields[]. `team` groups equals and is not a reference. Names are compared in any case: g_utils.c,
// G_Find(), by Q_stricmp().
inline constexpr std::string_view quake2Targets[] = {"target", "killtarget", "pathtarget", "deathtarget", "combattarget"};
// game/g_target.c, use_target_spawner(): its target is the class of what it makes. Everything else that reads a target
// expects a name.
inline constexpr TargetKeys::InClass quake2ClassesMade[] = {{"target_spawner", "target"}};
inline constexpr std::string_view quake2Delayed[] = {"target", "killtarget"};

// game/g_spawn.c, SpawnEntities(): in deathmatch only 2048 counts, otherwise the bit of the skill. The test of 4096 (not
// coop) is commented out, so coop leaves out what the skill does; the game of 2023 enables it.
inline constexpr SpawnRule quake2OnNoSkill{"spawnflags",
                                           SpawnRule::AllBits,
                                           256 | 512 | 1024,
                                           {},
                                           QT_TRANSLATE_NOOP("spawns", "Spawnflags 256, 512 and 1024: not on any skill level.")};
inline constexpr SpawnRule quake2Easy[] = {
    {"spawnflags", SpawnRule::AnyBit, 256, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 256: not on easy.")}};
inline constexpr SpawnRule quake2Medium[] = {
    {"spawnflags", SpawnRule::AnyBit, 512, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 512: not on medium.")}};
inline constexpr SpawnRule quake2Hard[] = {
    {"spawnflags", SpawnRule::AnyBit, 1024, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 1024: not on hard.")}};
inline constexpr SpawnRule quake2Coop[] = {quake2OnNoSkill};
inline constexpr SpawnRule quake2RemasteredCoop[] = {
    quake2OnNoSkill,
    {"spawnflags",
     SpawnRule::AnyBit,
     4096,
     {},
     QT_TRANSLATE_NOOP("spawns", "Spawnflag 4096: not in coop. The original game ignores it.")}};
// maxentities is 1024 (game/g_save.c, InitGame()); of them the world takes one, each client one, and the bodies of the dead
// eight (g_local.h, BODY_QUEUE_SIZE). G_Spawn() reuses what is freed while the map is read. The remaster has 8,192.
inline constexpr std::uint32_t quake2Room = 1024 - 1 - 1 - 8;
// game/p_client.c, SP_info_player_deathmatch() and SP_info_player_coop(), free those of other modes.
inline constexpr std::string_view quake2FreedAlone[] = {"info_player_deathmatch", "info_player_coop"};
inline constexpr std::string_view quake2FreedInCoop[] = {"info_player_deathmatch"};
// If deathmatch->value is set, these call G_FreeEdict(): SP_light(), SP_point_combat(), SP_func_explosive() and others of
// game/g_misc.c, SP_target_help() and others of g_target.c, SP_turret_driver(), and of m_*.c SP_misc_actor(),
// SP_misc_insane() and all monsters (monster_start() of g_monster.c, at the latest), but not SP_monster_commander_body().
inline constexpr std::string_view quake2FreedInDeathmatch[] = {"info_player_coop",      "light",
                                                               "point_combat",          "func_explosive",
                                                               "misc_explobox",         "misc_deadsoldier",
                                                               "target_help",           "target_secret",
                                                               "target_goal",           "target_lightramp",
                                                               "turret_driver",         "misc_actor",
                                                               "misc_insane",           "monster_berserk",
                                                               "monster_gladiator",     "monster_gunner",
                                                               "monster_infantry",      "monster_soldier",
                                                               "monster_soldier_light", "monster_soldier_ss",
                                                               "monster_tank",          "monster_tank_commander",
                                                               "monster_medic",         "monster_flipper",
                                                               "monster_chick",         "monster_parasite",
                                                               "monster_flyer",         "monster_brain",
                                                               "monster_floater",       "monster_hover",
                                                               "monster_mutant",        "monster_supertank",
                                                               "monster_boss2",         "monster_boss3_stand",
                                                               "monster_jorg"};
inline constexpr SpawnMode quake2Modes[] = {
    {"easy", QT_TRANSLATE_NOOP("spawns", "Easy"), quake2Easy, quake2Room, quake2FreedAlone},
    {"medium", QT_TRANSLATE_NOOP("spawns", "Medium"), quake2Medium, quake2Room, quake2FreedAlone},
    {"hard", QT_TRANSLATE_NOOP("spawns", "Hard and nightmare"), quake2Hard, quake2Room, quake2FreedAlone},
    {"coop", QT_TRANSLATE_NOOP("spawns", "Coop, any skill"), quake2Coop, quake2Room, quake2FreedInCoop},
    {"coop2023", QT_TRANSLATE_NOOP("spawns", "Coop in the remaster, any skill"), quake2RemasteredCoop},
    {"deathmatch", QT_TRANSLATE_NOOP("spawns", "Deathmatch"), deathmatchRules, quake2Room, quake2FreedInDeathmatch},
};
// In all modes: SP_light(), SP_info_null() and SP_path_corner() of g_misc.c call G_FreeEdict(); func_group is an info_null.
inline constexpr FreedClass quake2Freed[] = {{"light", true}, {"info_null"}, {"func_group"}, {"path_corner", true}};
// Classes of g_func.c, g_trigger.c and g_turret.c that call gi.setmodel() with the key's value, which ends the game if there
// is none (server/sv_game.c, PF_setmodel()). CM_InlineModel() ends it at numbers that the map does not have.
inline constexpr std::string_view quake2Brushes[] = {
    "func_plat",           "func_button",      "func_door",     "func_door_rotating", "func_door_secret", "func_rotating",
    "func_train",          "func_water",       "func_conveyor", "func_wall",          "func_object",      "func_explosive",
    "func_killbox",        "trigger_multiple", "trigger_once",  "trigger_push",       "trigger_hurt",     "trigger_gravity",
    "trigger_monsterjump", "turret_breach",    "turret_base"};

inline constexpr std::string_view quake2Starts[] = {"info_player_start", "info_player_deathmatch", "info_player_coop",
                                                    "info_player_team1"};

// game/g_items.c, itemlist[]; and those of game/g_spawn.c, spawns[], without a model.
inline constexpr std::string_view quake2Sought[] = {"weapon_", "item_", "key_", "team_", "monster_"};
inline constexpr std::string_view quake2Little[] = {"ammo_"};
inline constexpr std::string_view quake2Unseen[] = {"light", "path_", "point_", "info_n", "target_", "trigger_", "func_"};

// qcommon/qfiles.h. The original engine draws NODRAW, but maps of other compilers intend it.
inline constexpr FlagRule quake2Surfaces[] = {{"SKY", FaceFlag::Sky},
                                              {"WARP", FaceFlag::Liquid | FaceFlag::Warp},
                                              {"TRANS33", FaceFlag::Translucent33},
                                              {"TRANS66", FaceFlag::Translucent66},
                                              {"FLOWING", FaceFlag::Flowing},
                                              {"NODRAW", FaceFlag::NoDraw},
                                              {"HINT", FaceFlag::NoDraw},
                                              {"SKIP", FaceFlag::NoDraw},
                                              {"ALPHATEST", FaceFlag::AlphaTested},
                                              // rerelease/game.h, surfflags_t
                                              {"N64_UV", FaceFlag::Stretched},
                                              {"N64_SCROLL_X", FaceFlag::ScrollsAlongS},
                                              {"N64_SCROLL_Y", FaceFlag::ScrollsAlongT},
                                              {"N64_SCROLL_FLIP", FaceFlag::ScrollsBack}};

// EF_ANIM_ALL, EF_ANIM_ALLFAST and EF_ANIM01 of g_func.c and g_misc.c, in the order of client/cl_ents.c,
// CL_AddPacketEntities().
inline constexpr FrameRule quake2Frames[] = {{"func_button", 0, 2, 2},      {"func_wall", 8, 2},      {"func_wall", 16, 10},
                                             {"func_object", 2, 2},         {"func_object", 4, 10},   {"func_explosive", 2, 2},
                                             {"func_explosive", 4, 10},     {"func_door", 16, 2},     {"func_door", 64, 10},
                                             {"func_door_rotating", 16, 2}, {"func_rotating", 64, 2}, {"func_rotating", 128, 10}};

// id's FS_AddGameDirectory: pak0 to pak9 take precedence over the folder's files, and higher numbers over lower ones. Later
// engines read the other archives. "main" is Kingpin's.
inline constexpr GameFolders quake2Folders = {.names = " baseq2 ",
                                              .bases = " baseq2 ",
                                              .plainBases = " main ",
                                              .archives = " .pak .pk2 .pk3 .pkz ",
                                              .numbered = "pak",
                                              .paletted = ".wal",
                                              .palette = "pics/colormap.pcx"};

constexpr Game quake2Game(std::string_view id, std::string_view title)
{
    return {.id = id,
            .title = title,
            .definitions = "quake2",
            .definesAll = true,
            .looks = quakeLooks,
            .lightColor = "_color",
            .classes = quake2Classes,
            .targets = {.always = quake2Targets, .classesMade = quake2ClassesMade, .delayed = quake2Delayed, .delays = delayKeys},
            .spawnModes = quake2Modes,
            .stops = {.noRoom = "ED_Alloc: no free edicts",
                      .freed = quake2Freed,
                      .atMissingModels = true,
                      .modelClasses = quake2Brushes},
            .areaPortals = "func_areaportal",
            .starts = quake2Starts,
            .surfaces = quake2Surfaces,
            // SP_worldspawn() of g_spawn.c
            .sky = {.key = "sky",
                    .fallback = "unit1_",
                    .folder = "env/",
                    .endings = "tga png jpg pcx",
                    .turnKey = "skyrotate",
                    .axisKey = "skyaxis"},
            // ref_gl/gl_mesh.c, GL_DrawAliasFrameLerp() and R_DrawAliasModel(). In the world, the values of r_avertexnormal_dots
            // of anormtab.h for each sixteenth of a turn are always the cosine with {1, 0, 1}.
            .models = quake2AllModels,
            .modelKeys = quake2ModelKeys,
            .itemReach = 15, // game/g_items.c, droptofloor()
            .shade = {.across = 1, .slope = 1, .back = 13.0f / 44, .east = 1},
            .transparentIndex = 255, // GL_Upload8()
            // yquake2, game/g_spawn.c, ED_ParseField(); common/collision.c, CM_InlineModel()
            .values = {.vectors = VectorReading::AllOrNone},
            .text = {.token = 127, .overruns = true}, // game/q_shared.c, COM_Parse()
            .brightness = {.light = 1, .texture = 2}, // intensity 2, gl_modulate 1
            // ref_gl/gl_rsurf.c, DrawGLFlowingPoly(), moves by 64 in 40 seconds, and gl_warp.c by half of one per second.
            // Q2PRO's src/refresh/state.c, GL_ScrollPos(), has the re-release's speed.
            .flow = {.textures = 1.6f, .liquids = 0.5f, .scrolls = 0.78125f},
            .frames = quake2Frames,
            .landmarks = {.sought = quake2Sought, .little = quake2Little, .unseen = quake2Unseen},
            .eyeHeight = 22,
            // qcommon/pmove.c: PM_CheckDuck(), STEPSIZE and MIN_STEP_NORMAL; game/p_client.c, PutClientInServer()
            .player = {.width = 32, .standing = 56, .crouching = 28, .feet = 24, .step = 18},
            .turnedBox = TurnedBox::ByAxis,                   // yquake2's server/sv_world.c, SV_LinkEdict()
            .placeCommand = {.word = "teleport", .lift = 10}, // yquake2, game/g_cmds.c, Cmd_Teleport_f()
            .folders = quake2Folders};
}

} // namespace bsp::games
