#include "widgets/gl/skypainter.h"

#include "core/shading/texturemotion.h"
#include "widgets/gl/blending.h"
#include "widgets/gl/foguniforms.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double ofFurthest = 1 / 1.75; // distance of the clouds, relative to the scene's farthest corner

LateProgram programFor(QByteArray kind, bool marks)
{
    return LateProgram(QStringLiteral("sky"), "#define PLAIN 0\n#define BOX 1\n#define CLOUDS 2\n#define FOG 3\n#define KIND "
                                                  + kind + (marks ? "\n#define MARKS\n" : "\n"));
}

std::array<LateProgram, 6> programsFor(bool marks)
{
    return {programFor("PLAIN", marks),
            programFor("BOX", marks),
            programFor("CLOUDS", marks),
            programFor("CLOUDS\n#define ALONE", marks),
            programFor("CLOUDS\n#define FLATTENED", marks),
            programFor("FOG", marks)};
}

} // namespace

SkyPainter::SkyPainter(SceneBuffers &buffers) : buffers_(buffers), programs_{programsFor(false), programsFor(true)} {}

QString SkyPainter::takeFault()
{
    for (auto &programs : programs_)
        for (auto &program : programs)
            if (auto fault = program.takeFault(); !fault.isEmpty())
                return fault;
    return {};
}

void SkyPainter::initialize() { initializeOpenGLFunctions(); }

