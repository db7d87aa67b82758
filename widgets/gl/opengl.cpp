#include "widgets/gl/opengl.h"

#include <QGuiApplication>

#include <utility>

bool mayHaveOpenGL() { return QGuiApplication::platformName() != u"offscreen" && QGuiApplication::platformName() != u"minimal"; }

bool OffscreenContext::create()
{
    if (!mayHaveOpenGL())
        return false;
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setVersion(3, 3);
    format.setDepthBufferSize(24);
    context_.setFormat(format);
    surface_.setFormat(format);
    surface_.create();
    return context_.create() && context_.format().version() >= std::pair(3, 3);
}
