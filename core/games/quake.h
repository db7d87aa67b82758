// Quake's tables, after id's QuakeC of version 1.06 (its files: defs.qc, doors.qc and so on) and the engine, which Hexen II
// has inherited. "QuakeSpasm" includes its descendants Ironwail and vkQuake.
#pragma once

#include "core/games/common.h"
#include "core/games/quakepalette.h"

namespace bsp::games {

// How faces of Quake and of games based on it look: as QuakeSpasm draws them with its default settings.

inline constexpr FlagRule quakeSurfaces[] = {{"SPECIAL", FaceFlag::Special}};

// gl_model.c, Mod_LoadFaces(). Textures of the compilers' tools are drawn like all others, if a map has them.
inline constexpr NameRule quakeTextureNames[] = {
    {"sky", FaceFlag::Sky}, {"*", FaceFlag::Liquid | FaceFlag::Warp}, {"{", FaceFlag::AlphaTested}};

// gl_rmisc.c, R_ParseWorldspawn(), which skips an underscore before any key; GL_WaterAlphaForSurface().
inline constexpr LiquidAlpha quakeLiquidAlphas[] = {{"*lava", " lavaalpha _lavaalpha "},
                                                    {"*slime", " slimealpha _slimealpha "},
                                                    {"*tele", " telealpha _telealpha "},
                                                    {"*", " wateralpha _wateralpha "}};

// gl_sky.c, Sky_NewMap() and Sky_GetTexCoord(). FTE and others look for names with an underscore too.
inline constexpr SkyNames quakeSky{.key = " sky _sky skyname _skyname qlsky _qlsky ",
                                   .folder = "gfx/env/",
                                   .joint = "_",
                                   .endings = "tga png jpg pcx",
                                   .layers = {8, 16}};

constexpr Game withQuakePictures(Game game)
{
    game.surfaces = quakeSurfaces;
    game.textureNames = quakeTextureNames;
    game.sky = quakeSky;
    game.folders.paletted = " .mip .qpic ";
    game.folders.palette = "gfx/palette.lmp";
    game.folders.colors = &quakeColors;
    game.firstFullBright = 224; // gl_texmgr.c, TexMgr_LoadPalette()
    // r_brush.c, R_BuildLightMap(), and r_world.c, R_DrawTextureChains_Water()
    game.unlit = {.isBlack = true, .litLiquids = true};
    game.brightness = {.light = 1, .texture = 1, .over = 2}; // gl_overbright 1
    // gl_warp.c: in R_UpdateWarpTextures() a wave takes 128 texels, as in WinQuake's d_scan.c.
    game.ripples = 8;
    game.rippleTurn = 0.0490873852f; // 2 pi / 128
    game.liquidAlphas = quakeLiquidAlphas;
    game.alphaKey = "alpha";     // pr_edict.c, ED_ParseEdict(), and ENTALPHA_ENCODE()
    game.framesPerSecond = 5;    // r_brush.c, R_TextureAnimation(): ten a second, each shown for ANIM_CYCLE of them
    game.alternateKey = "frame"; // r_brush.c, R_TextureAnimation()
    return game;
}

inline constexpr Point largeLow{-32, -32, -24}, largeHigh{32, 32, 64}; // VEC_HULL2_MIN and VEC_HULL2_MAX

// setsize() of monsters.qc, items.qc and their neighbours. Boxes of items begin at their origin.
inline constexpr ClassLook quakeOwnLooks[] = {
    {"info_player_", playerLow, playerHigh, green},
    {"testplayerstart", playerLow, playerHigh, green},
    {"info_teleport_destination", playerLow, playerHigh, green},
    {"monster_boss", {-128, -128, -24}, {128, 128, 256}, red},
    {"monster_oldone", {-160, -128, -24}, {160, 128, 256}, red},
    {"monster_dog", {-32, -32, -24}, {32, 32, 40}, red},
    {"monster_ogre", largeLow, largeHigh, red},
    {"monster_demon1", largeLow, largeHigh, red},
    {"monster_shambler", largeLow, largeHigh, red},
    {"monster_shalrath", largeLow, largeHigh, red},
    {"monster_fish", {-16, -16, -24}, {16, 16, 24}, red},
    {"monster_", {-16, -16, -24}, {16, 16, 40}, red},
    {"weapon_", {-16, -16, 0}, {16, 16, 56}, blue},
    {"item_armor", {-16, -16, 0}, {16, 16, 56}, blue},
    {"item_artifact", {-16, -16, -24}, {16, 16, 32}, blue},
    {"item_key", {-16, -16, -24}, {16, 16, 32}, blue},
    {"item_sigil", {-16, -16, -24}, {16, 16, 32}, blue},
    {"item_", {0, 0, 0}, {32, 32, 56}, blue},
    {"misc_explobox2", {0, 0, 0}, {32, 32, 32}, amber},
    {"misc_explobox", {0, 0, 0}, {32, 32, 64}, amber},
};

// doors.qc, buttons.qc, plats.qc, misc.qc: SetMovedir() or self.angles = '0 0 0'. trap_spikeshooter has no brushes.
// func_movewall is of the first mission pack (hiprot.qc) and of later mods: rotating entities get their collision from it,
// and without VISIBLE it clears its model.
inline constexpr ClassRule quakeClasses[] = {
    {"func_bossgate", Turn::Cleared},    {"func_button", Turn::Cleared},      {"func_door", Turn::Cleared},
    {"func_door_secret", Turn::Cleared}, {"func_episodegate", Turn::Cleared}, {"func_illusionary", Turn::Cleared},
    {"func_plat", Turn::Cleared},        {"func_wall", Turn::Cleared},        {"func_movewall", Turn::Cleared, true, 1},
};

// subs.qc, SUB_UseTargets(), which compares as the engine's PF_Find() does, by strcmp().
inline constexpr std::string_view quakeTargets[] = {"target", "killtarget"};

// pr_edict.c, ED_LoadFromFile(): in deathmatch only 2048 counts, otherwise the bit of the skill; from skill 2 on that is
// hard's.
inline constexpr SpawnRule quakeEasy[] = {
    {"spawnflags", SpawnRule::AnyBit, 256, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 256: not on easy.")}};
inline constexpr SpawnRule quakeNormal[] = {
    {"spawnflags", SpawnRule::AnyBit, 512, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 512: not on normal.")}};
inline constexpr SpawnRule quakeHard[] = {
    {"spawnflags", SpawnRule::AnyBit, 1024, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 1024: not on hard or nightmare.")}};
// QuakeSpasm, quakedef.h: max_edicts goes up to MAX_EDICTS, 32000; the world takes one, and so does each of up to 16
// players. ED_Alloc() reuses what is freed while the map is read.
inline constexpr std::uint32_t quakeRoom = 32000 - 2, quakeRoomOfMany = 32000 - 17;
// monsters.qc and others: in deathmatch, the game removes all monsters.
inline constexpr std::string_view quakeFreedInDeathmatch[] = {
    "monster_army",        "monster_boss",    "monster_demon1", "monster_dog",           "monster_enforcer", "monster_fish",
    "monster_hell_knight", "monster_knight",  "monster_ogre",   "monster_ogre_marksman", "monster_oldone",   "monster_shalrath",
    "monster_shambler",    "monster_tarbaby", "monster_wizard", "monster_zombie"};
inline constexpr SpawnMode quakeModes[] = {
    {"easy", QT_TRANSLATE_NOOP("spawns", "Easy"), quakeEasy, quakeRoom},
    {"normal", QT_TRANSLATE_NOOP("spawns", "Normal"), quakeNormal, quakeRoom},
    {"hard", QT_TRANSLATE_NOOP("spawns", "Hard and nightmare"), quakeHard, quakeRoom},
    {"deathmatch", QT_TRANSLATE_NOOP("spawns", "Deathmatch"), deathmatchRules, quakeRoomOfMany, quakeFreedInDeathmatch},
};
// misc.qc: light() and info_null() remove themselves; torches, flames, globes and illusions become static entities, which
// PF_makestatic() frees.
inline constexpr FreedClass quakeFreed[] = {{"light", true},
                                            {"light_globe"},
                                            {"light_torch_small_walltorch"},
                                            {"light_flame_large_yellow"},
                                            {"light_flame_small_yellow"},
                                            {"light_flame_small_white"},
                                            {"func_illusionary"},
                                            {"info_null"}};

inline constexpr std::string_view quakeStarts[] = {"info_player_start", "info_player_deathmatch", "info_player_coop",
                                                   "testplayerstart", "info_player_start2"};

// Classes that players pick up or fight; ammunition and health rank low.
inline constexpr std::string_view quakeSought[] = {"weapon_",  "item_armor", "item_artifact",
                                                   "item_key", "item_sigil", "monster_"};
inline constexpr std::string_view quakeLittle[] = {"item_"};
inline constexpr std::string_view quakeUnseen[] = {"light",    "path_",  "info_n", "info_intermission", "trigger_",       "func_",
                                                   "ambient_", "event_", "trap_",  "air_bubbles",       "misc_noisemaker"};

// gl_model.c, Mod_LoadClipnodes(). No hull has the origin in its middle.
inline constexpr Hull quakeHulls[] = {{{}, {}, QT_TRANSLATE_NOOP("games", "Hull &0 (points)")},
                                      {{-16, -16, -24}, {16, 16, 32}, QT_TRANSLATE_NOOP("games", "Hull &1 (players)")},
                                      {{-32, -32, -24}, {32, 32, 64}, QT_TRANSLATE_NOOP("games", "Hull &2 (large)")}};

// common.c, COM_AddGameDirectory(): archives pak0 to pak9 take precedence over the folder's files, and higher numbers over
// lower ones; DarkPlaces and FTE read pk3. The folders of the mission packs, like those of all mods, are next to the base.
inline constexpr std::string_view quakeInstalled[] = {"Quake"},
                                  quakeHome[] = {".quakespasm", ".ironwail", ".vkquake", ".darkplaces", ".fte"};
inline constexpr GameFolders quakeFolders = {.names = " id1 hipnotic rogue ",
                                             .bases = " id1 ",
                                             .archives = " .pak .pk3 ",
                                             .numbered = "pak",
                                             .installed = quakeInstalled,
                                             .home = quakeHome};

constexpr Game quakeGame(std::string_view id, std::string_view title)
{
    return withQuakePictures(
        {.id = id,
         .title = title,
         .looks = quakeOwnLooks,
         .lightColor = "_color", // ericw-tools' light
         .classes = quakeClasses,
         .targets =
             {.always = quakeTargets, .playerClass = "player", .delayed = quakeTargets, .delays = delayKeys, .inAnyCase = false},
         .keysInAnyCase = false, // pr_edict.c, ED_FindField(), by strcmp()
         .spawnModes = quakeModes,
         // pr_cmds.c, PF_setmodel(): "no precache"; pr_edict.c, ED_LoadFromFile(), frees at "No spawn function for".
         .stops = {.noRoom = "ED_Alloc: no free edicts", .freed = quakeFreed, .freesUnknown = true, .atMissingModels = true},
         .starts = quakeStarts,
         .hulls = quakeHulls,
         // QuakeSpasm's common.c, COM_ParseEx(); id's has only //. pr_edict.c, ED_ParseEdict(), compares two keys before it
         // removes blanks.
         .grammar = {.blockComments = true, .singles = "{}()':", .stripsKeys = true, .exactKeys = " angle light "},
         // pr_edict.c, ED_ParseEpair(), where all numbers are floats, and ED_ParseEdict(); pr_cmds.c, PF_setmodel(), by strcmp()
         .values =
             {.vectors = VectorReading::AtBlanks, .models = ModelReading::WholeText, .flagsAreFloats = true, .angleIsText = true},
         .landmarks = {.sought = quakeSought, .little = quakeLittle, .unseen = quakeUnseen},
         .eyeHeight = 22,                                                 // client.qc, PutClientInServer()
         .player = {.width = 32, .standing = 56, .feet = 24, .step = 18}, // VEC_HULL_MIN; sv_phys.c, STEPSIZE
         .placeCommand = {.word = "setpos", .hasAngles = true},           // QuakeSpasm's host_cmd.c, Host_SetPos_f(); FTE, too
         .folders = quakeFolders});
}

} // namespace bsp::games
