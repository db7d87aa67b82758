// The tables that Return to Castle Wolfenstein and Enemy Territory share, in addition to Quake III's.
#pragma once

#include "core/games/quake3.h"

namespace bsp::games {

// src/game/g_spawn.c, spawns[]
inline constexpr std::string_view wolfensteinStarts[] = {"info_player_start", "info_player_deathmatch", "team_CTF_redspawn",
                                                         "team_CTF_bluespawn"};

constexpr Game wolfensteinGame(std::string_view id, std::string_view title)
{
    auto game = quake3Game(id, title);
    game.definesAll = false;
    game.models = {};
    game.modelKeys = {};
    game.itemReach = 0;                     // the models of its items are not known
    game.stops = {.atMissingModels = true}; // src/qcommon/cm_load.c, CM_InlineModel()
    game.starts = wolfensteinStarts;
    game.remaps = {};
    game.text.entityBytes = 2048; // src/game/g_local.h, MAX_SPAWN_VARS_CHARS
    game.rejectsShaders = false;  // its parser knows other keywords
    // src/game/bg_public.h, DEFAULT_VIEWHEIGHT; g_client.c, playerMins and ClientSpawn(), which sets crouchMaxZ; bg_local.h
    game.eyeHeight = 40;
    game.player = {.width = 36, .standing = 72, .crouching = 48, .feet = 24, .step = 18};
    game.folders.bases = {};
    game.folders.plainBases = {};
    game.edited = {};
    return game;
}

} // namespace bsp::games
