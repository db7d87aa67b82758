// Draws pictures of scenes without a window.
#pragma once

#include "core/result.h"
#include "widgets/gl/opengl.h"
#include "widgets/gl/scenerenderer.h"

#include <functional>
#include <memory>

// Draws pictures one after the other with the same OpenGL context and shaders. Needs a QGuiApplication.
class Offscreen
{
public:
    Offscreen() = default;
    ~Offscreen();
    Offscreen(const Offscreen &) = delete;
    Offscreen &operator=(const Offscreen &) = delete;

    // Returns a sentence if there is no OpenGL 3.3; empty: pictures can be drawn. Must be called first.
    QString begin();
    // Draws a picture as the window does. `fill` gives the renderer, which has nothing of earlier pictures, its scene, textures
    // and light, which must live until this returns; `drawn` may query the renderer afterwards. Fails if there is no room for a
    // picture of that size.
    Result<QImage> draw(const std::function<void(SceneRenderer &)> &fill, SceneView view, QSize size,
                        const std::function<void(const SceneRenderer &)> &drawn = {});

private:
    QString prepare(); // makes the renderer if there is none; returns why that failed
    Result<QImage> drawParts(const std::function<void(SceneRenderer &)> &fill, SceneView view, QSize size,
                             const std::function<void(const SceneRenderer &)> &drawn);

    OffscreenContext context_;
    std::unique_ptr<SceneRenderer> renderer_;
};

// Draws one picture with an Offscreen of its own.
Result<QImage> drawOffscreen(const std::function<void(SceneRenderer &)> &fill, const SceneView &view, QSize size,
                             const std::function<void(const SceneRenderer &)> &drawn = {});
