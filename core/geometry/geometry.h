// A map's faces as triangles, all formats in one form: what is drawn and what is picked.
//
// Every face has a run of vertexes and a run of indexes, in the order of the faces' numbers, so that a model's faces
// are one run too. Places are in the space of the face's model, which core/geometry/placements.h brings into the world.
// Triangles are clockwise as seen from the front, as in the games.
#pragma once

#include "core/geometry/facelook.h"
#include "core/geometry/transform.h"

#include <array>
#include <stop_token>
#include <vector>

struct GeometryVertex {
    std::array<float, 3> point{}; // map units
    // Quake II and Half-Life: texels, to be divided by the texture's size, or by 64 where it warps; Quake III: 1 is the
    // picture's width or height.
    std::array<float, 2> texture{};
    // Quake II and Half-Life: pixels of the face's own lightmap (FaceLight::width x height), the middle of the first
    // one at 0.5; 0 for a face without one. Quake III: in its page, 0 to 1.
    std::array<float, 2> luxel{};
    std::array<qint8, 4> normal{};                   // in 127ths; the fourth is 0
    std::array<quint8, 4> color{255, 255, 255, 255}; // Quake III: light baked into it, and alpha, as stored
};

struct GeometryFace {
    quint32 firstVertex = 0, vertexCount = 0; // in Geometry::vertexes
    quint32 firstIndex = 0, indexCount = 0;   // in Geometry::indexes, three a triangle; none: it has no shape
    qint32 model = -1;                        // the model it belongs to; -1: none, and no engine draws it
    FaceLook look;
    qint32 tile = -1; // record of the images that is drawn instead of look.image (randomtiles.h); -1: none
};

struct GeometryModel {
    quint32 firstFace = 0, faceCount = 0;   // in Geometry::faces; the part that exists and that no model before it has
    quint32 firstIndex = 0, indexCount = 0; // the triangles of all its faces
    quint32 vertexCount = 0;                // of all its faces
    quint32 firstFlare = 0, flareCount = 0; // in Geometry::flares
    Point low{}, high{};                    // the box around its vertexes; low is above high when it has none
};

// Quake III's flares are points that a glow is drawn at, turned to the eye.
struct GeometryFlare {
    quint32 face = 0;
    Point point{};                // map units
    std::array<float, 3> color{}; // 0 to 1
    Point normal{};
};

inline constexpr double flareRadius = 16; // map units, as drawn and picked: the games' own size depends on the screen

struct Geometry {
    std::vector<GeometryVertex> vertexes;
    std::vector<quint32> indexes;    // of vertexes
    std::vector<GeometryFace> faces; // one for each record of the faces' lump
    std::vector<GeometryModel> models;
    std::vector<GeometryFlare> flares; // by face
    // Faces of a damaged map that list together many times more than it has (FaceShapes::kept()), or of which more would
    // be made than its size is worth; they have no shape.
    quint32 leftOut = 0;
};

// Takes time and memory in proportion to the file, whatever it says. An early end is asked for with `stop`; what comes
// back then is to be thrown away. Triangles with a corner at no place (not a number, or beyond farthestPlace) are left
// out.
Geometry buildGeometry(const MapFile &map, std::stop_token stop = {});
