// Hexen II and its mission pack.
#include "core/games/quake.h"

namespace bsp::games {
namespace {

constexpr Hull hulls[] = {{{0, 0, 0}, QT_TRANSLATE_NOOP("games", "Hull &0 (points)")},
                          {{16, 16, 28}, QT_TRANSLATE_NOOP("games", "Hull &1 (players)")},
                          {{24, 24, 20}, QT_TRANSLATE_NOOP("games", "Hull &2 (scorpions)")},
                          {{16, 16, 14}, QT_TRANSLATE_NOOP("games", "Hull &3 (crouching)")},
                          {{8, 8, 8}, QT_TRANSLATE_NOOP("games", "Hull &4 (small)")},
                          {{48, 48, 50}, QT_TRANSLATE_NOOP("games", "Hull &5 (large)")}};

// Hammer of Thyrion's gl_model.c, Mod_LoadFaces(), and r_wateralpha of gl_rmain.c.
constexpr LiquidAlpha liquidAlphas[] = {{.prefix = "*rtex078", .otherwise = 0.33f}, {.prefix = "*lowlight", .otherwise = 0.33f}};

constexpr Game table()
{
    auto game = quakeGame("hexen2", "Hexen II");
    game.hulls = hulls;
    game.folders.names = " data1 portals ";
    game.folders.bases = " data1 ";
    game.folders.colors = &hexen2Colors;
    game.liquidAlphas = liquidAlphas;
    game.sky.cloudAlpha = 0.67f; // r_skyalpha
    game.firstFullBright = -1;   // Hammer of Thyrion's gl_rsurf.c lights all colours
    return game;
}

} // namespace

extern constexpr Game hexen2 = table();
static_assert(valid(hexen2));

} // namespace bsp::games
