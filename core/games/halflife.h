// Half-Life's tables, after the SDK's dlls/ and GoldSrc, which its mods have inherited.
#pragma once

#include "core/games/halflifemodels.h"
#include "core/games/quakepalette.h"

namespace bsp::games {

// A player's origin is the middle of the body (VEC_HULL_MIN), a monster's is at its feet (VEC_HUMAN_HULL_MIN).
inline constexpr ClassLook halfLifeLooks[] = {
    {"info_player_", {-16, -16, -36}, {16, 16, 36}, green},
    {"monster_", {-16, -16, 0}, {16, 16, 72}, red},
    {.prefix = "multi", .color = violet},
    {.prefix = "world_items", .color = blue},
};

// SetMovedir() and g_vecZero. func_breakable keeps its yaw for its gibs (CBreakable::Spawn()).
inline constexpr ClassRule halfLifeClasses[] = {
    {"button_target", Turn::Kept},
    {"func_breakable", Turn::WithoutYaw},
    {"func_button", Turn::Cleared},
    {"func_conveyor", Turn::Cleared},
    {"func_door", Turn::Cleared},
    {"func_illusionary", Turn::Cleared},
    {"func_ladder", Turn::Kept, false},
    {"func_monsterclip", Turn::Cleared, false},
    {"func_mortar_field", Turn::Kept, false},
    {"func_plat", Turn::Cleared},
    {"func_platrot", Turn::Cleared},
    {"func_pushable", Turn::WithoutYaw},
    {"func_tankcontrols", Turn::Kept, false},
    {"func_trackautochange", Turn::Cleared},
    {"func_trackchange", Turn::Cleared},
    {"func_wall", Turn::Cleared},
    {"func_wall_toggle", Turn::Cleared},
    {"func_water", Turn::Cleared},
    {"momentary_door", Turn::Cleared},
};

// CBaseToggle, CBaseMonster, CTriggerChangeTarget, CLaser, CLightning, CPathTrack, CTriggerCamera, CFuncTrackChange.
inline constexpr std::string_view halfLifeTargets[] = {
    "target",         "killtarget", "master", "TriggerTarget", "LaserTarget", "LightningStart", "LightningEnd",
    "m_iszNewTarget", "altpath",    "moveto", "toptrack",      "bottomtrack", "train"};
inline constexpr std::string_view halfLifeDelayed[] = {"target", "killtarget"};
// CMonsterMaker::MakeMonster().
inline constexpr TargetKeys::InClass halfLifeNamesMade[] = {{"monstermaker", "netname"}};
inline constexpr TargetKeys::InClass halfLifeClassesMade[] = {{"monstermaker", "monstertype"}};
// CHalfLifeMultiplay::ClientDisconnected() and PlayerKilled(); CBasePlayer::UpdateClientData(). They trigger entities with
// these names, and do nothing if there are none.
inline constexpr std::string_view halfLifeByItself[] = {"game_playerjoin", "game_playerspawn", "game_playerdie",
                                                        "game_playerleave"};
// CMultiManager::KeyValue() takes every key for a target, with the delay as value, except its own keys and those that
// DispatchKeyValue() has already put into the entity's variables (dlls/util.cpp, gEntvarsDescription). The keys of the
// second group, which it does take, are in editors' definitions and are not names.
inline constexpr std::string_view halfLifeNotManaged[] = {"classname",
                                                          "globalname",
                                                          "origin",
                                                          "oldorigin",
                                                          "velocity",
                                                          "basevelocity",
                                                          "movedir",
                                                          "angle",
                                                          "angles",
                                                          "avelocity",
                                                          "punchangle",
                                                          "v_angle",
                                                          "fixangle",
                                                          "idealpitch",
                                                          "pitch_speed",
                                                          "ideal_yaw",
                                                          "yaw_speed",
                                                          "modelindex",
                                                          "model",
                                                          "viewmodel",
                                                          "weaponmodel",
                                                          "absmin",
                                                          "absmax",
                                                          "mins",
                                                          "maxs",
                                                          "size",
                                                          "ltime",
                                                          "nextthink",
                                                          "movetype",
                                                          "solid",
                                                          "skin",
                                                          "body",
                                                          "effects",
                                                          "gravity",
                                                          "friction",
                                                          "light_level",
                                                          "sequence",
                                                          "gaitsequence",
                                                          "frame",
                                                          "animtime",
                                                          "framerate",
                                                          "controller",
                                                          "blending",
                                                          "scale",
                                                          "rendermode",
                                                          "renderamt",
                                                          "rendercolor",
                                                          "renderfx",
                                                          "health",
                                                          "frags",
                                                          "weapons",
                                                          "weaponanim",
                                                          "takedamage",
                                                          "deadflag",
                                                          "view_ofs",
                                                          "button",
                                                          "impulse",
                                                          "spawnflags",
                                                          "flags",
                                                          "colormap",
                                                          "team",
                                                          "max_health",
                                                          "teleport_time",
                                                          "armortype",
                                                          "armorvalue",
                                                          "waterlevel",
                                                          "watertype",
                                                          "target",
                                                          "targetname",
                                                          "netname",
                                                          "message",
                                                          "dmg_take",
                                                          "dmg_save",
                                                          "dmg",
                                                          "dmgtime",
                                                          "noise",
                                                          "noise1",
                                                          "noise2",
                                                          "noise3",
                                                          "speed",
                                                          "air_finished",
                                                          "pain_finished",
                                                          "radsuit_finished",
                                                          "fov",
                                                          "wait",
                                                          "killtarget",
                                                          "delay",
                                                          "master",
                                                          "style"};

// rehlds, host.cpp and common.cpp, COM_EntsForPlayerSlots(): 900, unless liblist.gam says more, and 15 for each player from
// the second on, up to 32; the world and each player take one. ED_Alloc() reuses what is freed while the map is read.
inline constexpr std::uint32_t halfLifeRoom = 900 - 2;

// engine/pr_edict.c, ED_LoadFromFile(): SF_NOTINDEATHMATCH where the deathmatch variable is set, else none.
inline constexpr SpawnMode halfLifeModes[] = {
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), {}, halfLifeRoom},
    {"deathmatch", QT_TRANSLATE_NOOP("spawns", "Multiplayer"), deathmatchRules, halfLifeRoom + 31 * 14},
};
// For mods whose liblist.gam requests a different limit.
inline constexpr SpawnMode halfLifeRoomyModes[] = {
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), {}},
    {"deathmatch", QT_TRANSLATE_NOOP("spawns", "Multiplayer"), deathmatchRules},
};
// dlls/lights.cpp, CLight::Spawn(), of all three; subs.cpp, CNullEntity::Spawn().
inline constexpr FreedClass halfLifeFreed[] = {{"light", true}, {"light_spot", true}, {"light_environment", true}, {"info_null"}};

