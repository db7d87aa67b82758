#include "widgets/gl/skypainter.h"

#include "core/scene/texturemotion.h"
#include "widgets/gl/blending.h"
#include "widgets/gl/sceneunits.h"

#include <cmath>

namespace
{

enum SkyKind { PlainSky, BoxSky, CloudSky, FogBeforeSky }; // of sky.frag

} // namespace

void SkyPainter::initialize()
{
    initializeOpenGLFunctions();
}

void SkyPainter::setSky(const SkyLook &sky)
{
    box_.reset();
    layers_.clear();
    if (sky.hasBox())
        uploadBox(sky);
    for (const auto &layer : sky.layers) {
        Layer uploaded{.stage = layer.stage};
        for (const auto &image : layer.pictures) {
            auto &picture = uploaded.pictures.emplace_back(std::make_unique<QOpenGLTexture>(image));
            picture->setWrapMode(QOpenGLTexture::Repeat);
            picture->setMinMagFilters(QOpenGLTexture::LinearMipMapLinear, QOpenGLTexture::Linear);
        }
        layers_.push_back(std::move(uploaded));
    }
    chooseLayers();
    axis_ = sky.axis;
    turn_ = sky.turn;
    cloudHeight_ = sky.cloudHeight;
}

void SkyPainter::setStagesOff(StageBits off)
{
    stagesOff_ = off;
    chooseLayers();
}

void SkyPainter::chooseLayers()
{
    shown_.clear();
    for (const auto &layer : layers_)
        if ((stagesOff_ >> layer.stage.number & 1) == 0)
            shown_.push_back(&layer);
}

bool SkyPainter::moves() const
{
    return turn_ != 0 || std::ranges::any_of(shown_, [](const Layer *layer) { return layer->stage.moves(); });
}

void SkyPainter::uploadBox(const SkyLook &sky)
{
    box_ = std::make_unique<QOpenGLTexture>(QOpenGLTexture::TargetCubeMap);
    box_->setSize(sky.box[0].width(), sky.box[0].height());
    box_->setFormat(QOpenGLTexture::RGBA8_UNorm);
    box_->setMipLevels(1);
    box_->allocateStorage(QOpenGLTexture::RGBA, QOpenGLTexture::UInt8);
    for (int i = 0; i < 6; ++i)
        box_->setData(0, 0, static_cast<QOpenGLTexture::CubeMapFace>(QOpenGLTexture::CubeMapPositiveX + i),
                      QOpenGLTexture::RGBA, QOpenGLTexture::UInt8,
                      static_cast<const void *>(sky.box[static_cast<size_t>(i)].constBits()));
    box_->setMinMagFilters(QOpenGLTexture::Linear, QOpenGLTexture::Linear);
    box_->setWrapMode(QOpenGLTexture::ClampToEdge);
}

void SkyPainter::begin(size_t pass, const QMatrix4x4 &toClip, const Camera &camera, double seconds, float brightness)
{
    const auto *layer = pass > 0 ? shown_[pass - 1] : nullptr;
    program_->bind();
    program_->setUniformValue("toClip", toClip);
    program_->setUniformValue("eye", vectorOf(camera.eye()));
    program_->setUniformValue("states", stateUnit);
    program_->setUniformValue("kind", layer ? CloudSky : box_ ? BoxSky : PlainSky);
    program_->setUniformValue("brightness", !layer || isLight(layer->stage.blend) ? brightness : 1.0f);
    program_->setUniformValue("selectedColor", markColor);
    program_->setUniformValue("seenColor", seenColor);
    program_->setUniformValue("oneWayColor", oneWayColor);
    // Behind clouds alone nothing is drawn.
    const QColor plain(layers_.empty() ? QColor(plainSky) : QColor(Qt::black));
    program_->setUniformValue("plain", QVector3D(plain.redF(), plain.greenF(), plain.blueF()));
    QMatrix4x4 turn; // the box turns forward, so that the eye's ways turn back
    turn.rotate(-static_cast<float>(std::fmod(turn_ * seconds, 360)), vectorOf(axis_));
    program_->setUniformValue("turn", turn.toGenericMatrix<3, 3>());
    const auto place = layer ? placeAt(layer->stage.script.motions, seconds) : TextureTransform();
    program_->setUniformValue("across", vectorOf(place.across));
    program_->setUniformValue("down", vectorOf(place.down));
    const auto tint = layer ? colorAt(layer->stage, seconds) : std::array<float, 4>{1, 1, 1, 1};
    program_->setUniformValue("tint", QVector4D(tint[0], tint[1], tint[2], tint[3]));
    program_->setUniformValue("cloudHeight", static_cast<float>(cloudHeight_));
    // Samplers of two kinds may not share a unit, even where only one is read.
    program_->setUniformValue("clouds", pictureUnit);
    program_->setUniformValue("box", boxUnit);
    glEnable(GL_TEXTURE_CUBE_MAP_SEAMLESS);
    if (box_)
        box_->bind(boxUnit);
    setBlending(*this, layer ? layer->stage.blend : StageBlend{});
    if (layer) {
        const auto frame = frameAt(seconds, layer->stage.script.framesPerSecond, static_cast<int>(layer->pictures.size()));
        layer->pictures[static_cast<size_t>(frame)]->bind(pictureUnit);
    }
}

void SkyPainter::beginFog(const SceneFog &fog, double reach, const Camera &camera)
{
    const auto seen = fogSeenFrom(fog, camera.eye(), camera.forward());
    program_->setUniformValue("kind", FogBeforeSky);
    program_->setUniformValue("brightness", 1.0f);
    program_->setUniformValue("fogColor", vectorOf(fog.color));
    program_->setUniformValue("fogDistance", fourOf(seen.distance));
    program_->setUniformValue("fogInside", fourOf(seen.inside));
    program_->setUniformValue("fogEye", seen.eye);
    program_->setUniformValue("reach", static_cast<float>(reach));
    setBlending(*this, {BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha});
}
