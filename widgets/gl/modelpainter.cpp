#include "widgets/gl/modelpainter.h"

#include "core/shading/texturemotion.h"
#include "widgets/gl/blending.h"
#include "widgets/gl/sceneunits.h"
#include "widgets/gl/vertexlayout.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace {

QVector3D vectorOfColor(const std::array<quint8, 3> &color)
{
    const bool isNone = color[0] == 0 && color[1] == 0 && color[2] == 0;
    return isNone ? QVector3D(1, 1, 1) : vectorOf(color) / 255;
}

// Returns whether a surface must be blended with what is behind it.
bool blends(const ShownModel &shown, const ModelSkin &skin, FaceFlags flags)
{
    return skin.adds || flags & FaceFlag::Blended
           || (shown.renderMode != RenderMode::Normal && shown.renderMode != RenderMode::Solid);
}

// Returns whether a skin is added to what is behind it, so that black is invisible.
bool adds(const ShownModel &shown, const ModelSkin &skin)
{
    return skin.adds || shown.renderMode == RenderMode::Add || shown.renderMode == RenderMode::Glow;
}

// Returns the pass in which a surface without stages is drawn.
ScenePass passOf(const ShownModel &shown, const ModelSkin &skin, FaceFlags flags)
{
    if (!blends(shown, skin, flags))
        return ScenePass::Opaque;
    if (adds(shown, skin))
        return ScenePass::Additive;
    if (flags & FaceFlag::Filters)
        return ScenePass::Filter;
    return flags & FaceFlag::Darkens ? ScenePass::Darken : ScenePass::Translucent;
}

// Returns the effect on a surface without stages. As in FinishShader() of renderer/tr_shader.c, fog lies over what is
// opaque, and fades what is added or mixed. A fog over the whole map is mixed with everything (QuakeSpasm's r_alias.c and
// r_sprite.c), but if it has a range, it fades what is added (DarkPlaces' gl_rmain.c, R_BlendFuncFlags()).
FogEffect effectOfFog(const SceneFog &fog, const ShownModel &shown, const ModelSkin &skin, FaceFlags flags)
{
    const bool isMixed = fog.density > 0 && !(fog.range && skin.adds);
    if (isMixed || !blends(shown, skin, flags))
        return FogEffect::Mix;
    if (skin.adds || flags & FaceFlag::Darkens)
        return FogEffect::FadeColor;
    return flags & FaceFlag::Filters ? FogEffect::None : FogEffect::FadeAlpha;
}

// Map units by which the depth of a glow is moved towards the eye. The game draws a glow over everything around it if a ray from
// the eye to its middle hits nothing (R_SpriteGlowBlend() of Xash3D's ref/gl/gl_sprite.c), so what that ray misses must be behind
// the glow.
constexpr double glowNearer = 8;

QMatrix4x4 matrixOf(const std::array<Point, 3> &axes, const Point &origin)
{
    QMatrix4x4 matrix;
    for (size_t i = 0; i < 3; ++i)
        matrix.setColumn(static_cast<int>(i), QVector4D(vectorOf(axes[i]), 0));
    matrix.setColumn(3, QVector4D(vectorOf(origin), 1));
    return matrix;
}

// Returns the axes of a sprite: the viewer looks along its x, and y is to the left.
std::array<Point, 3> axesOf(ModelFacing facing, const Transform &transform, const Camera &camera)
{
    const Point up{0, 0, 1};
    const auto forward = facing == ModelFacing::Upright ? transform.origin - camera.eye() : camera.forward();
    const auto left = camera.right() * -1;
    if (facing == ModelFacing::Parallel)
        return {forward, left, camera.up()};
    if (facing == ModelFacing::ParallelOriented) {
        const double roll = std::atan2(transform.axes[1][2], transform.axes[2][2]);
        return {forward, left * std::cos(roll) + camera.up() * std::sin(roll),
                camera.up() * std::cos(roll) - left * std::sin(roll)};
    }
    const auto level = cross(up, forward);
    const double size = length(level);
    return {forward, size > 0 ? level * (1 / size) : left, up};
}

