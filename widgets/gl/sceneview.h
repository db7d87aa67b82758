// The parameters of drawing a scene: what a picture shows, and what else the painters need to know.
#pragma once

#include "core/camera/camera.h"
#include "core/games/game.h"
#include "core/scene/scene.h"
#include "core/shading/fogs.h"
#include "widgets/gl/sceneprograms.h"

#include <QMatrix4x4>
#include <QPoint>
#include <QSize>

#include <optional>
#include <span>

struct SceneView {
    Camera camera;
    DrawMode mode = DrawMode::Lit;
    bool wireframe = false;
    bool linear = true; // filtering of textures
    bool animate = false;
    double time = 0; // seconds, for what moves
    bool fog = true;
    bool portals = true; // draws the view in the nearest mirror or portal; only in perspective
    // The most programs to make for the stages of shaders in this picture. Shaders whose programs are not made yet are drawn
    // plainly.
    int newPrograms = INT_MAX;
    float brightness = 1;
    float textureGain = 1;
    float over = 1;                                                                            // Brightness::over
    bool showsVertexLight = false;                                                             // PagedFaces::showsVertexLight
    SceneKinds hidden = SceneKinds(SceneKind::Trigger) | SceneKind::NoDraw | SceneKind::Flare; // games hide these by default
    bsp::Flow flow{};                                                                          // of textures in the map's game
    float ripples = 4, rippleTurn = 0.125f;   // texels, radians per texel; in the map's game
    std::span<const quint8> shown{}, inPvs{}; // as in CullChoice
    std::span<const quint8> flaresInPvs{};    // the same by index into Scene::flares
    // Visibility of entities' models, by cluster and by area. 0: not visible; empty: all are.
    std::span<const quint8> clustersInPvs{}, areasReached{};
    std::span<const quint8> inSight{}; // by scene face; motion elsewhere is drawn, but drewMotion() ignores it
    bool ghosts = false;               // what the PVS hides is drawn faintly
    // Pixels. For a picture drawn in parts: its whole size, and the corner of the part being drawn. Empty: it is drawn
    // whole.
    QSize whole{};
    QPoint corner{};
};

// A view while it is drawn; a picture may have several.
struct DrawnView : SceneView {
    QMatrix4x4 toClip;
    std::span<const SceneFog> fogs{}; // that are drawn, by record

    std::optional<double> seconds() const { return animate ? std::optional(time) : std::nullopt; } // null: nothing moves
    double now() const { return animate ? time : 0; }
    // Returns the fog over the whole map; null: there is none, or it is not drawn.
    const SceneFog *mapFog() const
    {
        return mode == DrawMode::Lit && !fogs.empty() && fogs.front().density > 0 ? &fogs.front() : nullptr;
    }
    // Returns the fog of the brush that a batch is in; null: there is none, or it is not drawn.
    const SceneFog *fogOf(const SceneBatch &batch) const
    {
        const auto i = static_cast<size_t>(batch.fog);
        return batch.fog >= 0 && i < fogs.size() && fogs[i].depth > 0 ? &fogs[i] : nullptr;
    }
    // Returns the pass in which a batch is drawn. In modes that tell faces apart, faces of the sky are drawn like others.
    ScenePass passOf(const SceneBatch &batch) const
    {
        if (batch.pass == ScenePass::Sky)
            return drawsPictures(mode) || mode == DrawMode::Lightmap ? batch.pass : ScenePass::Opaque;
        return drawsPictures(mode) || batch.pass == ScenePass::AlphaTested ? batch.pass : ScenePass::Opaque;
    }
};
