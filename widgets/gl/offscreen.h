// A picture of a scene without a window.
#pragma once

#include "core/result.h"
#include "widgets/gl/renderer.h"

#include <functional>

// Draws a single picture as the window draws it. `fill` gives the scene, its textures and its light to the renderer.
// `drawn` may ask the renderer what it has drawn. Needs a QGuiApplication; fails where there is no OpenGL 3.3, or no room for a picture of that
// many pixels.
Result<QImage> drawOffscreen(const std::function<void(SceneRenderer &)> &fill, const SceneView &view, QSize size,
                             const std::function<void(const SceneRenderer &)> &drawn = {});
