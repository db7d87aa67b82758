#include "widgets/gl/deformbuffer.h"

#include "widgets/gl/vertexlayout.h"

void DeformBuffer::initialize()
{
    initializeOpenGLFunctions();
    array_.create();
    vertexBuffer_.create();
    indexBuffer_.create();
    array_.bind();
    vertexBuffer_.bind();
    indexBuffer_.bind();
    layOutVertexes(*this);
    array_.release();
}

void DeformBuffer::fill(const Scene &scene, const SceneBatch &batch, std::span<const IndexRange> ranges,
                        std::span<const ShaderDeform> deforms, const Camera &camera, double seconds)
{
    vertexes_.clear();
    indexes_.clear();
    const ViewAxes view{camera.forward(), camera.right(), camera.up()};
    std::vector<quint32> corners;
    auto range = ranges.begin(); // they ascend, as the faces do
    for (quint32 i = batch.firstFace; i < batch.firstFace + batch.faceCount; ++i) {
        const auto &face = scene.faces[i];
        while (range != ranges.end() && range->first + range->count <= face.firstIndex)
            ++range;
        if (range == ranges.end())
            break;
        if (face.firstIndex < range->first)
            continue;
        const auto first = static_cast<quint32>(vertexes_.size());
        const auto from = scene.vertexes.begin() + face.firstVertex;
        vertexes_.insert(vertexes_.end(), from, from + face.vertexCount);
        corners.clear();
        for (quint32 k = face.firstIndex; k < face.firstIndex + face.indexCount; ++k)
            corners.push_back(scene.indexes[k] - face.firstVertex);
        deform(std::span(vertexes_).subspan(first), corners, deforms, view, seconds);
        for (const quint32 corner : corners)
            indexes_.push_back(first + corner);
    }
}

void DeformBuffer::draw()
{
    array_.bind();
    vertexBuffer_.bind();
    vertexBuffer_.allocate(vertexes_.data(), static_cast<int>(vertexes_.size() * sizeof(SceneVertex)));
    indexBuffer_.allocate(indexes_.data(), static_cast<int>(indexes_.size() * sizeof(quint32)));
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(indexes_.size()), GL_UNSIGNED_INT, nullptr);
    array_.release();
}
