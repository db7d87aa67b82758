#include "widgets/gl/offscreen.h"

#include "widgets/gl/opengl.h"

#include <QCoreApplication>
#include <QOpenGLFramebufferObject>
#include <QPainter>

namespace {

struct OffscreenText {
    Q_DECLARE_TR_FUNCTIONS(Offscreen)
};

constexpr int largestPart = 4096; // pixels per side; drivers can draw that much, which takes about 100 MB

// Draws in parts, each into the same buffer. Needs a current context.
Result<QImage> drawInto(QSize size, const std::function<void(SceneRenderer &)> &fill, SceneView view,
                        const std::function<void(const SceneRenderer &)> &drawn)
{
    const Error noRoom{
        OffscreenText::tr("An image of %1 x %2 pixels cannot be drawn: it is too large, or there is not enough memory.")
            .arg(size.width())
            .arg(size.height())};
    SceneRenderer renderer;
    if (const auto fault = renderer.initialize(); !fault.isEmpty())
        return Error{fault};
    QImage picture(size, QImage::Format_RGB888);
    const QSize part = size.boundedTo({largestPart, largestPart});
    QOpenGLFramebufferObject buffer(part, QOpenGLFramebufferObject::Depth, GL_TEXTURE_2D, GL_RGB8);
    if (picture.isNull() || !buffer.isValid() || !buffer.bind())
        return noRoom;
    fill(renderer);
    view.whole = size;
    QPainter painter(&picture);
    for (int y = 0; y < size.height(); y += part.height())
        for (int x = 0; x < size.width(); x += part.width()) {
            view.corner = {x, y};
            buffer.bind();
            renderer.draw(view, part);
            painter.drawImage(view.corner, buffer.toImage());
        }
    if (const auto fault = renderer.takeFault(); !fault.isEmpty())
        return Error{fault};
    if (drawn)
        drawn(renderer);
    return picture;
}

} // namespace

Result<QImage> drawOffscreen(const std::function<void(SceneRenderer &)> &fill, const SceneView &view, QSize size,
                             const std::function<void(const SceneRenderer &)> &drawn)
{
    OffscreenContext context;
    if (!context.create() || !context.makeCurrent())
        return Error{OffscreenText::tr("Nothing can be drawn: this display does not support OpenGL 3.3.")};
    auto picture = drawInto(size, fill, view, drawn);
    context.doneCurrent();
    return picture;
}
