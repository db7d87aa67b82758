// The kinds of faces that games tell apart, and by which views show, hide, light and blend them.
#pragma once

#include <QFlags>

enum class FaceFlag : quint32 {
    Sky = 0x1,            // the sky is seen through it
    NoDraw = 0x2,         // Quake II and III: NODRAW, HINT, SKIP; Half-Life: the textures of the compilers' tools
    Liquid = 0x4,         // water, slime, lava
    Warp = 0x8,           // its texture moves in waves
    Flowing = 0x10,       // its texture scrolls
    Translucent33 = 0x20, // a third of it covers what lies behind
    Translucent66 = 0x40, // two thirds
    AlphaTested = 0x80,   // its picture has holes
    TwoSided = 0x100,     // seen from behind too; Quake III's scripts say so
    Special = 0x200,      // Half-Life: no lightmap
    Blended = 0x400,      // translucent as its shader says, by the picture's alpha unless it
    Adds = 0x800,         // adds itself to what lies behind,
    Filters = 0x1000,     // colours what lies behind, or
    Darkens = 0x2000,     // takes itself away from it
    FullBright = 0x4000,  // no lightmap is drawn, as its shader says
    HolesIfSolid = 0x8000, // Half-Life: the holes are there where the entity's rendermode is Solid, else they are filled
    // Quake II's re-release: its texture scrolls along s or t, the other way, and is drawn twice as large.
    ScrollsAlongS = 0x10000,
    ScrollsAlongT = 0x20000,
    ScrollsBack = 0x40000,
    Stretched = 0x80000,
};
Q_DECLARE_FLAGS(FaceFlags, FaceFlag)
Q_DECLARE_OPERATORS_FOR_FLAGS(FaceFlags)
