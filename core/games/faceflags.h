// The kinds of faces that games distinguish. Views show, hide, light and blend faces by them.
#pragma once

#include <QFlags>

enum class FaceFlag : quint32 {
    Sky = 0x1,             // the sky is seen through it
    NoDraw = 0x2,          // Quake II and III: NODRAW, HINT, SKIP; Half-Life: the textures of the compilers' tools
    Liquid = 0x4,          // water, slime, lava
    Warp = 0x8,            // its texture moves in waves
    Flowing = 0x10,        // its texture scrolls
    Translucent33 = 0x20,  // 33 % opaque
    Translucent66 = 0x40,  // 66 % opaque
    AlphaTested = 0x80,    // its picture has holes
    TwoSided = 0x100,      // seen from behind too; Quake III's scripts say so
    Special = 0x200,       // Half-Life: no lightmap
    Blended = 0x400,       // blended by its shader: by the picture's alpha, unless one of the next three is set
    Adds = 0x800,          // is added to what lies behind
    Filters = 0x1000,      // multiplies what lies behind by its colour
    Darkens = 0x2000,      // multiplies what lies behind by the inverse of its colour
    FullBright = 0x4000,   // no lightmap is drawn, as its shader says
    HolesIfSolid = 0x8000, // Half-Life: has the holes only if the entity's rendermode is Solid
    // Quake II's re-release: its texture scrolls along s or t, the other way, and is drawn twice as large.
    ScrollsAlongS = 0x10000,
    ScrollsAlongT = 0x20000,
    ScrollsBack = 0x40000,
    Stretched = 0x80000,
};
Q_DECLARE_FLAGS(FaceFlags, FaceFlag)
Q_DECLARE_OPERATORS_FOR_FLAGS(FaceFlags)
