// Draws flares: glows that face the eye, added to the picture. Nothing clips them; they fade with how much of their middle
// is visible, as in the engine (tr_flares.c).
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
    // Returns once, in a sentence, why nothing is drawn; otherwise empty.
    QString takeFault() { return program_.takeFault(); }
    void setFlares(std::span<const GeometryFlare> flares);
    // Draws into a picture of that size, after everything opaque. Leaves blending on, and the depth unchanged.
    void draw(const DrawnView &view, QSize size);

private:
    void copyDepths(QSize size);

    LateProgram program_{QStringLiteral("flares")};
    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer corners_{QOpenGLBuffer::VertexBuffer};
    int count_ = 0;                          // of corners
    std::unique_ptr<QOpenGLTexture> depths_; // a copy of the picture's
};
