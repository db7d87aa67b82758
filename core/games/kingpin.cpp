// Kingpin: Life of Crime, after its published game library (g_spawn.c, p_client.c, cast_*.c).
#include "core/games/quake2.h"

namespace bsp::games {
namespace {

// People are taller than Quake II's.
constexpr Point bodyLow{-16, -16, -24}, bodyHigh{16, 16, 48};
constexpr ClassLook looks[] = {
    {"info_player_", bodyLow, bodyHigh, green},
    {"cast_", bodyLow, bodyHigh, red},
    {"misc_teleporter_dest", {-32, -32, -24}, {32, 32, -16}, green},
};

constexpr std::string_view ownClasses[] = {"ai_", "cast_", "path_corner_cast", "props_", "props2_", "props3_"};

// SpawnEntities(): all skills from 2 on use the bit of hard, and the test for coop is commented out.
constexpr SpawnMode modes[] = {
    {"easy", QT_TRANSLATE_NOOP("spawns", "Easy"), quake2Easy, quake2Room},
    {"medium", QT_TRANSLATE_NOOP("spawns", "Medium"), quake2Medium, quake2Room},
    {"hard", QT_TRANSLATE_NOOP("spawns", "Hard"), quake2Hard, quake2Room},
    {"coop", QT_TRANSLATE_NOOP("spawns", "Coop, any skill"), quake2Coop, quake2Room},
    {"deathmatch", QT_TRANSLATE_NOOP("spawns", "Deathmatch"), deathmatchRules, quake2Room},
};

constexpr std::string_view installed[] = {"Kingpin", "Kingpin Life of Crime", "Kingpin - Life of Crime"};

constexpr Game table()
{
    auto game = quake2Game("kingpin", "Kingpin: Life of Crime");
    game.definitions = {};
    game.definesAll = false;
    game.looks = looks;
    game.ownClasses = ownClasses;
    game.models = {}; // its models have a format of their own, MDX
    game.spawnModes = modes;
    game.sky.fallback = "sr";
    game.eyeHeight = 40;
    game.player = {.width = 32, .standing = 72, .feet = 24}; // its movement code is not published
    game.placeCommand = {};
    game.folders.names = {}; // its folder is called main, like those of many games
    game.folders.bases = {};
    game.folders.installed = installed;
    return game;
}

} // namespace

extern constexpr Game kingpin = table();
static_assert(valid(kingpin));

} // namespace bsp::games