// Returns whether a box is wholly beyond one side of the view frustum.
bool isOutside(const QMatrix4x4 &toClip, const Point &low, const Point &high)
{
    std::array<int, 6> beyond{};
    for (unsigned bits = 0; bits < 8; ++bits) {
        const auto corner = toClip * QVector4D(vectorOf(cornerOf(low, high, bits)), 1);
        for (int i = 0; i < 3; ++i) {
            beyond[static_cast<size_t>(2 * i)] += corner[i] < -corner.w();
            beyond[static_cast<size_t>(2 * i + 1)] += corner[i] > corner.w();
        }
    }
    return std::ranges::any_of(beyond, [](int count) { return count == 8; });
}

// Returns whether a stage is lit like an entity. Includes vertex colours, as compilers bake that light into the corners of models
// in maps.
bool isLit(const SceneStage &stage) { return stage.script.colorFrom == u"lightingdiffuse" || stage.color == ColorFrom::Vertex; }

ModelCoordinates coordinatesOf(const SceneStage &stage)
{
    switch (stage.script.places()) {
    case ShaderStage::Environment: return ModelCoordinates::Environment;
    case ShaderStage::Vector: return ModelCoordinates::Vector;
    case ShaderStage::Base:
    case ShaderStage::DefaultCoordinates:
    case ShaderStage::Lightmap: break; // a model has no lightmap coordinates
    }
    return ModelCoordinates::Base;
}

ModelAlpha alphaOf(const SceneStage &stage)
{
    if (stage.alpha == ColorFrom::Specular)
        return ModelAlpha::Specular;
    return stage.alpha == ColorFrom::Portal ? ModelAlpha::Portal : ModelAlpha::Given;
}

} // namespace

void ModelPainter::initialize()
{
    initializeOpenGLFunctions();
    deformed_.initialize(layOutModelVertexes);
}

bool ModelPainter::sendPictures(const SceneModel &model, Drawn &drawn, SceneTextures &textures, qsizetype &bytes)
{
    if (!grey_) {
        grey_ = textures.uploadPlain(Qt::lightGray);
        white_ = textures.uploadPlain(Qt::white);
    }
    const auto send = [&](const std::vector<SceneTexture> &pictures, std::vector<std::unique_ptr<QOpenGLTexture>> &sent) {
        for (; sent.size() < pictures.size() && bytes > 0; bytes -= pictures[sent.size() - 1].picture.sizeInBytes()) {
            const auto &picture = pictures[sent.size()].picture;
            sent.push_back(picture.isNull() ? nullptr : textures.upload(picture, true));
        }
        return sent.size() == pictures.size();
    };
    return send(model.skins, drawn.textures) && send(model.images, drawn.images);
}

bool ModelPainter::setModel(const SceneModel &model, SceneTextures &textures, qsizetype &bytes)
{
    if (model.file >= models_.size())
        models_.resize(size_t{model.file} + 1);
    auto &slot = models_[model.file];
    if (!slot || slot->array)
        slot = model.isThere() ? std::make_unique<Drawn>() : nullptr;
    if (!slot)
        return true;
    auto &drawn = *slot;
    if (!sendPictures(model, drawn, textures, bytes))
        return false;
    bytes -= model.model->bytes();
    drawn.array = std::make_unique<QOpenGLVertexArrayObject>();
    drawn.array->create();
    drawn.array->bind();
    const auto fill = [this](QOpenGLBuffer &buffer, const auto &values) {
        buffer.create();
        buffer.bind();
        // QOpenGLBuffer::allocate() takes the size as an int.
        glBufferData(static_cast<GLenum>(buffer.type()), static_cast<GLsizeiptr>(values.size() * sizeof(values[0])),
                     values.data(), GL_STATIC_DRAW);
    };
    fill(drawn.indexes, model.model->indexes);
    fill(drawn.points, model.model->points);
    fill(drawn.places, model.model->texture);
    setAttribute<std::array<float, 2>>(*this, 4, 2, GL_FLOAT, 0);
    drawn.array->release();
    drawn.model = model;
    drawn.effort = model.effort();
    for (auto *pictures : {&drawn.model.skins, &drawn.model.images})
        for (auto &texture : *pictures)
            texture.picture = {};
    return true;
}

