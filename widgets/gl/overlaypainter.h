// Draws marks over a scene with OpenGL 3.3, in layers that change each by itself.
#pragma once

#include "core/camera/camera.h"
#include "widgets/gl/markpainter.h"

#include <QSize>

#include <array>
#include <memory>

enum class OverlayLayer : quint8 { // in the order in which they are drawn
    Entities,
    Links,
    Solids,
    SelectedSolids,
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

    // At any time, without a context: it goes to the graphics driver with the next draw().
    void set(OverlayLayer layer, Marks marks);
    const Marks &marks(OverlayLayer layer) const { return layers_[static_cast<size_t>(layer)].marks; }

    // With the context current, which is always the same; `pixels` is the size of the whole picture.
    void draw(const Camera &camera, QSize pixels);
    // Why it draws nothing, once; empty else.
    QString takeFault() { return std::exchange(fault_, {}); }
    // Whether the scene that is drawn stands before a place, by more than `slack` map units. `pixels` is the size of
    // the whole picture. Behind draw(), which has to have drawn something.
    bool isCovered(const Camera &camera, QSize pixels, const Point &place, double slack);
    void release();

private:
    struct Layer {
        Marks marks;
        bool isStale = false; // the driver has others
        MarkPainter painter;
    };
    bool initialize();

    std::array<Layer, overlayLayerCount> layers_;
    std::unique_ptr<QOpenGLShaderProgram> program_;
    bool hasFailed_ = false;
    QString fault_;
};
