// Return to Castle Wolfenstein, after its published source: src/game/g_spawn.c, G_SpawnGEntityFromSpawnVars() and fields[]. The
// former is alike in its single- and multiplayer game; targetdeath is the single-player one's.
#include "core/games/wolfenstein.h"

namespace bsp::games {
namespace {

constexpr std::string_view targets[] = {"target", "targetdeath"};

constexpr SpawnRule single[] = {notSingle, notFree}, team[] = {notTeam};
constexpr SpawnMode modes[] = {
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), single},
    {"team", QT_TRANSLATE_NOOP("spawns", "Multiplayer"), team},
};

// src/game/surfaceflags.h; its format's names are Enemy Territory's, with others for 0x40 and 0x80000000.
constexpr FlagName surfaceNames[] = {{0x1, "NODAMAGE"},
                                     {0x2, "SLICK"},
                                     {0x4, "SKY"},
                                     {0x8, "LADDER"},
                                     {0x10, "NOIMPACT"},
                                     {0x20, "NOMARKS"},
                                     {0x40, "CERAMIC"},
                                     {0x80, "NODRAW"},
                                     {0x100, "HINT"},
                                     {0x200, "SKIP"},
                                     {0x400, "NOLIGHTMAP"},
                                     {0x800, "POINTLIGHT"},
                                     {0x1000, "METAL"},
                                     {0x2000, "NOSTEPS"},
                                     {0x4000, "NONSOLID"},
                                     {0x8000, "LIGHTFILTER"},
                                     {0x10000, "ALPHASHADOW"},
                                     {0x20000, "NODLIGHT"},
                                     {0x40000, "WOOD"},
                                     {0x80000, "GRASS"},
                                     {0x100000, "GRAVEL"},
                                     {0x200000, "GLASS"},
                                     {0x400000, "SNOW"},
                                     {0x800000, "ROOF"},
                                     {0x1000000, "RUBBLE"},
                                     {0x2000000, "CARPET"},
                                     {0x4000000, "MONSTERSLICK"},
                                     {0x8000000, "MONSLICK_W"},
                                     {0x10000000, "MONSLICK_N"},
                                     {0x20000000, "MONSLICK_E"},
                                     {0x40000000, "MONSLICK_S"}};

constexpr std::string_view installed[] = {"Return to Castle Wolfenstein", "rtcw", "iortcw"}, home[] = {".wolf"};

constexpr Game table()
{
    auto game = wolfensteinGame("wolfenstein", "Return to Castle Wolfenstein");
    game.definitions = "rtcw";
    game.targets.always = targets;
    game.surfaceNames = surfaceNames;
    game.spawnModes = modes;
    game.paged = {.byVertexes = 1U << 3}; // src/renderer/tr_bsp.c, ParseTriSurf()
    game.folders.names = {};              // its folder is called main, like those of many games
    game.folders.plainBases = " main ";
    game.folders.installed = installed;
    game.folders.home = home;
    return game;
}

} // namespace

extern constexpr Game wolfenstein = table();
static_assert(valid(wolfenstein));

} // namespace bsp::games
