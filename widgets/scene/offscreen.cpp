#include "widgets/scene/offscreen.h"

#include "widgets/scene/opengl.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions>

#include <algorithm>

namespace
{

struct OffscreenText {
    Q_DECLARE_TR_FUNCTIONS(Offscreen)
};

// The context is current.
int largestSide()
{
    auto *functions = QOpenGLContext::currentContext()->functions();
    GLint texture = 0, viewport[2] = {};
    functions->glGetIntegerv(GL_MAX_TEXTURE_SIZE, &texture);
    functions->glGetIntegerv(GL_MAX_VIEWPORT_DIMS, viewport);
    return std::min({texture, viewport[0], viewport[1]});
}

Result<QImage> drawInto(QSize size, const std::function<void(SceneRenderer &)> &fill, const SceneView &view)
{
    if (const int most = largestSide(); size.width() > most || size.height() > most)
        return Error{OffscreenText::tr("A picture of %1 x %2 pixels is too large: this graphics driver draws up to "
                                       "%3 x %3.")
                         .arg(size.width())
                         .arg(size.height())
                         .arg(most)};
    SceneRenderer renderer;
    if (const auto fault = renderer.initialize(); !fault.isEmpty())
        return Error{fault};
    QOpenGLFramebufferObject buffer(size, QOpenGLFramebufferObject::Depth, GL_TEXTURE_2D, GL_RGB8);
    if (!buffer.isValid() || !buffer.bind())
        return Error{OffscreenText::tr("The graphics driver has no room for a picture of %1 x %2 pixels.")
                         .arg(size.width())
                         .arg(size.height())};
    fill(renderer);
    renderer.draw(view, size);
    return buffer.toImage().convertToFormat(QImage::Format_RGB888);
}

} // namespace

Result<QImage> drawOffscreen(const std::function<void(SceneRenderer &)> &fill, const SceneView &view, QSize size)
{
    const Error none{OffscreenText::tr("Nothing can be drawn: this display has no OpenGL 3.3.")};
    if (!hasOpenGL())
        return none;
    QOpenGLContext context;
    context.setFormat(openGLFormat());
    QOffscreenSurface surface;
    surface.setFormat(openGLFormat());
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface))
        return none;
    auto picture = drawInto(size, fill, view);
    context.doneCurrent();
    return picture;
}
