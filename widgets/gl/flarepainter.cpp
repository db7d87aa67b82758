#include "widgets/gl/flarepainter.h"

#include "widgets/gl/sceneunits.h"
#include "widgets/gl/vertexlayout.h"

#include <cstddef>

namespace {

constexpr int cornersOfOne = 6; // two triangles

struct FlareCorner {
    std::array<float, 3> point{}, normal{}, color{};
    std::array<float, 2> corner{};
};

} // namespace

void FlarePainter::initialize()
{
    initializeOpenGLFunctions();
    array_.create();
    corners_.create();
}

void FlarePainter::setFlares(std::span<const GeometryFlare> flares)
{
    constexpr std::array<std::array<float, 2>, cornersOfOne> square{{{-1, -1}, {1, -1}, {1, 1}, {-1, -1}, {1, 1}, {-1, 1}}};
    std::vector<FlareCorner> corners;
    corners.reserve(flares.size() * square.size());
    for (const auto &flare : flares)
        for (const auto &corner : square)
            corners.push_back({narrow(flare.point), narrow(flare.normal), flare.color, corner});
    count_ = static_cast<int>(corners.size());
    array_.bind();
    corners_.bind();
    corners_.allocate(corners.data(), static_cast<int>(corners.size() * sizeof(FlareCorner)));
    setAttribute<FlareCorner>(*this, 0, 3, GL_FLOAT, offsetof(FlareCorner, point));
    setAttribute<FlareCorner>(*this, 1, 3, GL_FLOAT, offsetof(FlareCorner, normal));
    setAttribute<FlareCorner>(*this, 2, 3, GL_FLOAT, offsetof(FlareCorner, color));
    setAttribute<FlareCorner>(*this, 3, 2, GL_FLOAT, offsetof(FlareCorner, corner));
    array_.release();
}

void FlarePainter::copyDepths(QSize size)
{
    if (!depths_ || QSize(depths_->width(), depths_->height()) != size) {
        depths_ = std::make_unique<QOpenGLTexture>(QOpenGLTexture::Target2D);
        depths_->setSize(size.width(), size.height());
        depths_->setFormat(QOpenGLTexture::D24);
        depths_->setMinMagFilters(QOpenGLTexture::Nearest, QOpenGLTexture::Nearest);
        depths_->setWrapMode(QOpenGLTexture::ClampToEdge);
        depths_->allocateStorage(QOpenGLTexture::Depth, QOpenGLTexture::UInt32);
    }
    depths_->bind(pictureUnit);
    glActiveTexture(GL_TEXTURE0 + pictureUnit);
    glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, size.width(), size.height());
}

void FlarePainter::draw(const DrawnView &view, QSize size)
{
    if (count_ == 0 || size.isEmpty() || !program_.make())
        return;
    copyDepths(size);
    program_->bind();
    program_->setUniformValue("toClip", view.toClip);
    program_->setUniformValue("eye", vectorOf(view.camera.eye()));
    program_->setUniformValue("right", vectorOf(view.camera.right()));
    program_->setUniformValue("up", vectorOf(view.camera.up()));
    program_->setUniformValue("radius", static_cast<float>(flareRadius));
    program_->setUniformValue("brightness", view.brightness);
    program_->setUniformValue("depths", pictureUnit);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE);
    glDepthMask(GL_FALSE);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    array_.bind();
    const auto seen = view.flaresInPvs;
    if (seen.empty())
        glDrawArrays(GL_TRIANGLES, 0, count_);
    for (size_t i = 0; i < seen.size() && static_cast<int>(i + 1) * cornersOfOne <= count_; ++i)
        if (seen[i])
            glDrawArrays(GL_TRIANGLES, static_cast<int>(i) * cornersOfOne, cornersOfOne);
    glEnable(GL_DEPTH_TEST);
    array_.release();
}
