// The tables that Raven's games with RBSP maps share, in addition to Quake III's, after OpenJK's source.
#pragma once

#include "core/games/quake3.h"

namespace bsp::games {

// codemp/game/surfaceflags.h
inline constexpr FlagRule ravenSurfaces[] = {{"SKY", FaceFlag::Sky}, {"NODRAW", FaceFlag::NoDraw}};

// fields[] of code/game/g_spawn.cpp and codemp/game/g_spawn.c
inline constexpr std::string_view ravenTargets[] = {"target",     "target2",     "target3",     "target4",    "target5",
                                                    "target6",    "opentarget",  "closetarget", "paintarget", "goaltarget",
                                                    "npc_target", "npc_target2", "npc_target4", "targetjump", "backwardstarget"};

// code/game/g_spawn.cpp, G_SpawnGEntityFromSpawnVars() and SpawnForCurrentDifficultySetting(), by g_spskill 0 to 2.
inline constexpr SpawnRule ravenEasy[] = {
    notSingle, {"spawnflags", SpawnRule::AnyBit, 256, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 256: not on easy.")}};
inline constexpr SpawnRule ravenMedium[] = {
    notSingle, {"spawnflags", SpawnRule::AnyBit, 512, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 512: not on medium.")}};
inline constexpr SpawnRule ravenHard[] = {
    notSingle, {"spawnflags", SpawnRule::AnyBit, 1024, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 1024: not on hard.")}};
inline constexpr SpawnMode ravenSingleModes[] = {
    {"easy", QT_TRANSLATE_NOOP("spawns", "Easy"), ravenEasy},
    {"medium", QT_TRANSLATE_NOOP("spawns", "Medium"), ravenMedium},
    {"hard", QT_TRANSLATE_NOOP("spawns", "Hard"), ravenHard},
};

constexpr Game ravenGame(std::string_view id, std::string_view title)
{
    auto game = quake3Game(id, title);
    game.definesAll = false;
    game.models = {};
    game.modelKeys = {};
    game.itemReach = 0; // the models of its items are not known
    game.surfaces = ravenSurfaces;
    game.targets.always = ravenTargets;
    game.spawnModes = {};
    game.stops = {.atMissingModels = true}; // codemp/qcommon/cm_load.cpp, CM_InlineModel()
    game.rejectsShaders = false;            // its parser knows other keywords
    // codemp/game/bg_public.h, DEFAULT_VIEWHEIGHT, DEFAULT_MAXS_2 and CROUCH_MAXS_2
    game.eyeHeight = 36;
    game.player = {.width = 30, .standing = 64, .crouching = 40, .feet = 24, .step = 18};
    // codemp/rd-vanilla/tr_bsp.cpp, ParseTriSurf(); tr_shader.cpp, FinishShader()
    game.paged = {.byVertexes = 1U << 3, .showsVertexLight = true};
    game.brightness = {.light = 1, .texture = 1}; // codemp/rd-vanilla/tr_init.cpp: r_mapOverBrightBits 0
    game.folders.names = {};                      // its folder is called base, like those of many games
    game.folders.bases = {};
    game.folders.plainBases = " base ";
    game.edited = {};
    return game;
}

} // namespace bsp::games
