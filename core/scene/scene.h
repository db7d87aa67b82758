// A map ready to be drawn: the faces of every model where its entities put it, sorted into batches that share a picture
// and a way of drawing. A model that several entities use is there several times.
#pragma once

#include "core/geometry/boxtree.h"
#include "core/geometry/geometry.h"
#include "core/geometry/placements.h"
#include "core/scene/pulsingamount.h"
#include "core/sorting.h"

#include <QFlags>

#include <span>

enum class SceneKind : quint16 { // by which views show and hide faces
    World = 0x1,
    BrushModel = 0x2,
    Trigger = 0x4,
    Sky = 0x8,
    NoDraw = 0x10, // tools' textures: clip, hint, origin, ...
    Liquid = 0x20,
    Flare = 0x40,
    Model = 0x80, // what entities show of files of their own
};
Q_DECLARE_FLAGS(SceneKinds, SceneKind)
Q_DECLARE_OPERATORS_FOR_FLAGS(SceneKinds)

// In the order in which they are drawn. From Filter on, faces blend with what lies behind them: they multiply it, take
// themselves away from it, cover it by their alpha, or add to it.
enum class ScenePass : quint8 { Opaque, Sky, AlphaTested, Filter, Darken, Translucent, Additive };

// As a vertex buffer takes it.
struct SceneVertex {
    std::array<float, 3> point{};   // map units, in the world
    std::array<float, 2> texture{}; // GeometryVertex::texture
    // Place in the atlas of lightmaps, 0 to 1; below 0: the colour is the light, and -1 - light a place in a picture.
    std::array<float, 2> light{-1, -1};
    std::array<qint8, 4> normal{};      // in 127ths
    std::array<quint8, 4> color{255, 255, 255, 255}; // light, and alpha as stored
    quint32 face = 0;                                // in Scene::faces
};
static_assert(sizeof(SceneVertex) == 40);

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
    FaceFlags flags{}; // TwoSided, FullBright, and what moves or stretches its texture
    bool isPlain = false; // drawn without the picture, in its colour alone
    float alpha = 1;   // of Translucent and Additive
    std::array<quint8, 3> color{255, 255, 255}; // that tints it
    std::optional<float> flow{};                // of Flowing: ModelPlacement::flow
    std::optional<FrameCycle> frames{};         // ModelPlacement::frames; what is TRANS33 or TRANS66 stands still
    bool showsAlternates = false;               // ModelPlacement::showsAlternates
    PulsingAmount pulse{};
    qint32 fog = -1;                            // record of the fogs that it lies in; -1: none
    quint32 firstFace = 0, faceCount = 0;       // in Scene::faces; their indexes are one run
};

struct Scene {
    std::vector<SceneVertex> vertexes; // of a face in the order of its GeometryFace; lightScene() lights them
    std::vector<quint32> indexes;
    std::vector<SceneFace> faces;
    std::vector<SceneBatch> batches; // by pass
    std::vector<ModelPlacement> placements; // that are drawn
    std::vector<GeometryFlare> flares; // in the world; black ones, that nobody sees, are left out
    quint32 leftOut = 0; // placements that would make it many times as large as the map

    Point corner(quint32 index) const { return toPoint(vertexes[indexes[index]].point); } // of a triangle
    // The scene faces that show a face of the map.
    std::span<const quint32> shown(quint32 face) const { return shownBy.of(face); }

    Grouped shownBy; // for shown()
};

// The texture of the first face that the sky is seen through; -1: none.
qint32 skyImage(const Scene &scene);

// Time and memory are in proportion to the geometry and the number of placements, whatever the entities say: placements
// that would make the scene several times as large as the map are left out. An early end is asked for with `stop`; what comes back
// then is to be thrown away.
Scene buildScene(const Geometry &geometry, std::vector<ModelPlacement> placements, std::stop_token stop = {});
