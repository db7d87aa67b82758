// Programs of the graphics driver from the shaders in resources/shaders.
#pragma once

#include <QOpenGLShaderProgram>

#include <memory>

// Functions that a program's shaders declare and do not have.
struct ProgramCode {
    QByteArray vertex, fragment;
};

// Of NAME.vert and NAME.frag, with lines put behind their #version and code at their ends. Null, and why in a sentence,
// where the driver does not take it. The context is current.
std::unique_ptr<QOpenGLShaderProgram> makeProgram(const QString &name, const QByteArray &defines, QString &fault,
                                                  const ProgramCode &code = {});