// Sets up the attributes of the two frames to interpolate, which are in one buffer.
void ModelPainter::pointTo(const Drawn &drawn, const SceneModel::Moment &moment)
{
    QOpenGLBuffer points = drawn.points;
    points.bind();
    const auto frameBytes = drawn.model.model->texture.size() * sizeof(ModelPoint);
    const std::array frames{moment.from, moment.to};
    for (GLuint i = 0; i < 2; ++i) {
        const auto at = frames[i] * frameBytes;
        setAttribute<ModelPoint>(*this, 2 * i, 3, GL_FLOAT, at);
        setAttribute<ModelPoint>(*this, 2 * i + 1, 4, GL_BYTE, at + offsetof(ModelPoint, normal));
    }
}

QMatrix4x4 ModelPainter::placeOf(const ShownModel &shown, const SceneModel &model, const DrawnView &view) const
{
    auto stands = model.transformOf(shown, sight_);
    if (model.model->facing != ModelFacing::Fixed)
        stands.axes = axesOf(model.model->facing, stands, view.camera);
    auto matrix = matrixOf(stands.axes, stands.origin);
    matrix.scale(static_cast<float>(model.scaleOf(shown, view.camera)));
    return matrix;
}

QVector4D ModelPainter::depthOf(const Placed &placed, const DrawnView &view)
{
    if (!placed.drawn->model.isGlow(*placed.shown) || view.camera.isParallel() || placed.distance <= glowNearer)
        return {};
    const auto &origin = placed.shown->transform.origin;
    const auto nearer = origin - (origin - view.camera.eye()) * (glowNearer / placed.distance);
    return view.toClip * QVector4D(vectorOf(nearer), 1);
}

const SceneFog *ModelPainter::fogOf(const ShownModel &shown, const Drawn &drawn, const SceneModel::Moment &moment,
                                    const DrawnView &view) const
{
    const auto &frame = drawn.model.model->frames[moment.from];
    const auto *fog = fogAround(view.fogs, drawn.model.transformOf(shown, sight_).origin + frame.middle, frame.radius);
    return fog && (fog->depth > 0 || fog->density > 0) ? fog : nullptr;
}

std::vector<ModelPainter::Placed> ModelPainter::visible(const DrawnView &view)
{
    std::vector<Placed> found;
    for (const auto &shown : shown_) {
        auto *drawn = shown.file < models_.size() ? models_[shown.file].get() : nullptr;
        if (!drawn || !drawn->array || !sight_.isThere(shown))
            continue;
        const auto moment = drawn->model.at(shown, view.seconds());
        const auto toWorld = placeOf(shown, drawn->model, view);
        const auto &frames = drawn->model.model->frames;
        if (isOutside(view.toClip * toWorld, frames[moment.from].low, frames[moment.from].high)
            && isOutside(view.toClip * toWorld, frames[moment.to].low, frames[moment.to].high))
            continue;
        drewMotion_ = drewMotion_ || drawn->model.moves(shown); // even if it flashes and is dark now
        if (const float amount = drawn->model.amountOf(shown, sight_, view.camera); amount > 0)
            found.push_back({&shown, drawn, toWorld, moment, fogOf(shown, *drawn, moment, view), amount,
                             view.camera.distanceTo(shown.transform.origin)});
    }
    return found;
}

