#include "widgets/gl/scenebuffers.h"

#include "widgets/gl/sceneunits.h"
#include "widgets/gl/vertexlayout.h"

#include <algorithm>

void SceneBuffers::initialize()
{
    initializeOpenGLFunctions();
    array_.create();
    for (auto *buffer : {&vertexes_, &indexes_, &faceStates_.buffer, &faceColors_.buffer})
        buffer->create();
    for (auto *texture : {&faceStates_.texture, &faceColors_.texture})
        texture->create();
    glGetIntegerv(GL_MAX_TEXTURE_BUFFER_SIZE, &largest_);
}

void SceneBuffers::setScene(const Scene &scene)
{
    array_.bind();
    vertexes_.bind();
    vertexes_.allocate(scene.vertexes.data(), static_cast<int>(scene.vertexes.size() * sizeof(SceneVertex)));
    indexes_.bind();
    indexes_.allocate(scene.indexes.data(), static_cast<int>(scene.indexes.size() * sizeof(quint32)));
    layOutVertexes(*this);
    array_.release();
    if (const auto most = static_cast<size_t>(largest_); most > 0 && scene.faces.size() > most)
        notice_ = tr("The map has %1 faces, but the graphics driver can mark at most %2: the others show neither the "
                     "selection nor flat colours.")
                      .arg(scene.faces.size())
                      .arg(most);
    states_.resize(scene.faces.size());
    setStates(std::vector<quint8>(scene.faces.size()));
    setColors(std::vector<QRgb>(scene.faces.size(), qRgb(128, 128, 128)));
}

void SceneBuffers::setVertexLight(const Scene &scene, quint32 face, std::span<const std::array<quint8, 4>> colors)
{
    const auto &shown = scene.faces[face];
    const auto first = scene.vertexes.begin() + shown.firstVertex;
    std::vector<SceneVertex> lit(first, first + shown.vertexCount);
    for (size_t i = 0; i < std::min(lit.size(), colors.size()); ++i)
        lit[i].color = colors[i];
    constexpr int size = sizeof(SceneVertex);
    vertexes_.bind();
    vertexes_.write(static_cast<int>(shown.firstVertex) * size, lit.data(), static_cast<int>(lit.size()) * size);
}

void SceneBuffers::upload(const FaceValues &values, GLenum format, const void *data, size_t bytes)
{
    glBindBuffer(GL_TEXTURE_BUFFER, values.buffer.bufferId());
    // A texture has at least one texel, though the data may be shorter.
    glBufferData(GL_TEXTURE_BUFFER, static_cast<GLsizeiptr>(std::max<size_t>(bytes, 4)), nullptr, GL_DYNAMIC_DRAW);
    if (bytes > 0)
        glBufferSubData(GL_TEXTURE_BUFFER, 0, static_cast<GLsizeiptr>(bytes), data);
    glBindTexture(GL_TEXTURE_BUFFER, values.texture.textureId());
    glTexBuffer(GL_TEXTURE_BUFFER, format, values.buffer.bufferId());
}

void SceneBuffers::setStates(std::span<const quint8> states)
{
    const auto faces = states_.size();
    states_.assign(states.begin(), states.end());
    states_.resize(faces);
    upload(faceStates_, GL_R8UI, states.data(), states.size());
}

void SceneBuffers::setState(quint32 face, quint8 state)
{
    if (face >= states_.size())
        return;
    states_[face] = state;
    glBindBuffer(GL_TEXTURE_BUFFER, faceStates_.buffer.bufferId());
    glBufferSubData(GL_TEXTURE_BUFFER, static_cast<GLintptr>(face), 1, &state);
}

void SceneBuffers::setColors(std::span<const QRgb> colors)
{
    std::vector<std::array<quint8, 4>> bytes(colors.size());
    for (size_t i = 0; i < colors.size(); ++i)
        bytes[i] = {static_cast<quint8>(qRed(colors[i])), static_cast<quint8>(qGreen(colors[i])),
                    static_cast<quint8>(qBlue(colors[i])), 255};
    upload(faceColors_, GL_RGBA8, bytes.data(), bytes.size() * 4);
}

bool SceneBuffers::isMarked(const SceneBatch &batch) const
{
    const auto states = std::span(states_).subspan(batch.firstFace, batch.faceCount);
    return std::ranges::any_of(states, [](quint8 state) { return state != 0; });
}

void SceneBuffers::bind()
{
    glActiveTexture(GL_TEXTURE0 + stateUnit);
    glBindTexture(GL_TEXTURE_BUFFER, faceStates_.texture.textureId());
    glActiveTexture(GL_TEXTURE0 + colorUnit);
    glBindTexture(GL_TEXTURE_BUFFER, faceColors_.texture.textureId());
    glActiveTexture(GL_TEXTURE0 + pictureUnit);
    array_.bind();
}

void SceneBuffers::draw(std::span<const IndexRange> ranges)
{
    counts_.clear();
    offsets_.clear();
    for (const auto &range : ranges) {
        counts_.push_back(static_cast<GLsizei>(range.count));
        offsets_.push_back(reinterpret_cast<const void *>(static_cast<size_t>(range.first) * sizeof(quint32)));
    }
    glMultiDrawElements(GL_TRIANGLES, counts_.data(), GL_UNSIGNED_INT, offsets_.data(), static_cast<GLsizei>(counts_.size()));
}
