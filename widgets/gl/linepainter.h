// Draws lines over a scene, and fainter where something stands in front of them.
#pragma once

#include <QColor>
#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>

#include <array>
#include <span>

// A line in the world; `color` with alpha.
struct SceneLine {
    std::array<float, 3> from{}, to{};
    QRgb color = 0;
};

class LinePainter : protected QOpenGLFunctions_3_3_Core
{
public:
    // With the context current, as everything here.
    void initialize();
    void setLines(std::span<const SceneLine> lines);
    // With the program of the shaders "lines" bound, and blending on.
    void draw(QOpenGLShaderProgram &program);

private:
    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer corners_{QOpenGLBuffer::VertexBuffer};
    int count_ = 0; // of corners
};
