// What is seen through the faces of the sky: a box of six pictures, layers of clouds over it, two layers that a texture has
// side by side, or a plain colour.
#pragma once

#include "core/assets/skybox.h"
#include "core/assets/texture.h"
#include "core/map/mapfile.h"
#include "core/point.h"
#include "core/scene/stages.h"

#include <stop_token>

// A stage of a sky's shader, over those before it.
struct SkyLayer {
    SceneStage stage;
    std::vector<QImage> pictures; // shown in turn, one at least; Format_RGBA8888
};

struct SkyLook {
    SkyBoxFiles files; // of the box
    // Squares of one size, Format_RGBA8888, as cubeOf() gives them; null: there is no box.
    std::array<QImage, 6> box;
    Point axis{0, 0, 1}; // about which the box turns
    double turn = 0;     // degrees a second
    std::vector<SkyLayer> layers;
    double cloudHeight = 512; // map units
    bool isFlattened = false; // the layers are Quake's, which lie on a sphere that is three times as wide as high

    bool hasBox() const { return !box[0].isNull(); }
};

// `image`: the texture of a face of the sky, whose shader counts where shaders say what the sky is, and whose layers where
// textures have some; -1: none. Reads files. A side that is missing is plain.
SkyLook findSky(const MapFile &map, const GameFiles &files, const TextureSource &textures, qint32 image,
                std::stop_token stop = {});

// The sides of bsp::skySides, some perhaps null, as OpenGL takes a cube map: its directions have the second and third
// axis swapped, (x, z, y) for the world's (x, y, z), so that the four sides fit as they are, seen from within; the upper
// and the lower one are turned by a quarter. Sides that are smaller than the largest grow, beyond 2048 they shrink.
std::array<QImage, 6> cubeOf(const std::array<QImage, 6> &sides, QColor plain);

// Drawn where nothing is known of the sky: grey, for no game has such a one.
inline constexpr QRgb plainSky = qRgb(128, 128, 128);
