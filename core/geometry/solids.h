// Collision volumes as convex solids, to be drawn translucently: brushes of Quake II and III, and the solid space of the
// collision trees of Quake, Hexen II and Half-Life.
#pragma once

#include "core/geometry/winding.h"
#include "core/map/mapfile.h"

#include <stop_token>
#include <vector>

struct SolidSide {
    quint32 firstPoint = 0, pointCount = 0; // in Solids::points: a convex polygon, clockwise as seen from outside
    qint64 plane = -1;                      // record of the planes' lump; -1: none, e.g. where unbounded space was cut off
};

struct Solid {
    quint32 firstSide = 0, sideCount = 0; // in Solids::sides; at least four
    // The brush; in hull 0 the leaf, in other hulls the clipnode that leads to the solid.
    RecordRef record;
    quint32 model = 0;   // the model in whose space it lies
    qint64 contents = 0; // flags as stored; in hulls a negative number
};

struct Solids {
    std::vector<std::array<float, 3>> points; // map units
    std::vector<SolidSide> sides;
    std::vector<Solid> solids;
    // Number of brushes without a shape: their planes enclose nothing or do not close, or a reference is broken.
    quint32 degenerate = 0;
    // Whether a damaged map needs more work than its size warrants; the remaining solids are missing.
    bool isCutShort = false;

    Winding windingOf(quint32 side) const;
};

// Returns for each brush the first model that claims it, by its range or by the leafs of its tree; -1: none. Empty in a
// format without brushes.
std::vector<qint32> modelsOfBrushes(const MapFile &map);

// Returns the lump whose records brushSolids() builds: the format's brushes, else BSPX's BRUSHLIST, else bsp::none.
int brushLump(const MapFile &map);

// Builds the brushes of Quake II and III, and in other formats those of BRUSHLIST. Skips brushes without sides; bevels get
// no polygon. Quake II does not store a brush's model; it is the first whose tree leads to the brush.
Solids brushSolids(const MapFile &map, std::stop_token stop = {});
// Builds the brushes of BRUSHLIST; none in a format that has brushes of its own.
Solids listedSolids(const MapFile &map, std::stop_token stop = {});

// Builds the solid space of one of Game::hulls; none in games without hulls. Hull 0 is for points; in Half-Life 1 is for
// standing players, 2 for large monsters, 3 for crouching players. In all but hull 0, solids are grown by half the size of
// the bodies that move there, so that those can be treated as points. Everything that is not empty is solid, even water. Space
// beyond a model is cut off a little outside its box.
Solids hullSolids(const MapFile &map, int hull, std::stop_token stop = {});
