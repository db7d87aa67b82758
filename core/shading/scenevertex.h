// A corner of a scene's face, laid out as in the vertex buffer.
#pragma once

#include <QtGlobal>

#include <array>

struct SceneVertex {
    std::array<float, 3> point{};   // map units, in the world
    std::array<float, 2> texture{}; // GeometryVertex::texture
    // Position in the lightmap atlas, 0 to 1. Below 0, the colour is the light, and -1 - light is a position in a lightmap
    // that the face's shader names.
    std::array<float, 2> light{-1, -1};
    std::array<qint8, 4> normal{};                   // in 127ths
    std::array<quint8, 4> color{255, 255, 255, 255}; // light, and alpha as stored
    quint32 face = 0;                                // in Scene::faces
};
static_assert(sizeof(SceneVertex) == 40);