inline constexpr std::string_view halfLifeStarts[] = {"info_player_start", "info_player_deathmatch", "info_player_coop"};

// rehlds, model.cpp, Mod_MakeHull0() and what follows.
inline constexpr Hull halfLifeHulls[] = {{{}, {}, QT_TRANSLATE_NOOP("games", "Hull &0 (points)")},
                                         {{-16, -16, -36}, {16, 16, 36}, QT_TRANSLATE_NOOP("games", "Hull &1 (standing)")},
                                         {{-32, -32, -32}, {32, 32, 32}, QT_TRANSLATE_NOOP("games", "Hull &2 (large)")},
                                         {{-16, -16, -18}, {16, 16, 18}, QT_TRANSLATE_NOOP("games", "Hull &3 (crouching)")}};

// Classes that players pick up or fight; and classes of the SDK's dlls/ without a model and a sprite.
inline constexpr std::string_view halfLifeSought[] = {"weapon_", "item_", "monster_"};
inline constexpr std::string_view halfLifeLittle[] = {"ammo_"};
inline constexpr std::string_view halfLifeUnseen[] = {"light", "path_",    "info_n",   "target_", "trigger_",
                                                      "func_", "ambient_", "env_beam", "multi_"};

// The SDK's dlls/buttons.cpp, CButtonTarget::Spawn() and SF_BTARGET_ON; healthkit.cpp, CWallHealth::Spawn(); h_battery.cpp,
// CRecharge::Spawn(). Walls and buttons keep what the key says until they are used: CFuncWall::Use() of bmodels.cpp,
// CBaseButton::TriggerAndWait() and ButtonReturn().
inline constexpr AlternateRule halfLifeAlternates[] = {{"button_target", 2, true}, {"func_healthcharger"}, {"func_recharge"}};

