// What the painters of a scene need to know of the view being drawn.
#pragma once

#include "core/camera/camera.h"
#include "core/games/game.h"
#include "core/scene/fogs.h"
#include "core/scene/scene.h"
#include "widgets/gl/sceneprograms.h"

#include <QMatrix4x4>

#include <optional>
#include <span>

struct PainterView {
    Camera camera;
    QMatrix4x4 toClip;
    DrawMode mode = DrawMode::Lit;
    std::optional<double> seconds{}; // null: nothing moves
    bool linear = true;              // filtering of textures
    float brightness = 1, textureGain = 1, over = 1;
    bsp::Flow flow{};
    float ripples = 4, rippleTurn = 0.125f; // as in SceneView
    std::span<const SceneFog> fogs{};       // that are drawn, by record

    double time() const { return seconds.value_or(0); }
    // Returns the fog over the whole map; null: there is none, or it is not drawn.
    const SceneFog *mapFog() const
    {
        return mode == DrawMode::Lit && !fogs.empty() && fogs.front().density > 0 ? &fogs.front() : nullptr;
    }
    // Returns the fog of the brush that a batch is in; null: likewise.
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
