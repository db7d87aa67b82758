// A vertex buffer of faces, or of a model's surface, whose corners a shader moves, as they are at one moment.
#pragma once

#include "core/camera/camera.h"
#include "core/geometry/boxtree.h"
#include "core/scene/cull.h"
#include "core/scene/entities/scenemodel.h"
#include "core/shading/deform.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLVertexArrayObject>

#include <span>

class DeformBuffer : protected QOpenGLFunctions_3_3_Core
{
public:
    using Layout = void (*)(QOpenGLFunctions_3_3_Core &); // a function of vertexlayout.h that matches the program
    void initialize(Layout layOut);
    // Fills the buffer with the batch's faces that are in the ranges.
    void fill(const Scene &scene, const SceneBatch &batch, std::span<const IndexRange> ranges,
              std::span<const ShaderDeform> deforms, const Camera &camera, double seconds);
    // Fills the buffer with a surface, interpolated between two frames. `view` is in the model's axes.
    void fill(const Model &model, const ModelSurface &surface, const SceneModel::Moment &moment,
              std::span<const ShaderDeform> deforms, const ViewAxes &view, double seconds);
    // Draws the whole buffer. Leaves no vertex array bound.
    void draw();

private:
    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer vertexBuffer_{QOpenGLBuffer::VertexBuffer}, indexBuffer_{QOpenGLBuffer::IndexBuffer};
    std::vector<SceneVertex> vertexes_;
    std::vector<quint32> indexes_;
};
