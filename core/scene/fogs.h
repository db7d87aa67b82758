// The fogs of a map, and how thick each is at a place.
#pragma once

#include "core/assets/texture.h"
#include "core/map/mapfile.h"
#include "core/point.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

struct SceneFog {
    std::array<float, 3> color{}; // 0 to 1
    double depth = 0;             // map units to where nothing else is seen; 0: nobody knows, and none is drawn
    // Where it is seen into: the plane of a brush side, out of it. None: the eye always counts as inside.
    struct Surface {
        Point normal;
        double distance = 0; // map units
    };
    std::optional<Surface> surface;
    std::optional<std::array<Point, 2>> bounds; // of its brush, the low and the high corner; none: it is broken
    // For each map unit, as OpenGL's GL_EXP2 has it. Above 0: it lies over all of the map, and but for its colour nothing of the
    // above counts.
    double density = 0;
    // Where there is one, such a fog thickens as GL_EXP has it, with the distance from the eye itself, and not along its way.
    struct Range {
        double from = 0, upTo = 0; // map units, between which it thickens
        double most = 1;           // that it covers, 0 to 1
    };
    std::optional<Range> range;
    double skyShare = 0; // how much of the sky one of that density covers
};

// By record of the fogs, or alone the one that lies over all of the map. One whose shader says nothing of fog is black and
// swallows all, as in the engine. Reads the pictures of their shaders: for another thread. An early end is asked for with `stop`.
std::vector<SceneFog> fogsOf(const MapFile &map, const TextureSource &textures, std::stop_token stop = {});

// In which of them a model is whose frame has a ball around it there: the first that the ball reaches into; null: in none
// (R_ComputeFogNum() of renderer/tr_mesh.c).
const SceneFog *fogAround(std::span<const SceneFog> fogs, const Point &middle, double radius);

// What a program needs to know of a fog: RB_CalcFogTexCoords() of tr_shade_calc.c.
struct FogView {
    std::array<float, 4> distance{}; // of a place (x, y, z, 1): how far from the eye along its way, in eighths of the depth
    std::array<float, 4> inside{};   // likewise: how far behind the surface, map units
    float eye = 1;                   // the same of the eye; below 0: it looks in from outside
};
FogView fogSeenFrom(const SceneFog &fog, const Point &eye, const Point &forward);

// Of a range: where it begins and how far on it goes, map units from the eye, and how much is covered at most. Of none the second
// is below 0.
std::array<float, 3> rangeSeen(const SceneFog &fog);