void ModelPainter::box(std::vector<Placed> &placed)
{
    constexpr QRgb color = qRgb(160, 160, 160);
    boxes_ = {};
    boxed_ = 0;
    quint64 sum = 0;
    for (const auto &each : placed)
        sum += each.drawn->effort;
    if (sum <= mostModelEffort)
        return;
    std::ranges::stable_sort(placed, {}, &Placed::distance);
    std::vector<quint64> efforts;
    for (const auto &each : placed)
        efforts.push_back(each.drawn->effort);
    const auto whole = drawnInFull(efforts);
    std::vector<Placed> drawn;
    for (size_t i = 0; i < placed.size(); ++i) {
        if (whole[i]) {
            drawn.push_back(placed[i]);
            continue;
        }
        const auto &frame = placed[i].drawn->model.model->frames[placed[i].moment.from];
        std::array<Point, 8> corners;
        for (unsigned bits = 0; bits < 8; ++bits) {
            const auto corner = placed[i].toWorld.map(vectorOf(cornerOf(frame.low, frame.high, bits)));
            corners[bits] = {static_cast<double>(corner.x()), static_cast<double>(corner.y()), static_cast<double>(corner.z())};
        }
        for (unsigned bits = 0; bits < 8; ++bits)
            for (const unsigned axis : {1U, 2U, 4U})
                if (!(bits & axis))
                    addLine(boxes_, corners[bits], corners[bits | axis], color);
    }
    boxed_ = static_cast<quint32>(placed.size() - drawn.size());
    placed = std::move(drawn);
}

void ModelPainter::draw(const DrawnView &view)
{
    sight_ = {.seconds = view.seconds(), .clusters = view.clustersInPvs, .areas = view.areasReached};
    drewMotion_ = false;
    auto placed = visible(view);
    box(placed);
    if (placed.empty())
        return;
    if (!program_.make()) {
        drewMotion_ = false;
        return;
    }
    program_->bind();
    uniforms_.toClip.set(*program_, view.toClip);
    uniforms_.eye.set(*program_, vectorOf(view.camera.eye()));
    uniforms_.mode.set(*program_, static_cast<int>(view.mode));
    uniforms_.textureGain.set(*program_, view.textureGain);
    uniforms_.picture.set(*program_, pictureUnit);
    for (const auto &each : placed)
        drawOne(view, each, false);
    std::ranges::stable_sort(placed, std::ranges::greater(), &Placed::distance);
    for (const auto &each : placed)
        drawOne(view, each, true);
    glDepthMask(GL_TRUE);
}

void ModelPainter::drawOne(const DrawnView &view, const Placed &placed, bool blended)
{
    const auto &model = *placed.drawn->model.model;
    bool isSetUp = false;
    for (const auto &surface : model.surfaces) {
        const auto *shader = stagedBy(view, *placed.drawn, surface);
        const auto skin = surface.skin < 0 ? ModelSkin() : model.skins[static_cast<size_t>(surface.skin)];
        const auto flags = surface.skin < 0 ? FaceFlags() : placed.drawn->model.skins[static_cast<size_t>(surface.skin)].flags;
        const bool isBlended = shader ? !shader->isOpaque() : blends(*placed.shown, skin, flags);
        if ((surface.frame >= 0 && surface.frame != static_cast<qint32>(placed.moment.from)) || isBlended != blended)
            continue;
        if (!std::exchange(isSetUp, true)) {
            placed.drawn->array->bind();
            pointTo(*placed.drawn, placed.moment);
            const auto &light = placed.shown->light;
            uniforms_.toWorld.set(*program_, placed.toWorld);
            uniforms_.eyeInModel.set(*program_, placed.toWorld.inverted().map(vectorOf(view.camera.eye())));
            uniforms_.depthAt.set(*program_, depthOf(placed, view));
            uniforms_.share.set(*program_, surface.frame < 0 ? placed.moment.share : 0);
            uniforms_.towards.set(*program_, vectorOf(light.towards));
            uniforms_.back.set(*program_, light.back);
            uniforms_.top.set(*program_, light.top);
            if (placed.fog)
                fog_.set(*program_, *placed.fog, view.camera);
        }
        if (shader)
            drawStages(view, placed, surface, *shader);
        else
            drawSurface(view, placed, surface);
    }
    if (isSetUp)
        placed.drawn->array->release();
}

