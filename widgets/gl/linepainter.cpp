#include "widgets/gl/linepainter.h"

#include <cstddef>

namespace
{

constexpr float hiddenFade = 0.35f;

struct Corner {
    std::array<float, 3> point;
    std::array<quint8, 4> color;
};

} // namespace

void LinePainter::initialize()
{
    initializeOpenGLFunctions();
    array_.create();
    corners_.create();
}

void LinePainter::setLines(std::span<const SceneLine> lines)
{
    std::vector<Corner> corners;
    corners.reserve(lines.size() * 2);
    for (const auto &line : lines) {
        const std::array color{static_cast<quint8>(qRed(line.color)), static_cast<quint8>(qGreen(line.color)),
                               static_cast<quint8>(qBlue(line.color)), static_cast<quint8>(qAlpha(line.color))};
        corners.push_back({line.from, color});
        corners.push_back({line.to, color});
    }
    count_ = static_cast<int>(corners.size());
    array_.bind();
    corners_.bind();
    corners_.allocate(corners.data(), static_cast<int>(corners.size() * sizeof(Corner)));
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, sizeof(Corner), nullptr);
    glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(Corner),
                          reinterpret_cast<const void *>(offsetof(Corner, color)));
    array_.release();
}

void LinePainter::draw(QOpenGLShaderProgram &program)
{
    if (count_ == 0)
        return;
    array_.bind();
    glDisable(GL_DEPTH_TEST);
    program.setUniformValue("fade", hiddenFade);
    glDrawArrays(GL_LINES, 0, count_);
    glEnable(GL_DEPTH_TEST);
    program.setUniformValue("fade", 1.0f);
    glDrawArrays(GL_LINES, 0, count_);
    array_.release();
}
