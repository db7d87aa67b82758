#include "widgets/gl/overlaypainter.h"

#include <QVector2D>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr float nearerBy = 0.002f; // of the distance
constexpr float hiddenOverlay = 0.3f;
const QVector2D clearing(24, 80); // map units from the eye between which marks fade in, to hide a player start that the eye is in

// Returns whether a layer is visible through walls too, but fainter.
bool isSeenThroughWalls(OverlayLayer layer) { return layer == OverlayLayer::Links || layer >= OverlayLayer::SelectedSolids; }
double aspectOf(QSize pixels) { return static_cast<double>(pixels.width()) / std::max(pixels.height(), 1); }

} // namespace

void OverlayPainter::set(OverlayLayer layer, Marks marks)
{
    auto &changed = layers_[static_cast<size_t>(layer)];
    changed.isStale = changed.isStale || !marks.isEmpty() || !changed.marks.isEmpty();
    changed.marks = std::move(marks);
}

void OverlayPainter::release()
{
    program_ = LateProgram(u"marks"_s);
    for (auto &layer : layers_)
        layer.painter.release();
}

void OverlayPainter::draw(const Camera &camera, QSize pixels)
{
    const auto hasMarks = [](const Layer &layer) { return !layer.marks.isEmpty() || layer.isStale; };
    if (std::ranges::none_of(layers_, hasMarks) || !initializeOpenGLFunctions() || !program_.make())
        return;
    program_->bind();
    program_->setUniformValue("toClip", camera.projection(aspectOf(pixels)) * camera.view());
    // Depth is the inverse of the distance, in units of twice the nearest distance, so a constant here is a share of the
    // distance.
    program_->setUniformValue("nearer", camera.isParallel() ? Camera::depthPerUnit()
                                                            : static_cast<float>(2 * Camera::nearest()) * nearerBy);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glDepthMask(GL_FALSE);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glFrontFace(GL_CW);
    glCullFace(GL_BACK);
    glEnable(GL_CULL_FACE);
    for (size_t i = 0; i < layers_.size(); ++i) {
        auto &layer = layers_[i];
        const auto which = static_cast<OverlayLayer>(i);
        if (std::exchange(layer.isStale, false))
            layer.painter.setMarks(layer.marks);
        const bool clears = which == OverlayLayer::Entities && !camera.isParallel();
        program_->setUniformValue("clearing", clears ? clearing : QVector2D(0, 0.01f));
        layer.painter.draw(*program_, isSeenThroughWalls(which) ? hiddenOverlay : 0.0f);
    }
    glDisable(GL_CULL_FACE);
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    program_->release();
}

bool OverlayPainter::isCovered(const Camera &camera, QSize pixels, const Point &place, double slack)
{
    const double aspect = aspectOf(pixels);
    const auto seen = camera.seenAt(place, aspect);
    if (!program_ || !seen || std::abs((*seen)[0]) >= 1 || std::abs((*seen)[1]) >= 1)
        return false;
    float depth = 1;
    glReadPixels(static_cast<int>((1 + (*seen)[0]) / 2 * pixels.width()),
                 static_cast<int>((1 + (*seen)[1]) / 2 * pixels.height()), 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &depth);
    return camera.depthOf(static_cast<double>(depth), aspect) < dot(place - camera.position, camera.forward()) - slack;
}
