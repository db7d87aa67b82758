// Faces and surfaces of models whose corners move, as they are at a moment, ready to be drawn.
#pragma once

#include "core/camera/camera.h"
#include "core/geometry/boxtree.h"
#include "core/scene/cull.h"
#include "core/scene/deform.h"
#include "core/scene/scenemodel.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLVertexArrayObject>

#include <span>

class DeformBuffer : protected QOpenGLFunctions_3_3_Core
{
public:
    using Layout = void (*)(QOpenGLFunctions_3_3_Core &); // of vertexlayout.h, as the program takes them
    void initialize(Layout layOut);
    // Those faces of a batch that lie in the ranges.
    void fill(const Scene &scene, const SceneBatch &batch, std::span<const IndexRange> ranges,
              std::span<const ShaderDeform> deforms, const Camera &camera, double seconds);
    // A surface between two frames; `view` is told in the model.
    void fill(const Model &model, const ModelSurface &surface, const SceneModel::Moment &moment,
              std::span<const ShaderDeform> deforms, const ViewAxes &view, double seconds);
    // All of it; leaves no array bound.
    void draw();

private:
    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer vertexBuffer_{QOpenGLBuffer::VertexBuffer}, indexBuffer_{QOpenGLBuffer::IndexBuffer};
    std::vector<SceneVertex> vertexes_;
    std::vector<quint32> indexes_;
};
