// What sky faces show: a box of six pictures, cloud layers over it, two layers side by side in a texture, or a plain colour.
#pragma once

#include "core/assets/skybox.h"
#include "core/assets/texture.h"
#include "core/map/mapfile.h"
#include "core/point.h"
#include "core/shading/stages.h"

#include <stop_token>

// A stage of a sky's shader, drawn over those before it.
struct SkyLayer {
    SceneStage stage;
    std::vector<QImage> pictures; // shown in turn, at least one; Format_RGBA8888
    friend bool operator==(const SkyLayer &, const SkyLayer &) = default;
};

struct SkyLook {
    SkyBoxFiles files; // of the box
    // Squares of one size, Format_RGBA8888, from cubeOf(); null: there is no box.
    std::array<QImage, 6> box;
    Point axis{0, 0, 1}; // about which the box turns
    double turn = 0;     // degrees per second
    std::vector<SkyLayer> layers;
    double cloudHeight = 512; // map units
    bool isFlattened = false; // the layers are Quake's, which lie on a sphere that is three times as wide as high
    friend bool operator==(const SkyLook &, const SkyLook &) = default;

    bool hasBox() const { return !box[0].isNull(); }
};

// Finds the sky and reads its files. `image` is the texture of a sky face, or -1; its shader is used if shaders define the
// sky, its layers if textures have some. A missing side is plain.
SkyLook findSky(const MapFile &map, const GameFiles &files, const TextureSource &textures, qint32 image,
                std::stop_token stop = {});

// Returns the sides, in the order of bsp::skySides and perhaps null, as an OpenGL cube map. Its directions have the second
// and third axis swapped, (x, z, y) for the world's (x, y, z), so that the four sides fit unchanged, seen from within; top
// and bottom are rotated by a quarter turn. All sides are scaled to the largest one's size, at most 2048.
std::array<QImage, 6> cubeOf(const std::array<QImage, 6> &sides, QColor plain);

// The colour drawn if the sky is unknown: grey, which no game's sky is.
inline constexpr QRgb plainSky = qRgb(128, 128, 128);
