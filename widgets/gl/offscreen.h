// Draws a picture of a scene without a window.
#pragma once

#include "core/result.h"
#include "widgets/gl/scenerenderer.h"

#include <functional>

// Draws one picture as the window does. `fill` gives the renderer its scene, textures and light; `drawn` may query the
// renderer afterwards. Needs a QGuiApplication. Fails if there is no OpenGL 3.3, or no room for a picture of that size.
Result<QImage> drawOffscreen(const std::function<void(SceneRenderer &)> &fill, const SceneView &view, QSize size,
                             const std::function<void(const SceneRenderer &)> &drawn = {});
