#include "widgets/gl/deformbuffer.h"

#include <algorithm>
#include <cmath>

namespace {

// Returns a vertex interpolated between two frames.
SceneVertex mixed(const ModelPoint &from, const ModelPoint &to, float share)
{
    SceneVertex vertex;
    for (size_t i = 0; i < 3; ++i) {
        vertex.point[i] = std::lerp(from.point[i], to.point[i], share);
        const auto normal = std::lerp(static_cast<float>(from.normal[i]), static_cast<float>(to.normal[i]), share);
        vertex.normal[i] = static_cast<qint8>(std::lround(normal));
    }
    return vertex;
}

} // namespace

void DeformBuffer::initialize(Layout layOut)
{
    initializeOpenGLFunctions();
    array_.create();
    vertexBuffer_.create();
    indexBuffer_.create();
    array_.bind();
    vertexBuffer_.bind();
    indexBuffer_.bind();
    layOut(*this);
    array_.release();
}

void DeformBuffer::fill(const Scene &scene, const SceneBatch &batch, std::span<const IndexRange> ranges,
                        std::span<const ShaderDeform> deforms, const Camera &camera, double seconds)
{
    vertexes_.clear();
    indexes_.clear();
    const ViewAxes view{camera.forward(), camera.right(), camera.up()};
    std::vector<quint32> corners;
    auto range = ranges.begin(); // ascending, like the faces
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

void DeformBuffer::fill(const Model &model, const ModelSurface &surface, const SceneModel::Moment &moment,
                        std::span<const ShaderDeform> deforms, const ViewAxes &view, double seconds)
{
    const auto corners = std::span(model.indexes).subspan(surface.firstIndex, surface.indexCount);
    vertexes_.clear();
    indexes_.clear();
    if (corners.empty())
        return;
    const auto [low, high] = std::minmax_element(corners.begin(), corners.end());
    const auto from = model.pointsOf(moment.from), to = model.pointsOf(moment.to);
    for (quint32 corner = *low; corner <= *high; ++corner)
        vertexes_.emplace_back(mixed(from[corner], to[corner], moment.share)).texture = model.texture[corner];
    for (const quint32 corner : corners)
        indexes_.push_back(corner - *low);
    deform(vertexes_, indexes_, deforms, view, seconds);
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
