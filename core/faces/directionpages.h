// Lightmap pages that hold light directions instead of light: with -deluxe, q3map2 writes one after each page of light. No field
// of the file says so; engines infer it from the pages that faces use.
#pragma once

#include "core/map/mapfile.h"

#include <QString>

enum class DirectionPages : quint8 {
    None,
    Unknown, // there are two pages, and faces use only the first: the second may hold directions or nothing
    Odd,     // pages 1, 3, 5 and so on
};

// Returns which pages of a map hold directions: the odd ones, if no surface uses an odd page in any layer, as in OpenJK's
// codemp/rd-rend2/tr_bsp.cpp, R_LoadLightmaps(). Qfusion's source/ref_gl/r_q3bsp.c, Mod_CheckDeluxemaps(), also requires an even
// number of pages. `pages` is the number of all pages, including those in files next to the map.
DirectionPages directionPagesOf(const MapFile &map, qint64 pages);
// Returns the same for the pages in the map only.
DirectionPages directionPagesOf(const MapFile &map);
// Says in sentences which pages hold directions, and what worldspawn's keys deluxeMaps and deluxeMapping say of them, which is
// not taken for true; empty if neither says anything.
QString directionsSentence(const MapFile &map, DirectionPages pages);