void ModelPainter::drawSurface(const DrawnView &view, const Placed &placed, const ModelSurface &surface)
{
    const auto &drawn = *placed.drawn;
    const auto &shown = *placed.shown;
    const auto number = static_cast<size_t>(std::max(surface.skin, 0));
    const bool hasSkin = surface.skin >= 0;
    const auto skin = hasSkin ? drawn.model.model->skins[number] : ModelSkin();
    static const SceneTexture none;
    const auto &look = hasSkin ? drawn.model.skins[number] : none;
    auto *texture = hasSkin && drawn.textures[number] ? drawn.textures[number].get() : grey_.get();
    bindFiltered(*texture, view.linear, pictureUnit);
    const bool isSprite = drawn.model.model->kind == u"SPR";
    look.flags &FaceFlag::TwoSided || isSprite ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
    setBlending(*this, passOf(shown, skin, look.flags));
    const QVector3D full(1, 1, 1);
    uniforms_.ambient.set(*program_, skin.isFullBright ? full : vectorOf(shown.light.ambient));
    uniforms_.directed.set(*program_, skin.isFullBright ? QVector3D() : vectorOf(shown.light.directed));
    uniforms_.coordinates.set(*program_, static_cast<int>(skin.isChrome ? ModelCoordinates::Chrome : ModelCoordinates::Base));
    uniforms_.test.set(*program_, static_cast<int>(skin.isCutOut ? AlphaTest::From128 : AlphaTest::None));
    uniforms_.waves.set(*program_, QVector2D());
    uniforms_.alphaFrom.set(*program_, static_cast<int>(ModelAlpha::Given));
    uniforms_.usesAlpha.set(*program_, !skin.isCutOut && blends(shown, skin, look.flags) && !skin.adds);
    uniforms_.adds.set(*program_, adds(shown, skin));
    uniforms_.tint.set(*program_, isSprite ? vectorOfColor(shown.renderColor) : full);
    uniforms_.alpha.set(*program_, placed.amount);
    const auto effect = placed.fog ? effectOfFog(*placed.fog, shown, skin, look.flags) : FogEffect::None;
    uniforms_.fogEffect.set(*program_, static_cast<int>(effect));
    const bool isFilter = look.flags & (FaceFlags(FaceFlag::Filters) | FaceFlag::Darkens);
    uniforms_.brightness.set(*program_, isFilter ? 1 : view.brightness);
    const auto moved = placeAt(look.motions, view.now());
    uniforms_.across.set(*program_, vectorOf(moved.across));
    uniforms_.down.set(*program_, vectorOf(moved.down));
    drawTriangles(surface);
}

void ModelPainter::drawTriangles(const ModelSurface &surface)
{
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(surface.indexCount), GL_UNSIGNED_INT,
                   reinterpret_cast<const void *>(size_t{surface.firstIndex} * sizeof(quint32)));
}

// Models with stages of Quake III's shaders. The stages are drawn one after the other, as by the engine with a single texture
// unit (RB_IterateStagesGeneric() of renderer/tr_shade.c).

const SceneShader *ModelPainter::stagedBy(const DrawnView &view, const Drawn &drawn, const ModelSurface &surface)
{
    if (view.mode != DrawMode::Lit || surface.skin < 0)
        return nullptr;
    const auto &shader = drawn.model.skins[static_cast<size_t>(surface.skin)].shader;
    return shader ? &*shader : nullptr;
}