void SkyPainter::setSky(const SkyLook &sky)
{
    cube_.reset();
    layers_.clear();
    if (sky.hasBox())
        uploadBox(sky);
    for (const auto &layer : sky.layers) {
        Layer uploaded{.stage = layer.stage, .pictures = {}};
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
    isFlattened_ = sky.isFlattened;
}

void SkyPainter::setScene(const Scene &scene)
{
    image_ = skyImage(scene);
    box_ = {};
    for (const auto &face : scene.faces)
        box_.add(face.box);
    chooseLayers();
}

void SkyPainter::setStagesOff(const StagesOff &off)
{
    stagesOff_ = off;
    chooseLayers();
}

void SkyPainter::chooseLayers()
{
    const auto off = stagesOff_.value(image_);
    shown_.clear();
    for (const auto &layer : layers_)
        if ((off >> layer.stage.number & 1) == 0)
            shown_.push_back(&layer);
}

bool SkyPainter::moves() const
{
    return turn_ != 0 || std::ranges::any_of(shown_, [](const Layer *layer) { return layer->stage.moves(); });
}

void SkyPainter::uploadBox(const SkyLook &sky)
{
    cube_ = std::make_unique<QOpenGLTexture>(QOpenGLTexture::TargetCubeMap);
    cube_->setSize(sky.box[0].width(), sky.box[0].height());
    cube_->setFormat(QOpenGLTexture::RGBA8_UNorm);
    cube_->setMipLevels(1);
    cube_->allocateStorage(QOpenGLTexture::RGBA, QOpenGLTexture::UInt8);
    for (int i = 0; i < 6; ++i)
        cube_->setData(0, 0, static_cast<QOpenGLTexture::CubeMapFace>(QOpenGLTexture::CubeMapPositiveX + i), QOpenGLTexture::RGBA,
                       QOpenGLTexture::UInt8, static_cast<const void *>(sky.box[static_cast<size_t>(i)].constBits()));
    cube_->setMinMagFilters(QOpenGLTexture::Linear, QOpenGLTexture::Linear);
    cube_->setWrapMode(QOpenGLTexture::ClampToEdge);
}

// Returns the distance of the farthest corner of the scene's box, in map units.
double SkyPainter::furthestFrom(const Point &eye) const
{
    double most = 0;
    for (unsigned bits = 0; bits < 8; ++bits)
        most = std::max(most, length(cornerOf(toPoint(box_.low), toPoint(box_.high), bits) - eye));
    return most;
}

// Binds the program and returns it; null if the driver does not accept it.
QOpenGLShaderProgram *SkyPainter::use(Kind kind, const DrawnView &view, float brightness, bool marks)
{
    auto &program = programs_[marks ? 1 : 0][kind];
    if (!program.make())
        return nullptr;
    program->bind();
    program->setUniformValue("toClip", view.toClip);
    program->setUniformValue("eye", vectorOf(view.camera.eye()));
    program->setUniformValue("states", stateUnit);
    program->setUniformValue("brightness", brightness);
    program->setUniformValue("selectedColor", markColor);
    program->setUniformValue("seenColor", seenColor);
    program->setUniformValue("oneWayColor", oneWayColor);
    return &*program;
}

bool SkyPainter::begin(size_t pass, const DrawnView &view, bool marks)
{
    const size_t behind = drawsBehind() ? 1 : 0;
    if (pass >= behind)
        return beginLayer(*shown_[pass - behind], pass == 0, view, marks);
    auto *program = use(cube_ ? Box : Plain, view, view.brightness, marks);
    if (!program)
        return false;
    setBlending(*this, StageBlend{});
    if (!cube_) {
        const QColor plain(layers_.empty() ? QColor(plainSky) : QColor(Qt::black)); // without a box, black behind clouds
        program->setUniformValue("plain", QVector4D(plain.redF(), plain.greenF(), plain.blueF(), 1));
        return true;
    }
    QMatrix4x4 turn; // the box turns forward, so directions from the eye turn back
    turn.rotate(-static_cast<float>(std::fmod(turn_ * view.now(), 360)), vectorOf(axis_));
    program->setUniformValue("turn", turn.toGenericMatrix<3, 3>());
    program->setUniformValue("box", boxUnit);
    glEnable(GL_TEXTURE_CUBE_MAP_SEAMLESS);
    cube_->bind(boxUnit);
    return true;
}

bool SkyPainter::beginLayer(const Layer &layer, bool isAlone, const DrawnView &view, bool marks)
{
    const auto &stage = layer.stage;
    const auto kind = isFlattened_ ? FlattenedClouds : isAlone ? CloudsAlone : Clouds;
    auto *program = use(kind, view, isLight(stage.blend) ? view.brightness : 1.0f, marks);
    if (!program)
        return false;
    const auto place = placeAt(stage.script.motions, view.now());
    program->setUniformValue("across", vectorOf(place.across));
    program->setUniformValue("down", vectorOf(place.down));
    const auto tint = colorAt(stage, view.now());
    program->setUniformValue("tint", QVector4D(tint[0], tint[1], tint[2], tint[3]));
    program->setUniformValue("cloudHeight", static_cast<float>(cloudHeight_));
    program->setUniformValue("clouds", pictureUnit);
    setBlending(*this, stage.blend);
    const auto frame = frameAt(view.now(), stage.script.framesPerSecond, static_cast<int>(layer.pictures.size()));
    layer.pictures[static_cast<size_t>(frame)]->bind(pictureUnit);
    return true;
}

bool SkyPainter::beginFog(const SceneFog &fog, const SkyCells &cells, const DrawnView &view, bool marks)
{
    auto *program = use(Fog, view, 1, marks);
    if (!program)
        return false;
    FogUniforms().set(*program, fog, view.camera);
    program->setUniformValue("reach", static_cast<float>(furthestFrom(view.camera.eye()) * ofFurthest));
    std::array<QVector4D, 6> touched;
    std::ranges::transform(cells.sides, touched.begin(), [](const SkyCells::Side &side) {
        const auto low = narrow({side.low[0], side.low[1], 0}), high = narrow({side.high[0], side.high[1], 0});
        return QVector4D(low[0], low[1], high[0], high[1]);
    });
    program->setUniformValueArray("cells", touched.data(), static_cast<int>(touched.size()));
    setBlending(*this, {BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha});
    return true;
}

bool SkyPainter::beginVeil(const SceneFog &fog, const DrawnView &view, bool marks)
{
    auto *program = use(Plain, view, view.brightness, marks);
    if (!program)
        return false;
    program->setUniformValue("plain", QVector4D(vectorOf(fog.color), static_cast<float>(fog.skyShare)));
    setBlending(*this, {BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha});
    return true;
}

void SkyPainter::draw(const DrawnView &view, const SceneBatch &batch, std::span<const IndexRange> ranges)
{
    batch.flags &FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
    glDepthMask(GL_TRUE);
    const bool marks = buffers_.isMarked(batch);
    for (size_t pass = 0; pass < passes(); ++pass)
        if (begin(pass, view, marks))
            buffers_.draw(ranges);
}

// QuakeSpasm mixes a map's fog with its whole sky, at any distance (gl_sky.c: Sky_DrawFaceQuad(), Sky_DrawSkyBox()). id's engine
// fogs clouds like everything opaque: at the corners of their dome, and in all cells of it that the fogged faces touch, whatever
// is visible through these faces (tr_sky.c: RB_StageIteratorSky(), MakeSkyVec()).
void SkyPainter::drawFogs(const DrawnView &view, const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges,
                          std::span<const size_t> skies)
{
    const auto drawAll = [&](const auto &beginOne) {
        for (const size_t i : skies) {
            const auto &batch = scene.batches[i];
            batch.flags &FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
            if (beginOne(buffers_.isMarked(batch)))
                buffers_.draw(ranges[i]);
        }
    };
    if (const auto *fog = view.mapFog(); fog && fog->skyShare > 0)
        drawAll([&](bool marks) { return beginVeil(*fog, view, marks); });
    if (shown_.empty())
        return;
    for (const size_t fogged : skies)
        if (const auto *fog = view.fogOf(scene.batches[fogged])) {
            const auto cells = skyCells(scene, ranges[fogged], view.camera.eye());
            drawAll([&](bool marks) { return beginFog(*fog, cells, view, marks); });
        }
}
