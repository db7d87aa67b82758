// Draws marks over a scene with OpenGL 3.3, in layers that change independently.
#pragma once

#include "core/camera/camera.h"
#include "widgets/gl/markpainter.h"
#include "widgets/gl/shaderprogram.h"

#include <QSize>

#include <array>

enum class OverlayLayer : quint8 { // in the order in which they are drawn
    Entities,
    Links,
    Solids,
    SelectedSolids,
    Differences,
    LeafBoxes,
    Portals,
    Leak,
    SelectedEntities,
    Ghost,
    Ruler,
};
inline constexpr size_t overlayLayerCount = static_cast<size_t>(OverlayLayer::Ruler) + 1;

class OverlayPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    OverlayPainter() = default;
    OverlayPainter(const OverlayPainter &) = delete;

    // Needs no context: the next draw() uploads the marks.
    void set(OverlayLayer layer, Marks marks);
    const Marks &marks(OverlayLayer layer) const { return layers_[static_cast<size_t>(layer)].marks; }

    // Needs the context current, always the same one. `pixels` is the size of the whole picture.
    void draw(const Camera &camera, QSize pixels);
    // Returns why nothing is drawn, as a sentence, once for each fault; otherwise an empty string.
    QString takeFault() { return program_.takeFault(); }
    // Returns whether the drawn scene hides a position, being more than `slack` map units in front of it. `pixels` is the size of
    // the whole picture. Call it after a draw() that has drawn something.
    bool isCovered(const Camera &camera, QSize pixels, const Point &place, double slack);
    void release();

private:
    struct Layer {
        Marks marks;
        bool isStale = false; // the driver still has older marks
        MarkPainter painter;
    };

    std::array<Layer, overlayLayerCount> layers_;
    LateProgram program_{QStringLiteral("marks")};
};
