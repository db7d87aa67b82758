// Programs of the graphics driver from the shaders in resources/shaders.
#pragma once

#include <QOpenGLShaderProgram>

#include <memory>
#include <utility>

// Functions that a program's shaders declare and do not have.
struct ProgramCode {
    QByteArray vertex, fragment;
};

// Of NAME.vert and NAME.frag, with fogs.glsl where they include it, lines put behind their #version and code at their ends. Null,
// and why in a sentence, where the driver does not take it. The context is current.
std::unique_ptr<QOpenGLShaderProgram> makeProgram(const QString &name, const QByteArray &defines, QString &fault,
                                                  const ProgramCode &code = {});

// A program that is made when something is first drawn with it: what a map does not show delays no picture.
class LateProgram
{
public:
    explicit LateProgram(QString name, QByteArray defines = {}) // as makeProgram() takes them
        : name_(std::move(name)), defines_(std::move(defines))
    {
    }
    // False where the driver does not take it, which is asked once. The context is current.
    bool make();
    // Why not, in a sentence, once; empty else.
    QString takeFault() { return std::exchange(fault_, {}); }
    QOpenGLShaderProgram *operator->() const { return program_.get(); } // once it is made

private:
    QString name_, fault_;
    QByteArray defines_;
    std::unique_ptr<QOpenGLShaderProgram> program_;
    bool isTried_ = false;
};
