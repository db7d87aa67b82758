// A map ready to be drawn: the faces of every model as placed by entities, sorted into batches that share a picture and a
// way of drawing. A model that several entities use occurs several times.
#pragma once

#include "core/geometry/boxtree.h"
#include "core/geometry/geometry.h"
#include "core/geometry/placements.h"
#include "core/shading/pulsingamount.h"
#include "core/shading/scenevertex.h"
#include "core/sorting.h"

#include <QFlags>

#include <span>

enum class SceneKind : quint16 { // the kinds of faces that views show and hide
    World = 0x1,
    BrushModel = 0x2,
    Trigger = 0x4,
    Sky = 0x8,
    NoDraw = 0x10, // tools' textures: clip, hint, origin, ...
    Liquid = 0x20,
    Flare = 0x40,
    Model = 0x80, // models from files that entities show
};
Q_DECLARE_FLAGS(SceneKinds, SceneKind)
Q_DECLARE_OPERATORS_FOR_FLAGS(SceneKinds)

// Passes in drawing order. From Filter on, faces blend with what is behind them: they multiply it, multiply it by their
// inverse, cover it by their alpha, or add to it.
enum class ScenePass : quint8 { Opaque, Sky, AlphaTested, Filter, Darken, Translucent, Additive };

struct SceneFace {
    quint32 face = 0;      // record of the faces' lump
    quint32 placement = 0; // in Scene::placements
    quint32 firstIndex = 0, indexCount = 0;
    quint32 firstVertex = 0, vertexCount = 0;
    Box box; // map units, in the world
    SceneKinds kinds{};
};

struct SceneBatch {
    qint32 image = -1; // record of the derived images; -1: none
    qint32 tile = -1;  // GeometryFace::tile
    ScenePass pass{};
    FaceFlags flags{};                          // TwoSided, FullBright, and what moves or stretches its texture
    bool isPlain = false;                       // drawn without the picture, in its colour alone
    float alpha = 1;                            // of Translucent and Additive
    std::array<quint8, 3> color{255, 255, 255}; // tint
    std::optional<float> flow{};                // of Flowing: ModelPlacement::flow
    std::optional<FrameCycle> frames{};         // ModelPlacement::frames; TRANS33 and TRANS66 are not animated
    bool showsAlternates = false;               // ModelPlacement::showsAlternates
    PulsingAmount pulse{};
    qint32 fog = -1;                      // record of the fog that it lies in; -1: none
    quint32 firstFace = 0, faceCount = 0; // in Scene::faces; their indexes are one run
};

struct Scene {
    std::vector<SceneVertex> vertexes; // per face in the order of its GeometryFace; lit by lightScene()
    std::vector<quint32> indexes;
    std::vector<SceneFace> faces;
    std::vector<SceneBatch> batches;        // sorted by pass
    std::vector<ModelPlacement> placements; // that are drawn
    std::vector<GeometryFlare> flares;      // in the world; without black ones, which are invisible
    quint32 leftOut = 0;                    // number of placements omitted to bound the scene's size

    Point corner(quint32 index) const { return toPoint(vertexes[indexes[index]].point); } // of a triangle
    // Returns the scene faces that show a face of the map.
    std::span<const quint32> shown(quint32 face) const { return shownBy.of(face); }

    Grouped shownBy; // for shown()
};

// Returns the texture of the first sky face, or -1.
qint32 skyImage(const Scene &scene);

// Builds a scene. Takes time and memory in proportion to the geometry and the number of placements, whatever the entities
// say: omits placements that would make the scene several times as large as the map. Once `stop` is requested, returns early
// with a result to be discarded.
Scene buildScene(const Geometry &geometry, std::vector<ModelPlacement> placements, std::stop_token stop = {});
