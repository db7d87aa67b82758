// How faces of Quake and of games based on it look: as QuakeSpasm draws them with its default settings.
#pragma once

#include "core/games/quakepalette.h"

namespace bsp::games
{

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
    game.alternateKey = "frame"; // likewise
    return game;
}

} // namespace bsp::games
