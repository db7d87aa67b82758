// A map's faces as triangles, in one form for all formats, for drawing and picking.
//
// Each face has one run of vertexes and one of indexes, in the order of face numbers, so that a model's faces form one run
// too. Positions are in the space of the face's model; core/geometry/placements.h maps them to the world. Triangles are
// clockwise as seen from the front, as in the games.
#pragma once

#include "core/geometry/facelook.h"
#include "core/geometry/transform.h"

#include <array>
#include <stop_token>
#include <vector>

struct GeometryVertex {
    std::array<float, 3> point{}; // map units
    // Quake II and Half-Life: in texels; divide by the texture's size, or by 64 if it warps. Quake III: in image sizes.
    std::array<float, 2> texture{};
    // Quake II and Half-Life: in luxels of the face's own lightmap (FaceLight::width x height), the centre of the first one
    // at 0.5; 0 for a face without one. Quake III: in its lightmap page, 0 to 1.
    std::array<float, 2> luxel{};
    std::array<qint8, 4> normal{};                   // in 127ths; the fourth is 0
    std::array<quint8, 4> color{255, 255, 255, 255}; // Quake III: vertex light and alpha, as stored
};

struct GeometryFace {
    quint32 firstVertex = 0, vertexCount = 0; // in Geometry::vertexes
    quint32 firstIndex = 0, indexCount = 0;   // in Geometry::indexes, three per triangle; none: no shape
    qint32 model = -1;                        // the model it belongs to; -1: none, and no engine draws it
    FaceLook look;
    qint32 tile = -1; // image record drawn instead of look.image (randomtiles.h); -1: none
};

struct GeometryModel {
    quint32 firstFace = 0, faceCount = 0;   // in Geometry::faces: those that exist and that no earlier model claims
    quint32 firstIndex = 0, indexCount = 0; // the triangles of all its faces
    quint32 vertexCount = 0;                // of all its faces
    quint32 firstFlare = 0, flareCount = 0; // in Geometry::flares
    // Bounding box of its triangles; low is above high if it has none.
    Point low{INFINITY, INFINITY, INFINITY}, high{-INFINITY, -INFINITY, -INFINITY};
};

// A Quake III flare: a point at which a glow is drawn that faces the eye.
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
    std::vector<GeometryFlare> flares; // sorted by face
    // Number of faces that get no shape because the map is damaged: its faces together list many times more vertexes than it
    // has (FaceShapes::kept()), or would expand to more than the file's size warrants.
    quint32 leftOut = 0;
};

// Builds the triangles of all faces. Takes time and memory in proportion to the file's size, even if it is damaged. Once `stop`
// is requested, returns early with a result to be discarded. Omits triangles with an invalid corner (not a number, or beyond
// maxCoordinate).
Geometry buildGeometry(const MapFile &map, std::stop_token stop = {});
// Returns a vector of any length as GeometryVertex::normal; `otherwise` if its length is 0 or infinite.
std::array<qint8, 4> packedNormal(const Point &normal, std::array<qint8, 4> otherwise);
