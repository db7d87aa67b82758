// What bodies collide with, as convex solids to be drawn see-through: brushes of Quake II and III, and the space that
// the collision trees of Quake, Hexen II and Half-Life call solid.
#pragma once

#include "core/geometry/winding.h"
#include "core/map/mapfile.h"

#include <stop_token>
#include <vector>

struct SolidSide {
    quint32 firstPoint = 0, pointCount = 0; // in Solids::points: a convex polygon, clockwise as seen from outside
    qint64 plane =
        -1; // record of the planes' lump; -1: no plane of the map, but where a tree's endless space was cut off
};

struct Solid {
    quint32 firstSide = 0, sideCount = 0; // in Solids::sides; at least four
    // The brush; of hull 0 the leaf, of other hulls the clipnode that leads to it.
    RecordRef record;
    quint32 model = 0;   // in whose space it lies
    qint64 contents = 0; // flags as stored; of hulls one of the negative numbers
};

struct Solids {
    std::vector<std::array<float, 3>> points; // map units
    std::vector<SolidSide> sides;
    std::vector<Solid> solids;
    // What has no shape: brushes whose planes enclose nothing, or do not close, or whose references are broken.
    quint32 degenerate = 0;
    // A damaged map asks for more work than its size can need; what would have come after it is missing.
    bool isCutShort = false;

    Winding windingOf(quint32 side) const;
};

// By brush the first model that claims it, by its range or by the leafs of its tree; -1: none does. Empty in a format
// without brushes.
std::vector<qint32> modelsOfBrushes(const MapFile &map);

// The lump whose records brushSolids() makes: the format's own, else those that BRUSHLIST of BSPX has; none.
int brushLump(const MapFile &map);

// Quake II and III, and of other formats those of BRUSHLIST. Brushes without sides are left out, bevels have no polygon.
// Quake II does not say whose a brush is: it belongs to the first model whose tree leads to it.
Solids brushSolids(const MapFile &map, std::stop_token stop = {});
// Those of BRUSHLIST, in a format that has no brushes; none of others.
Solids listedSolids(const MapFile &map, std::stop_token stop = {});

// Of games with hulls, by Game::hulls; none of others. Hull 0 is for points, and in Half-Life 1 for who stands, 2 for the
// large, 3 for who crouches; all but hull 0 are grown by half the size of who moves in them, so that these are points there.
// Solid is all that is not empty, water as well. Space beyond a model is cut off at its box, a little wider.
Solids hullSolids(const MapFile &map, int hull, std::stop_token stop = {});
