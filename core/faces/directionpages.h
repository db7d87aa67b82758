// Lightmap pages that hold directions of light instead of light: q3map2 writes one behind each page of light with -deluxe. No
// file states that it has them, so engines look at the pages that faces use.
#pragma once

#include "core/map/mapfile.h"

enum class DirectionPages : quint8 {
    None,
    Unknown, // of two pages, faces use the first alone: the second may have directions, or nothing
    Odd,     // pages 1, 3, 5 and so on
};

// Returns which pages of a map have directions. Follows OpenJK's codemp/rd-rend2/tr_bsp.cpp, R_LoadLightmaps(): no surface uses
// an odd page in any layer; and Qfusion's source/ref_gl/r_q3bsp.c, Mod_CheckDeluxemaps(), which wants an even number of pages,
// too. `pages` are the pages in all, those next to the map included.
DirectionPages directionPagesOf(const MapFile &map, qint64 pages);
// The same without pages next to the map.
DirectionPages directionPagesOf(const MapFile &map);