inline constexpr FlagRule halfLifeSurfaces[] = {{"SPECIAL", FaceFlag::Special}};

// ReHLDS' Mod_LoadFaces() uses the names of textures; Xash3D's also knows Quake's asterisk. Scrolling textures are not
// liquids: they are lit. The last ones are the compilers'.
inline constexpr NameRule halfLifeTextureNames[] = {
    {"sky", FaceFlag::Sky},
    {"!", FaceFlag::Liquid | FaceFlag::Warp},
    {"*", FaceFlag::Liquid | FaceFlag::Warp},
    {"laser", FaceFlag::Liquid | FaceFlag::Warp},
    {"water", FaceFlag::Liquid | FaceFlag::Warp},
    {"scroll", FaceFlag::Flowing},
    {"{", FaceFlag::AlphaTested | FaceFlag::HolesIfSolid}, // Xash3D's ref/gl/gl_rsurf.c, R_SetRenderMode()
    {"aaatrigger", FaceFlag::NoDraw},
    {"clip", FaceFlag::NoDraw},
    {"origin", FaceFlag::NoDraw},
    {"null", FaceFlag::NoDraw},
    {"hint", FaceFlag::NoDraw},
    {"skip", FaceFlag::NoDraw},
    {"solidhint", FaceFlag::NoDraw},
    {"bevel", FaceFlag::NoDraw},
};

// The engine searches _addon, with files that players add, before the game's folder, and _downloads, with files from servers,
// after it; liblist.gam's fallback_dir names the game to search next.
inline constexpr GameFolders halfLifeFolders = {.names = " valve ",
                                                .bases = " valve ",
                                                .around = " =_addon = =_downloads ",
                                                .settings = "liblist.gam",
                                                .fallbackKey = "fallback_dir",
                                                .gameKeys = " game gamedir ",
                                                .archives = " .pak .pk3 ",
                                                .numbered = "pak",
                                                .paletted = " .mip .qpic ",
                                                .palette = "gfx/palette.lmp",
                                                .colors = &quakeColors};

inline constexpr std::string_view halfLifeEdited =
    "The checksum that servers compare skips the entities, so players with the original map can join.";

