// Tables that games have inherited from each other.
#pragma once

#include "core/games/game.h"

#include <QtGlobal>

#include <array>

namespace bsp::games {

inline constexpr QRgb green = 0xff5ac864, blue = 0xff4aa3ff, red = 0xffe8604f, violet = 0xffb57bea, amber = 0xffd9963b,
                      teal = 0xff35c2b0, grey = 0xffb4b8bd, white = 0xffffffff;
inline constexpr Point itemLow{-16, -16, -16}, itemHigh{16, 16, 16};
inline constexpr Point playerLow{-16, -16, -24}, playerHigh{16, 16, 32};

// Quake II and III place players and monsters 24 units above the floor (game/p_client.c, g_client.c); to mappers, items are
// 32 wide.
inline constexpr ClassLook quakeLooks[] = {
    {"info_player_", playerLow, playerHigh, green},
    {"team_CTF_blueplayer", playerLow, playerHigh, blue},
    {"team_CTF_bluespawn", playerLow, playerHigh, blue},
    {"team_CTF_redplayer", playerLow, playerHigh, red},
    {"team_CTF_redspawn", playerLow, playerHigh, red},
    {"team_", itemLow, itemHigh, blue},
    {"misc_teleporter_dest", {-32, -32, -24}, {32, 32, -16}, green},
    {"monster_", playerLow, playerHigh, red},
};

// Looks of classes for which a game has none of its own; the last matches all.
inline constexpr ClassLook commonLooks[] = {
    {.prefix = "info_", .color = green},     {.prefix = "light", .color = white, .isLight = true},
    {"weapon", itemLow, itemHigh, blue},     {"ammo_", itemLow, itemHigh, blue},
    {"item_", itemLow, itemHigh, blue},      {"holdable_", itemLow, itemHigh, blue},
    {"key_", itemLow, itemHigh, blue},       {.prefix = "target_", .color = violet},
    {.prefix = "trigger_", .color = violet}, {.prefix = "path_", .color = teal},
    {.prefix = "func_", .color = amber},     {.prefix = "", .color = grey},
};

// Joins a game's own table with the table of the game that it is based on. Its own comes first, since the first row that
// matches wins.
template <typename Row, std::size_t First, std::size_t Second>
consteval std::array<Row, First + Second> joined(const Row (&first)[First], const std::array<Row, Second> &second)
{
    std::array<Row, First + Second> rows{};
    for (std::size_t i = 0; i < First; ++i)
        rows[i] = first[i];
    for (std::size_t i = 0; i < Second; ++i)
        rows[First + i] = second[i];
    return rows;
}

template <typename Row, std::size_t First, std::size_t Second>
consteval std::array<Row, First + Second> joined(const Row (&first)[First], const Row (&second)[Second])
{
    return joined(first, std::to_array(second));
}

// G_UseTargets() of Quake II's game/g_utils.c, SUB_UseTargets() of Half-Life's dlls/subs.cpp and of Nexuiz' g_subs.qc: any
// entity that has a delay waits for it before it triggers or kills.
inline constexpr TargetKeys::InClass delayKeys[] = {{{}, "delay"}};

// SF_NOTINDEATHMATCH, in Quake II and GoldSrc.
inline constexpr SpawnRule deathmatchRules[] = {
    {"spawnflags", SpawnRule::AnyBit, 2048, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 2048: not in deathmatch.")}};

static_assert(detail::areReached(commonLooks));

} // namespace bsp::games
