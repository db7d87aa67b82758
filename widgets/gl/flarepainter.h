// Draws flares: glows turned to the eye, added to the picture. Nothing cuts them; they fade with what can be seen of their
// middles, as in the engine (tr_flares.c).
#pragma once

#include "core/camera/camera.h"
#include "core/scene/scene.h"
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
    // Why nothing is drawn, in a sentence, once; empty else.
    QString takeFault() { return program_.takeFault(); }
    void setFlares(std::span<const GeometryFlare> flares);
    // After all that is opaque, into a picture of that size. Leaves blending on, and the depth as it is. `seen`, by flare: 0
    // is left out; empty: none is.
    void draw(const QMatrix4x4 &toClip, const Camera &camera, float brightness, std::span<const quint8> seen, QSize size);

private:
    void copyDepths(QSize size);

    LateProgram program_{QStringLiteral("flares")};
    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer corners_{QOpenGLBuffer::VertexBuffer};
    int count_ = 0; // of corners
    std::unique_ptr<QOpenGLTexture> depths_; // of the picture
};
