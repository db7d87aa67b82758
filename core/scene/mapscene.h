// All that a 3D view needs of a map, made beside the window: what is drawn, how it is lit, and what a ray meets.
#pragma once

#include "core/geometry/raycast.h"
#include "core/light/atlas.h"
#include "core/light/luxels.h"
#include "core/scene/pvs.h"
#include "core/scene/scene.h"

#include <memory>

struct MapScene {
    std::shared_ptr<const MapFile> map;
    Geometry geometry;
    Scene scene;
    ExternalPages pages; // lightmaps that lie beside the map
    LightAtlas light; // at the game's stock brightness
    QImage directions; // of the light, where `light` has it (LightDirections::atlas()); null: the map tells none
    std::unique_ptr<Raycaster> caster; // of the geometry
    std::unique_ptr<ScenePvs> pvs;     // of the scene
};

// What a damaged map has too much of for all of it to be drawn, in sentences; empty: nothing.
QString leftOutSentence(const MapScene &scene);
// What its lightmaps take, the graphics driver's copies among it.
qint64 lightBytes(const MapScene &scene);

// The triangle that a ray met, in the world; of a flare three times its place.
std::array<Point, 3> cornersOf(const MapScene &scene, const RayHit &hit);
// Where it looks, of length 1; 0 where it looks nowhere.
Point normalOf(const std::array<Point, 3> &corners);

// What the game's scripts say of an image record's faces (flagsOf() of their Shader); by record, may be empty.
using ImageFlags = std::vector<FaceFlags>;

// Null when it was stopped.
std::shared_ptr<const MapScene> buildMapScene(std::shared_ptr<const MapFile> map, const ExternalPages &pages,
                                              const ImageFlags &flags, std::stop_token stop = {});
// What buildMapScene() makes with these flags of the map that `made` was made of without, of its shapes and its light:
// scripts change how faces are sorted, and which of them are lit. Null when it was stopped.
std::shared_ptr<const MapScene> withImageFlags(const MapScene &made, const ImageFlags &flags,
                                               std::stop_token stop = {});