void ModelPainter::drawStages(const DrawnView &view, const Placed &placed, const ModelSurface &surface, const SceneShader &shader)
{
    drewMotion_ = drewMotion_ || shader.moves();
    beginShader(*this, shader);
    if (!shader.deforms.empty())
        deformSurface(view, placed, surface, shader);
    uniforms_.usesAlpha.set(*program_, true);
    uniforms_.portalRange.set(*program_, static_cast<float>(shader.portalRange));
    for (const auto &stage : shader.stages) {
        setUpStage(view, placed, stage);
        const auto effect =
            placed.fog && !shader.isOpaque() ? effectOn(stage.blend, placed.fog->range.has_value()) : FogEffect::None;
        uniforms_.fogEffect.set(*program_, static_cast<int>(effect));
        drawCorners(placed, surface, shader);
    }
    if (placed.fog && shader.isOpaque()) { // RB_FogPass(): over what was drawn
        setUpStages(*this, {BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha}, false, true);
        uniforms_.test.set(*program_, static_cast<int>(AlphaTest::None));
        uniforms_.brightness.set(*program_, view.brightness);
        uniforms_.fogEffect.set(*program_, static_cast<int>(FogEffect::Alone));
        drawCorners(placed, surface, shader);
    }
    endShader(*this);
}

// Converts the view's axes to the model's (RB_DeformTessGeometry() of renderer/tr_shade_calc.c).
void ModelPainter::deformSurface(const DrawnView &view, const Placed &placed, const ModelSurface &surface,
                                 const SceneShader &shader)
{
    const auto stands = placed.drawn->model.transformOf(*placed.shown, sight_);
    const ViewAxes axes{stands.directionBack(view.camera.forward()), stands.directionBack(view.camera.right()),
                        stands.directionBack(view.camera.up())};
    deformed_.fill(*placed.drawn->model.model, surface, placed.moment, shader.deforms, axes, view.now());
}

void ModelPainter::drawCorners(const Placed &placed, const ModelSurface &surface, const SceneShader &shader)
{
    if (shader.deforms.empty())
        return drawTriangles(surface);
    deformed_.draw();
    placed.drawn->array->bind();
}

void ModelPainter::setUpStage(const DrawnView &view, const Placed &placed, const SceneStage &stage)
{
    const double time = view.now();
    auto &texture = stage.images.empty() ? *white_ : *placed.drawn->images[static_cast<size_t>(imageAt(stage, time))];
    bindStage(texture, stage.script.clamp, view.linear, pictureUnit);
    const auto moved = placeAt(stage.script.motions, time);
    uniforms_.across.set(*program_, vectorOf(moved.across));
    uniforms_.down.set(*program_, vectorOf(moved.down));
    uniforms_.waves.set(*program_, QVector2D(moved.waves, moved.wavePhase));
    uniforms_.coordinates.set(*program_, static_cast<int>(coordinatesOf(stage)));
    uniforms_.sAxis.set(*program_, vectorOf(stage.script.vectors[0]));
    uniforms_.tAxis.set(*program_, vectorOf(stage.script.vectors[1]));
    uniforms_.test.set(*program_, static_cast<int>(stage.test));
    setUpStageColor(view, placed, stage);
    setUpStages(*this, stage.blend, stage.blend.isOpaque() || stage.script.writesDepth, stage.script.isDepthEqual);
}

void ModelPainter::setUpStageColor(const DrawnView &view, const Placed &placed, const SceneStage &stage)
{
    const auto &light = placed.shown->light;
    const bool takesLight = isLit(stage);
    const auto given = colorAt(stage, view.now());
    const QVector3D full(1, 1, 1);
    uniforms_.ambient.set(*program_, takesLight ? vectorOf(light.ambient) : full);
    uniforms_.directed.set(*program_, takesLight ? vectorOf(light.directed) : QVector3D());
    uniforms_.tint.set(*program_, takesLight ? full : QVector3D(given[0], given[1], given[2]));
    uniforms_.alpha.set(*program_, placed.amount * given[3]);
    uniforms_.alphaFrom.set(*program_, static_cast<int>(alphaOf(stage)));
    uniforms_.brightness.set(*program_, isLight(stage.blend) ? view.brightness : 1.0f);
}
