#include "widgets/gl/markpainter.h"

#include "widgets/gl/vertexlayout.h"

#include <cstddef>

// Stores lines first, then triangles.
void MarkPainter::setMarks(const Marks &marks)
{
    if (!array_.isCreated()) {
        initializeOpenGLFunctions();
        array_.create();
        vertexes_.create();
    }
    constexpr auto size = static_cast<int>(sizeof(MarkVertex));
    lineCount_ = static_cast<int>(marks.lines.size());
    triangleCount_ = static_cast<int>(marks.triangles.size());
    array_.bind();
    vertexes_.bind();
    vertexes_.allocate((lineCount_ + triangleCount_) * size);
    vertexes_.write(0, marks.lines.data(), lineCount_ * size);
    vertexes_.write(lineCount_ * size, marks.triangles.data(), triangleCount_ * size);
    setAttribute<MarkVertex>(*this, 0, 3, GL_FLOAT, offsetof(MarkVertex, point));
    setAttribute<MarkVertex>(*this, 1, 4, GL_UNSIGNED_BYTE, offsetof(MarkVertex, color));
    array_.release();
}

void MarkPainter::draw(QOpenGLShaderProgram &program, float hidden)
{
    if (lineCount_ + triangleCount_ == 0)
        return;
    array_.bind();
    if (hidden > 0) {
        glDisable(GL_DEPTH_TEST);
        program.setUniformValue("fade", hidden);
        glDrawArrays(GL_LINES, 0, lineCount_);
        glEnable(GL_DEPTH_TEST);
    }
    program.setUniformValue("fade", 1.0f);
    if (triangleCount_ > 0)
        glDrawArrays(GL_TRIANGLES, lineCount_, triangleCount_);
    glDrawArrays(GL_LINES, 0, lineCount_);
    array_.release();
}

void MarkPainter::release()
{
    array_.destroy();
    vertexes_.destroy();
}
