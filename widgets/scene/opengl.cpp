#include "widgets/scene/opengl.h"

#include <QGuiApplication>
#include <QOpenGLContext>

#include <utility>

using namespace Qt::StringLiterals;

QSurfaceFormat openGLFormat()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setVersion(3, 3);
    format.setDepthBufferSize(24);
    return format;
}

bool hasOpenGL()
{
    if (QGuiApplication::platformName() == u"offscreen" || QGuiApplication::platformName() == u"minimal")
        return false;
    QOpenGLContext context;
    context.setFormat(openGLFormat());
    return context.create() && context.format().version() >= std::pair(3, 3);
}
