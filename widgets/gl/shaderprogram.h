// Programs of the graphics driver from the shaders in resources/shaders.
#pragma once

#include <QOpenGLShaderProgram>

#include <memory>

// Of NAME.vert and NAME.frag, with lines put behind their #version. Null, and why in a sentence, where the driver does
// not take it. The context is current.
std::unique_ptr<QOpenGLShaderProgram> makeProgram(const QString &name, const QByteArray &defines, QString &fault);
