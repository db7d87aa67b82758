// Draws marks over a scene, and fainter where something stands in front of them.
#pragma once

#include "core/scene/marks.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>

class MarkPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    // With the context current, as everything here.
    void setMarks(const Marks &marks);
    // With the program of the shaders "lines" or "marks" bound, and blending on. `hidden`: how strong lines are behind
    // what stands in front of them, up to 1; 0: they are not seen there.
    void draw(QOpenGLShaderProgram &program, float hidden);
    void release();

private:
    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer vertexes_{QOpenGLBuffer::VertexBuffer};
    int lineCount_ = 0, triangleCount_ = 0; // vertexes
};
