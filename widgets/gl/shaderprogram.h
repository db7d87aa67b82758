// Programs made from the shaders in resources/shaders.
#pragma once

#include <QOpenGLShaderProgram>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

// Functions that a program's shaders declare but do not define.
struct ProgramCode {
    QByteArray vertex, fragment;
};

// Makes a program of NAME.vert and NAME.frag: inserts fogs.glsl where they include it and `defines` after their #version,
// and appends `code`. Returns null, with the reason as a sentence in `fault`, if the driver does not accept it. Needs a
// current context.
std::unique_ptr<QOpenGLShaderProgram> makeProgram(const QString &name, const QByteArray &defines, QString &fault,
                                                  const ProgramCode &code = {});

// A uniform of one program. Remembers its location, as looking that up by name each time would cost more than drawing.
class Uniform
{
public:
    explicit Uniform(const char *name) : name_(name) {}
    // Set the value. They need the program bound, and do nothing if it does not use the uniform.
    template <typename Value>
    void set(QOpenGLShaderProgram &program, const Value &value)
    {
        program.setUniformValue(locationIn(program), value);
    }
    template <typename Value>
    void setAll(QOpenGLShaderProgram &program, const std::vector<Value> &values)
    {
        program.setUniformValueArray(locationIn(program), values.data(), static_cast<int>(values.size()));
    }

private:
    int locationIn(QOpenGLShaderProgram &program)
    {
        if (!location_)
            location_ = program.uniformLocation(name_);
        return *location_;
    }

    const char *name_;
    std::optional<int> location_;
};

// A program that is made when something is first drawn with it, so that no picture waits for programs that the map does not need.
class LateProgram
{
public:
    explicit LateProgram(QString name, QByteArray defines = {}) // as makeProgram() takes them
        : name_(std::move(name)), defines_(std::move(defines))
    {
    }
    // Makes the program, on the first call only. Returns false if the driver does not accept it. Needs a current context.
    bool make();
    // Returns why the program could not be made, as a sentence, but only once; otherwise an empty string.
    QString takeFault() { return std::exchange(fault_, {}); }
    explicit operator bool() const { return program_ != nullptr; }
    QOpenGLShaderProgram *operator->() const { return program_.get(); } // only after make()
    QOpenGLShaderProgram &operator*() const { return *program_; }       // likewise

private:
    QString name_, fault_;
    QByteArray defines_;
    std::unique_ptr<QOpenGLShaderProgram> program_;
    bool isTried_ = false;
};
