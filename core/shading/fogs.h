// The fogs of a map, and how thick each is at a position.
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
    double depth = 0;             // map units at which it becomes opaque; 0: unknown, and not drawn
    // The plane of the brush side through which it is visible; its normal points out. None: the eye always counts as inside.
    struct Surface {
        Point normal;
        double distance = 0; // map units
        friend bool operator==(const Surface &, const Surface &) = default;
    };
    std::optional<Surface> surface;
    std::optional<std::array<Point, 2>> bounds; // low and high corner of its brush; none: it is broken
    // Density per map unit, as in OpenGL's GL_EXP2. Above 0, the fog covers the whole map, and of the members above only
    // `color` is used.
    double density = 0;
    // If set, a fog with density thickens as in GL_EXP, with the distance from the eye instead of the depth.
    struct Range {
        double from = 0, upTo = 0; // map units, between which it thickens
        double most = 1;           // highest opacity, 0 to 1
        friend bool operator==(const Range &, const Range &) = default;
    };
    std::optional<Range> range;
    double skyShare = 0; // the share of the sky's colour that a fog with density covers, 0 to 1
    friend bool operator==(const SceneFog &, const SceneFog &) = default;
};

// Returns the fogs by record, or only the one that covers the whole map. A fog whose shader says nothing of fog is black and
// opaque, as in the engine. Reads the shaders' pictures: run it on a worker thread. Returns early once `stop` is requested.
std::vector<SceneFog> fogsOf(const MapFile &map, const TextureSource &textures, std::stop_token stop = {});

// Returns the fog of a model whose frame has this bounding sphere: the first that the sphere reaches into, or null
// (R_ComputeFogNum() of renderer/tr_mesh.c).
const SceneFog *fogAround(std::span<const SceneFog> fogs, const Point &middle, double radius);

// What a shader program needs to know of a fog: RB_CalcFogTexCoords() of tr_shade_calc.c.
struct FogView {
    std::array<float, 4> distance{}; // dot product with (x, y, z, 1): depth from the eye, relative to eight times the fog's depth
    std::array<float, 4> inside{};   // dot product with (x, y, z, 1): distance behind the surface, map units
    float eye = 1;                   // the eye's distance behind the surface; below 0: it is outside
};
FogView fogSeenFrom(const SceneFog &fog, const Point &eye, const Point &forward);

// Returns a range's start in map units from the eye, its length (below 0: no range), and the highest opacity.
std::array<float, 3> rangeSeen(const SceneFog &fog);
