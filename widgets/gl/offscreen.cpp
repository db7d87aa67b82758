#include "widgets/gl/offscreen.h"

#include <QCoreApplication>
#include <QOpenGLFramebufferObject>
#include <QPainter>

namespace {

struct OffscreenText {
    Q_DECLARE_TR_FUNCTIONS(Offscreen)
};

constexpr int largestPart = 4096; // pixels per side; drivers can draw that much, which takes about 100 MB

} // namespace

Offscreen::~Offscreen()
{
    if (renderer_ && context_.makeCurrent())
        renderer_.reset();
}

QString Offscreen::begin()
{
    if (!context_.create() || !context_.makeCurrent())
        return OffscreenText::tr("Nothing can be drawn: this display does not support OpenGL 3.3.");
    return prepare();
}

QString Offscreen::prepare()
{
    if (renderer_)
        return {};
    auto renderer = std::make_unique<SceneRenderer>();
    const auto fault = renderer->initialize();
    if (fault.isEmpty())
        renderer_ = std::move(renderer);
    return fault;
}

Result<QImage> Offscreen::draw(const std::function<void(SceneRenderer &)> &fill, SceneView view, QSize size,
                               const std::function<void(const SceneRenderer &)> &drawn)
{
    if (!context_.makeCurrent())
        return Error{OffscreenText::tr("Nothing can be drawn: the OpenGL context was lost.")};
    if (const auto fault = prepare(); !fault.isEmpty())
        return Error{fault};
    auto picture = drawParts(fill, std::move(view), size, drawn);
    renderer_->setScene(nullptr);
    renderer_->clearTextures();
    renderer_->clearModels();
    if (!picture) // it reports a fault once, and then draws without what failed
        renderer_.reset();
    context_.doneCurrent();
    return picture;
}

// Draws in parts, each into the same buffer.
Result<QImage> Offscreen::drawParts(const std::function<void(SceneRenderer &)> &fill, SceneView view, QSize size,
                                    const std::function<void(const SceneRenderer &)> &drawn)
{
    const Error noRoom{
        OffscreenText::tr("An image of %1 x %2 pixels cannot be drawn: it is too large, or there is not enough memory.")
            .arg(size.width())
            .arg(size.height())};
    QImage picture(size, QImage::Format_RGB888);
    const QSize part = size.boundedTo({largestPart, largestPart});
    QOpenGLFramebufferObject buffer(part, QOpenGLFramebufferObject::Depth, GL_TEXTURE_2D, GL_RGB8);
    if (picture.isNull() || !buffer.isValid() || !buffer.bind())
        return noRoom;
    fill(*renderer_);
    view.whole = size;
    QPainter painter(&picture);
    for (int y = 0; y < size.height(); y += part.height())
        for (int x = 0; x < size.width(); x += part.width()) {
            view.corner = {x, y};
            buffer.bind();
            renderer_->draw(view, part);
            painter.drawImage(view.corner, buffer.toImage());
        }
    if (const auto fault = renderer_->takeFault(); !fault.isEmpty())
        return Error{fault};
    if (drawn)
        drawn(*renderer_);
    return picture;
}

Result<QImage> drawOffscreen(const std::function<void(SceneRenderer &)> &fill, const SceneView &view, QSize size,
                             const std::function<void(const SceneRenderer &)> &drawn)
{
    Offscreen offscreen;
    if (const auto fault = offscreen.begin(); !fault.isEmpty())
        return Error{fault};
    return offscreen.draw(fill, view, size, drawn);
}
