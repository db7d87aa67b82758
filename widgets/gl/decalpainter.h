// Draws decals over the faces that they lie on.
#pragma once

#include "core/scene/cull.h"
#include "core/scene/decals.h"
#include "widgets/gl/sceneview.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLTexture>
#include <QOpenGLVertexArrayObject>
#include <QVector4D>

#include <memory>
#include <vector>

class DecalPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    void initialize();
    // Returns why nothing is drawn, as a sentence, once for each fault; otherwise an empty string.
    QString takeFault() { return program_.takeFault(); }
    // `scene` is the scene that the decals are in.
    void setDecals(const SceneDecals &decals, const Scene &scene);
    void clear();
    // Draws the decals on those faces chosen by `cull` that do not blend. Call it after everything opaque is drawn. Leaves
    // blending on and depth writes off.
    void draw(const DrawnView &view, const SceneCull &cull);
    // Draws the decals on a blended face. Call it right after that face is drawn. Leaves the same state as draw().
    void drawOn(quint32 face, const DrawnView &view, const QVector4D &tint);
    // Returns the blended faces that have decals, ascending.
    std::span<const quint32> blendedFaces() const { return blendedFaces_; }

private:
    bool begin(const DrawnView &view, const QVector4D &tint);
    void drawOne(const Decal &decal, bool linear);
    void end();

    LateProgram program_{QStringLiteral("decals")};
    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer vertexes_{QOpenGLBuffer::VertexBuffer};
    std::vector<Decal> decals_;
    std::vector<quint32> blendedFaces_;
    std::vector<std::unique_ptr<QOpenGLTexture>> pictures_;
};
