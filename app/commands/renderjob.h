// What `lumpscope render` is asked to draw.
#pragma once

#include "app/commands/arguments.h"
#include "core/point.h"
#include "core/scene/drawmode.h"
#include "core/scene/facecolors.h"
#include "core/scene/scene.h"

#include <QSize>

#include <array>
#include <optional>

namespace commands {

struct RenderMode {
    QStringView name;
    DrawMode draws;
    FaceColoring colors{}; // of DrawMode::Flat
    bool wireframe = false;
};

struct RenderJob {
    QString output{};
    QSize size{1024, 768};
    const RenderMode *mode = nullptr; // never null after renderJob()
    bool usesPvs = false, drawsFog = true, drawsPortals = true;
    double time = 0;    // seconds
    SceneKinds hides{}; // besides those that games hide
    // The camera values that were given; the others are the player start's.
    std::optional<Point> position{};
    std::optional<std::array<double, 2>> angles{}; // pitch, yaw
    std::optional<double> fieldOfView{};
};

// Returns the job without options: lit, in the default size.
RenderJob defaultJob();
// Reads all options. The error is a sentence on what is wrong with them.
Result<RenderJob> renderJob(const Arguments &arguments);

} // namespace commands
