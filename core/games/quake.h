// Quake's tables, as id's QuakeC (progs 1.06) and WinQuake have it, and what games that were made of it have inherited of them.
#pragma once

#include "core/games/common.h"
#include "core/games/quakepictures.h"

namespace bsp::games {

inline constexpr ClassRule quakeClasses[] = {
    {"func_button", Turn::Cleared}, {"func_door", Turn::Cleared}, {"func_door_secret", Turn::Cleared},
    {"func_plat", Turn::Cleared},   {"func_train", Turn::Cleared}, {"func_wall", Turn::Cleared},
};

inline constexpr std::string_view quakeTargets[] = {"target", "killtarget"};
inline constexpr std::string_view quakeStarts[] = {"info_player_start", "info_player_deathmatch", "info_player_coop",
                                                   "testplayerstart"};
inline constexpr std::string_view quakeSought[] = {"weapon_", "item_", "monster_"};
inline constexpr std::string_view quakeUnseen[] = {"light", "path_", "info_", "trigger_", "func_", "ambient_"};

inline constexpr Hull quakeHulls[] = {{{0, 0, 0}, QT_TRANSLATE_NOOP("games", "Hull &0 (points)")},
                                      {{16, 16, 28}, QT_TRANSLATE_NOOP("games", "Hull &1 (players)")},
                                      {{32, 32, 44}, QT_TRANSLATE_NOOP("games", "Hull &2 (large)")}};

inline constexpr GameFolders quakeFolders = {.names = " id1 ", .bases = " id1 ", .archives = " .pak .pk3 ", .numbered = "pak"};

constexpr Game quakeGame(std::string_view id, std::string_view title)
{
    return withQuakePictures({
        .id = id, .title = title, .looks = quakeLooks, .lightColor = "_color", .classes = quakeClasses,
        .anglesOfDirections = true, .targets = {.always = quakeTargets, .inAnyCase = false}, .starts = quakeStarts,
        .hulls = quakeHulls, .grammar = {.singles = "{}()':"},
        .landmarks = {.sought = quakeSought, .unseen = quakeUnseen}, .eyeHeight = 22,
        .player = {.width = 32, .standing = 56, .feet = 24, .step = 18}, .folders = quakeFolders});
}

} // namespace bsp::games
