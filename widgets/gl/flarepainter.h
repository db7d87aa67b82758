// Draws flares: glows that face the eye, added to the picture. They are not depth-tested; instead they fade with the visible
// share of their middle, as in the engine (tr_flares.c).
#pragma once

#include "widgets/gl/sceneview.h"
#include "widgets/gl/shaderprogram.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLTexture>
#include <QOpenGLVertexArrayObject>

#include <memory>
#include <span>

class FlarePainter : protected QOpenGLFunctions_3_3_Core
{
public:
    void initialize();
    // Returns why nothing is drawn, as a sentence, once for each fault; otherwise an empty string.
    QString takeFault() { return program_.takeFault(); }
    void setFlares(std::span<const GeometryFlare> flares);
    // Draws into a picture of that size, in pixels. Call it after everything opaque is drawn. Leaves blending on, and depth
    // writes and culling off.
    void draw(const DrawnView &view, QSize size);

private:
    void copyDepths(QSize size);

    LateProgram program_{QStringLiteral("flares")};
    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer corners_{QOpenGLBuffer::VertexBuffer};
    int count_ = 0;                          // number of corners
    std::unique_ptr<QOpenGLTexture> depths_; // a copy of the picture's depth buffer
};
