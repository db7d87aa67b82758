// All that a 3D view needs of a map, built on a worker thread: what is drawn, how it is lit, and what a ray hits.
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
    ExternalPages pages;               // lightmaps stored next to the map
    LightAtlas light;                  // at the game's stock brightness
    QImage directions;                 // light directions, laid out as `light` (LightDirections::atlas()); null: the map has none
    std::unique_ptr<Raycaster> caster; // of the geometry
    std::unique_ptr<ScenePvs> pvs;     // of the scene
};

// Returns sentences that say what a damaged map has too much of to be drawn in full; empty if everything is drawn.
QString leftOutSentence(const MapScene &scene);
// Returns the memory that the scene's lightmaps take, in bytes, including the graphics driver's copies.
qint64 lightBytes(const MapScene &scene);

// Returns the triangle that a ray hit, in the world; for a flare, three times the point of the hit.
std::array<Point, 3> cornersOf(const MapScene &scene, const RayHit &hit);
// Returns a triangle's normal, of length 1; 0 if it has no area.
Point normalOf(const std::array<Point, 3> &corners);

// Flags that the game's scripts give to an image's faces (flagsOf() of their Shader), by image record; may be empty.
using ImageFlags = std::vector<FaceFlags>;

// Returns null if stopped. If its light equals that of `before`, an earlier scene or null, it shares these images, so that
// renderers need not send them to the graphics driver again.
std::shared_ptr<const MapScene> buildMapScene(std::shared_ptr<const MapFile> map, const ExternalPages &pages,
                                              const ImageFlags &flags, std::stop_token stop = {},
                                              const MapScene *before = nullptr);
// Returns the scene that buildMapScene() would build with these flags. Takes shapes and light from `made`, which was built
// without flags: they only change how faces are sorted, and which of them are lit. Null if stopped.
std::shared_ptr<const MapScene> withImageFlags(const MapScene &made, const ImageFlags &flags, std::stop_token stop = {});