constexpr Game halfLifeGame(std::string_view id, std::string_view title)
{
    return {
        .id = id,
        .title = title,
        .definitions = "halflife",
        .definesAll = true,
        .looks = halfLifeLooks,
        .lightColor = "_light",
        .classes = halfLifeClasses,
        .renderModes = true,
        .targets = {.always = halfLifeTargets,
                    .namesMade = halfLifeNamesMade,
                    .classesMade = halfLifeClassesMade,
                    .playerClass = "player",
                    .manager = "multi_manager",
                    .ownKeys = halfLifeNotManaged,
                    .delayed = halfLifeDelayed,
                    .delays = delayKeys,
                    .byItself = halfLifeByItself,
                    // Half-Life Unified SDK: !activator, name*; Spirit of Half-Life: +name, ~name, *locus
                    .foreign = "!*+~",
                    .inAnyCase = false}, // rehlds, pr_cmds.cpp, PF_find_Shared(): Q_strcmp()
        // dlls/util.h: classes know their own keys by FStrEq(), which is strcmp(); those of entvars_t by stricmp()
        .keysInAnyCase = false,
        .spawnModes = halfLifeModes,
        // PF_setmodel_I(): "no precache"; rehlds, pr_edict.cpp, ED_ParseEdict(), frees at "Can't init". An entity without
        // a classname stops it, see EngineStops::needsClass; Xash3D drops that.
        .stops = {.noRoom = "ED_Alloc: no free edicts", .freed = halfLifeFreed, .freesUnknown = true, .atMissingModels = true},
        .starts = halfLifeStarts,
        .hulls = halfLifeHulls,
        .surfaces = halfLifeSurfaces,
        .textureNames = halfLifeTextureNames,
        .sky = {.key = "skyname", .fallback = "desert", .folder = "gfx/env/", .endings = "tga bmp"}, // sv_skyname
        // Xash3D, ref/gl/gl_studio.c, R_StudioDynamicLight(): a tenth of the light is everywhere, nine come from one side;
        // R_StudioLighting() with its SHADE_LAMBERT of 1.495 spreads those.
        .models = halfLifeAllModels,
        .modelKeys = halfLifeModelKeys,
        .shade = {.across = 1 - 0.9f * 0.495f / 1.495f,
                  .slope = 0.9f / 1.495f,
                  .top = 0.495f,
                  .isSloped = true,
                  .sun = "light_environment",
                  .sunKey = "_light",
                  .takesOctree = false}, // dlls/lights.cpp, CEnvLight
        // ReHLDS, pr_edict.cpp: ED_ParseEdict() removes blanks, SuckOutClassname() before it does not; nor does model.cpp,
        // Mod_LoadEntities().
        .grammar =
            {.highBytesAreSpace = false, .singles = "{}()':,", .stripsKeys = true, .exactKeys = " wad ", .blankHidesClass = true},
        // The SDK's dlls/util.cpp, UTIL_StringToVector() and EntvarsKeyvalue(), which takes spawnflags for an integer; ReHLDS,
        // pr_cmds.cpp, PF_setmodel_I(), by strcmp(), and pr_edict.cpp, ED_ParseEdict(), for angle.
        .values = {.vectors = VectorReading::FromBlanks, .models = ModelReading::WholeText, .anglesOfDirections = true},
        // All render modes except 0 (normal) and 4 (solid).
        .unlit = {.isBlack = true, .renderModes = 0b101110},
        .brightness = {.light = 2, .texture = 1}, // approximates the effect of its gamma tables on both
        // Xash3D's ref/gl/gl_rsurf.c, DrawGLPoly(), and the SDK's dlls/bmodels.cpp, CFuncConveyor
        .flow = {.conveyors = "func_conveyor", .conveyorSpeed = 100},
        .ripples = 8,              // ref/gl/warpsin.h
        .onlyTopsOfLiquids = true, // ref/gl/gl_rsurf.c, R_SortBrushModelSurfaces()
        // dlls/util.cpp, gEntvarsDescription; Xash3D's ref/gl/gl_rsurf.c, R_TextureAnimation()
        .alternateKey = "frame",
        .alternates = halfLifeAlternates,
        .randomTiles = true,
        // dlls/world.cpp, CDecal::StaticDecal(), and ref/gl/gl_decals.c, DECAL_DISTANCE
        .decals = {.name = "infodecal", .key = "texture", .wad = "decals.wad", .reach = 5, .thickness = 4},
        .landmarks = {.sought = halfLifeSought, .little = halfLifeLittle, .unseen = halfLifeUnseen},
        .eyeHeight = 28,
        // pm_shared/pm_shared.c and the engine's hulls 1 and 3; sv_stepsize
        .player = {.width = 32, .standing = 72, .crouching = 36, .feet = 36, .step = 18},
        .turnedBox = TurnedBox::ByAxis, // dlls/cbase.cpp, SetObjectCollisionBox()
        .folders = halfLifeFolders,
        .edited = halfLifeEdited,
        .entFile = "ReHLDS reads maps/NAME.ent instead of the map's entities if sv_use_entity_file is 1; Xash3D does so if "
                   "that file is newer than the map."};
}

} // namespace bsp::games
