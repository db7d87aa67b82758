// Draws decals over the faces that they lie on.
#pragma once

#include "core/scene/cull.h"
#include "core/scene/decals.h"
#include "widgets/gl/shaderprogram.h"

#include <QMatrix4x4>
#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLTexture>
#include <QOpenGLVertexArrayObject>

#include <memory>
#include <vector>

struct DecalLook {
    QMatrix4x4 toClip;
    bool isLit = true; // by the lightmaps, which are bound to lightUnit
    float textureGain = 1, brightness = 1;
    bool linear = true; // filtering
};

class DecalPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    void initialize();
    // Why nothing is drawn, in a sentence, once; empty else.
    QString takeFault() { return program_.takeFault(); }
    void setDecals(const SceneDecals &decals);
    // After all that is opaque; those on faces that were chosen. Leaves blending on, and writes no depth.
    void draw(const DecalLook &look, const SceneCull &cull);

private:
    LateProgram program_{QStringLiteral("decals")};
    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer vertexes_{QOpenGLBuffer::VertexBuffer};
    std::vector<Decal> decals_;
    std::vector<std::unique_ptr<QOpenGLTexture>> pictures_;
};
