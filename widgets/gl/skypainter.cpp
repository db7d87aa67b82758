#include "widgets/gl/skypainter.h"

#include "core/scene/texturemotion.h"
#include "widgets/gl/blending.h"
#include "widgets/gl/sceneunits.h"

#include <cmath>

namespace
{

QByteArray definesOf(const char *kind)
{
    return QByteArray("#define PLAIN 0\n#define BOX 1\n#define CLOUDS 2\n#define FOG 3\n#define KIND ") + kind + '\n';
}

} // namespace

SkyPainter::SkyPainter()
    : programs_{LateProgram(QStringLiteral("sky"), definesOf("PLAIN")), LateProgram(QStringLiteral("sky"), definesOf("BOX")),
                LateProgram(QStringLiteral("sky"), definesOf("CLOUDS")), LateProgram(QStringLiteral("sky"), definesOf("FOG"))}
{
}

QString SkyPainter::takeFault()
{
    for (auto &program : programs_)
        if (auto fault = program.takeFault(); !fault.isEmpty())
            return fault;
    return {};
}

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
            picture->setMinMagFilters(QOpenGLTexture::LinearMipMapNearest, QOpenGLTexture::Linear);
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

// Null where the driver does not take it.
LateProgram *SkyPainter::use(Kind kind, const QMatrix4x4 &toClip, const Camera &camera, float brightness)
{
    auto &program = programs_[kind];
    if (!program.make())
        return nullptr;
    program->bind();
    program->setUniformValue("toClip", toClip);
    program->setUniformValue("eye", vectorOf(camera.eye()));
    program->setUniformValue("states", stateUnit);
    program->setUniformValue("brightness", brightness);
    program->setUniformValue("selectedColor", markColor);
    program->setUniformValue("seenColor", seenColor);
    program->setUniformValue("oneWayColor", oneWayColor);
    return &program;
}

bool SkyPainter::begin(size_t pass, const QMatrix4x4 &toClip, const Camera &camera, double seconds, float brightness)
{
    if (pass > 0)
        return beginLayer(*shown_[pass - 1], toClip, camera, seconds, brightness);
    auto *used = use(box_ ? Box : Plain, toClip, camera, brightness);
    if (!used)
        return false;
    auto &program = *used;
    setBlending(*this, StageBlend{});
    if (!box_) {
        const QColor plain(layers_.empty() ? QColor(plainSky) : QColor(Qt::black)); // behind clouds alone nothing is drawn
        program->setUniformValue("plain", QVector3D(plain.redF(), plain.greenF(), plain.blueF()));
        return true;
    }
    QMatrix4x4 turn; // the box turns forward, so that the eye's ways turn back
    turn.rotate(-static_cast<float>(std::fmod(turn_ * seconds, 360)), vectorOf(axis_));
    program->setUniformValue("turn", turn.toGenericMatrix<3, 3>());
    program->setUniformValue("box", boxUnit);
    glEnable(GL_TEXTURE_CUBE_MAP_SEAMLESS);
    box_->bind(boxUnit);
    return true;
}

bool SkyPainter::beginLayer(const Layer &layer, const QMatrix4x4 &toClip, const Camera &camera, double seconds, float brightness)
{
    const auto &stage = layer.stage;
    auto *used = use(Clouds, toClip, camera, isLight(stage.blend) ? brightness : 1.0f);
    if (!used)
        return false;
    auto &program = *used;
    const auto place = placeAt(stage.script.motions, seconds);
    program->setUniformValue("across", vectorOf(place.across));
    program->setUniformValue("down", vectorOf(place.down));
    const auto tint = colorAt(stage, seconds);
    program->setUniformValue("tint", QVector4D(tint[0], tint[1], tint[2], tint[3]));
    program->setUniformValue("cloudHeight", static_cast<float>(cloudHeight_));
    program->setUniformValue("clouds", pictureUnit);
    setBlending(*this, stage.blend);
    const auto frame = frameAt(seconds, stage.script.framesPerSecond, static_cast<int>(layer.pictures.size()));
    layer.pictures[static_cast<size_t>(frame)]->bind(pictureUnit);
    return true;
}

bool SkyPainter::beginFog(const SceneFog &fog, double reach, const QMatrix4x4 &toClip, const Camera &camera)
{
    auto *used = use(Fog, toClip, camera, 1);
    if (!used)
        return false;
    auto &program = *used;
    const auto seen = fogSeenFrom(fog, camera.eye(), camera.forward());
    program->setUniformValue("fogColor", vectorOf(fog.color));
    program->setUniformValue("fogDistance", fourOf(seen.distance));
    program->setUniformValue("fogInside", fourOf(seen.inside));
    program->setUniformValue("fogEye", seen.eye);
    program->setUniformValue("reach", static_cast<float>(reach));
    setBlending(*this, {BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha});
    return true;
}
