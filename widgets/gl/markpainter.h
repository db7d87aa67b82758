// Draws marks over a scene, fainter where something is in front of them.
#pragma once

#include "core/scene/marks/marks.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>

class MarkPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    // Uploads the marks. Needs a current context, as do all functions of this class.
    void setMarks(const Marks &marks);
    // Needs the program of the shaders "lines" or "marks" bound, and blending on. `hidden`: opacity of lines where something
    // is in front of them, up to 1; 0: they are not drawn there.
    void draw(QOpenGLShaderProgram &program, float hidden);
    void release();

private:
    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer vertexes_{QOpenGLBuffer::VertexBuffer};
    int lineCount_ = 0, triangleCount_ = 0; // vertexes
};
