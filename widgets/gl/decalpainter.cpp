#include "widgets/gl/decalpainter.h"

#include "core/sorting.h"
#include "widgets/gl/sceneunits.h"
#include "widgets/gl/vertexlayout.h"

#include <algorithm>
#include <cstddef>

namespace {

bool isBlended(const Scene &scene, quint32 face)
{
    return std::ranges::any_of(scene.batches, [face](const SceneBatch &batch) {
        return batch.pass >= ScenePass::Filter && face >= batch.firstFace && face - batch.firstFace < batch.faceCount;
    });
}

} // namespace

void DecalPainter::initialize()
{
    initializeOpenGLFunctions();
    array_.create();
    vertexes_.create();
}

void DecalPainter::clear()
{
    decals_.clear();
    blendedFaces_.clear();
    pictures_.clear();
}

void DecalPainter::setDecals(const SceneDecals &decals, const Scene &scene)
{
    clear();
    decals_ = decals.decals;
    for (const auto &decal : decals_)
        if (isBlended(scene, decal.face))
            blendedFaces_.push_back(decal.face);
    sortUnique(blendedFaces_);
    for (const auto &picture : decals.pictures) {
        auto texture = std::make_unique<QOpenGLTexture>(picture);
        texture->setWrapMode(QOpenGLTexture::ClampToEdge);
        texture->setMinificationFilter(QOpenGLTexture::LinearMipMapNearest);
        pictures_.push_back(std::move(texture));
    }
    array_.bind();
    vertexes_.bind();
    vertexes_.allocate(decals.vertexes.data(), static_cast<int>(decals.vertexes.size() * sizeof(DecalVertex)));
    setAttribute<DecalVertex>(*this, 0, 3, GL_FLOAT, offsetof(DecalVertex, point));
    setAttribute<DecalVertex>(*this, 1, 2, GL_FLOAT, offsetof(DecalVertex, texture));
    setAttribute<DecalVertex>(*this, 2, 2, GL_FLOAT, offsetof(DecalVertex, light));
    setAttribute<DecalVertex>(*this, 3, 4, GL_UNSIGNED_BYTE, offsetof(DecalVertex, color));
    array_.release();
}

bool DecalPainter::begin(const DrawnView &view, const QVector4D &tint)
{
    if (!program_.make())
        return false;
    program_->bind();
    program_->setUniformValue("toClip", view.toClip);
    program_->setUniformValue("picture", pictureUnit);
    program_->setUniformValue("light", lightUnit);
    program_->setUniformValue("isLit", view.mode == DrawMode::Lit);
    program_->setUniformValue("textureGain", view.textureGain);
    program_->setUniformValue("brightness", view.brightness);
    program_->setUniformValue("tint", tint);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glDepthMask(GL_FALSE);
    glEnable(GL_CULL_FACE);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(-1, -2);
    array_.bind();
    return true;
}

void DecalPainter::drawOne(const Decal &decal, bool linear)
{
    bindFiltered(*pictures_[decal.picture], linear, pictureUnit);
    glDrawArrays(GL_TRIANGLES, static_cast<GLint>(decal.firstVertex), static_cast<GLsizei>(decal.vertexCount));
}

void DecalPainter::end()
{
    array_.release();
    glDisable(GL_POLYGON_OFFSET_FILL);
}

void DecalPainter::draw(const DrawnView &view, const SceneCull &cull)
{
    if (decals_.empty() || !begin(view, {1, 1, 1, 1}))
        return;
    for (const auto &decal : decals_)
        if (cull.isChosen(decal.face) && !std::ranges::binary_search(blendedFaces_, decal.face))
            drawOne(decal, view.linear);
    end();
}

void DecalPainter::drawOn(quint32 face, const DrawnView &view, const QVector4D &tint)
{
    if (!begin(view, tint))
        return;
    for (const auto &decal : decals_)
        if (decal.face == face)
            drawOne(decal, view.linear);
    end();
}
