// Drawing of a scene.
#include "core/scene/facing.h"
#include "core/scene/texturemotion.h"
#include "widgets/gl/renderer.h"
#include "widgets/gl/sceneunits.h"

#include <algorithm>
#include <cmath>

namespace
{

// The size at which liquids are drawn, whatever that of their picture (EmitWaterPolys() of id's gl_warp.c and of Xash3D's).
constexpr QSizeF liquidSize(64, 64);
constexpr float hiddenFade = 0.35f; // of lines behind something

constexpr FaceFlags scrolls = FaceFlag::ScrollsAlongS | FaceFlag::ScrollsAlongT;

bool showsAlternates(const SceneBatch &batch, const SceneTexture &look)
{
    return batch.showsAlternates && !look.alternates.empty();
}

bool isAnimated(const SceneBatch &batch, const SceneTexture &look)
{
    const auto &shown = showsAlternates(batch, look) ? look.alternates : look.frames;
    return shown.size() > 1 && (!batch.frames || batch.frames->rate > 0);
}

// Returns the picture shown now, of those that are shown in turn or at random; -1: the batch's own. `time`: null if nothing
// moves.
qint32 frameShown(const SceneBatch &batch, const SceneTexture &look, std::optional<double> time)
{
    const bool isAlternate = showsAlternates(batch, look);
    const auto &shown = isAlternate ? look.alternates : look.frames;
    if (!time || !isAnimated(batch, look))
        return isAlternate ? shown.front() : batch.tile;
    const auto all = static_cast<int>(shown.size());
    const auto rate = batch.frames ? static_cast<double>(batch.frames->rate) : look.framesPerSecond;
    const int count = batch.frames && batch.frames->count > 0 ? std::min<int>(batch.frames->count, all) : all;
    const int frame = (frameAt(*time, rate, count) + (isAlternate ? 0 : look.firstFrame)) % all;
    return shown[static_cast<size_t>(frame)];
}

void bindFiltered(QOpenGLTexture &texture, bool linear, uint unit)
{
    texture.setMagnificationFilter(linear ? QOpenGLTexture::Linear : QOpenGLTexture::Nearest);
    texture.bind(unit);
}

// Returns the matrix that makes a part of the whole picture fill the viewport.
QMatrix4x4 toPart(QSize whole, QRect part)
{
    const auto center = QRectF(part).center();
    QMatrix4x4 matrix;
    matrix.scale(static_cast<float>(whole.width()) / static_cast<float>(std::max(part.width(), 1)),
                 static_cast<float>(whole.height()) / static_cast<float>(std::max(part.height(), 1)));
    matrix.translate(static_cast<float>(1 - 2 * center.x() / std::max(whole.width(), 1)),
                     static_cast<float>(2 * center.y() / std::max(whole.height(), 1) - 1));
    return matrix;
}

} // namespace

SceneProgram *SceneRenderer::useProgram(const SceneView &view, const ShaderVariant &way)
{
    auto *program = programs_.of(way);
    if (!program)
        return nullptr;
    program->program->bind();
    if (std::exchange(program->isSetUp, true))
        return program;
    program->program->setUniformValue("toClip", toClip_);
    // Textures alone are shown as stored; otherwise bright ones would be white.
    program->program->setUniformValue(program->textureGain, view.mode == DrawMode::Textured ? 1.0f : view.textureGain);
    program->program->setUniformValue("eye", vectorOf(view.camera.eye()));
    if (const auto *fog = way.fogs ? worldFog(view) : nullptr) {
        program->program->setUniformValue("fogColor", vectorOf(fog->color));
        program->program->setUniformValue("fogDensity", static_cast<float>(fog->density));
        program->program->setUniformValue("fogRange", vectorOf(rangeSeen(*fog)));
    }
    return program;
}

void SceneRenderer::setUpBlending(ScenePass pass, bool ghost)
{
    const bool blends = ghost || pass >= ScenePass::Filter;
    blends ? glEnable(GL_BLEND) : glDisable(GL_BLEND);
    glDepthMask(blends ? GL_FALSE : GL_TRUE);
    if (ghost || pass == ScenePass::Translucent)
        glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    else if (pass == ScenePass::Additive)
        glBlendFunc(GL_SRC_ALPHA, GL_ONE);
    else if (pass == ScenePass::Filter)
        glBlendFunc(GL_DST_COLOR, GL_ZERO);
    else if (pass == ScenePass::Darken)
        glBlendFunc(GL_ZERO, GL_ONE_MINUS_SRC_COLOR);
}

// Returns what is drawn as a batch's picture: the picture itself, or one that is shown in its place.
const SceneRenderer::Picture &SceneRenderer::shownOf(const SceneView &view, const SceneBatch &batch, const Picture &picture) const
{
    const auto frame = frameShown(batch, picture.look, view.animate ? std::optional(view.time) : std::nullopt);
    const auto at = static_cast<size_t>(frame) + 1;
    return frame >= 0 && at < pictures_.size() && pictures_[at].texture ? pictures_[at] : picture;
}

QOpenGLTexture *SceneRenderer::textureOf(const SceneBatch &batch, const Picture &shown)
{
    if (batch.isPlain)
        return white_.get();
    if (shown.texture)
        return shown.texture.get();
    const bool isKnown = batch.image < 0 || shown.look.image >= 0;
    return isKnown ? checkers() : grey_.get();
}

// Returns null if there is none. Liquids have none: Xash3D draws them by EmitWaterPolys() alone.
QOpenGLTexture *SceneRenderer::detailOf(const SceneView &view, const SceneBatch &batch, const Picture &shown) const
{
    const auto at = static_cast<size_t>(shown.look.detail) + 1;
    const bool hasOne = view.mode == DrawMode::Lit && !batch.isPlain && !(batch.flags & FaceFlag::Warp) && shown.texture
                        && shown.look.detail >= 0 && at < pictures_.size();
    return hasOne ? pictures_[at].texture.get() : nullptr;
}

void SceneRenderer::setTextureUniforms(const SceneProgram &program, const SceneView &view, const SceneBatch &batch,
                                       const Picture &picture)
{
    const auto &look = picture.look;
    const bool warps = batch.flags & FaceFlag::Warp;
    QSizeF size = warps ? liquidSize : look.size.isEmpty() ? QSizeF(64, 64) : QSizeF(look.size);
    if (batch.flags & FaceFlag::Stretched)
        size *= 2;
    auto &gl = *program.program;
    gl.setUniformValue(program.textureScale, look.areFractions ? QVector2D(1, 1)
                                                               : QVector2D(static_cast<float>(1 / size.width()),
                                                                           static_cast<float>(1 / size.height())));
    if (program.across < 0)
        return;
    const double time = view.animate ? view.time : 0;
    auto place = placeAt(look.motions, time);
    if (batch.flags & FaceFlag::Flowing) {
        const double always = static_cast<double>(warps ? view.flow.liquids : view.flow.textures);
        const double speed = batch.flow ? static_cast<double>(*batch.flow) / size.width() : always;
        place.across[2] -= static_cast<float>(std::fmod(time * speed, 1));
    }
    if (batch.flags & scrolls) {
        const float way = batch.flags & FaceFlag::ScrollsBack ? 1 : -1;
        const auto scrolled = way * static_cast<float>(std::fmod(time * static_cast<double>(view.flow.scrolls), 1));
        if (batch.flags & FaceFlag::ScrollsAlongT)
            place.down[2] -= scrolled;
        else
            place.across[2] += scrolled;
    }
    gl.setUniformValue(program.across, vectorOf(place.across));
    gl.setUniformValue(program.down, vectorOf(place.down));
    gl.setUniformValue(program.texels, QVector2D(static_cast<float>(size.width()), static_cast<float>(size.height())));
    const float height = warps && view.animate ? view.ripples : 0;
    gl.setUniformValue(program.ripples, QVector3D(height, static_cast<float>(time), view.rippleTurn));
    gl.setUniformValue(program.turbulence, QVector2D(view.animate ? place.waves : 0, place.wavePhase));
}

// Returns whether a chosen face is in sight: much is drawn behind walls and not visible.
bool SceneRenderer::isInSight(const SceneView &view, const SceneBatch &batch) const
{
    if (view.inSight.size() != scene_->faces.size())
        return true;
    for (quint32 face = batch.firstFace; face < batch.firstFace + batch.faceCount; ++face)
        if (view.inSight[face] != 0 && cull_->isChosen(face))
            return true;
    return false;
}

// Programs that show the states of faces cost a software renderer a fifth more, so others draw most of a map.
bool SceneRenderer::isMarked(const SceneBatch &batch) const
{
    const auto states = std::span(states_).subspan(batch.firstFace, batch.faceCount);
    return std::ranges::any_of(states, [](quint8 state) { return state != 0; });
}

// Returns the current opacity.
float SceneRenderer::alphaOf(const SceneView &view, const SceneBatch &batch)
{
    const bool pulses = !batch.pulse.isSteady() && drawsPictures(view.mode);
    return pulses && view.animate ? batch.pulse.at(view.time) : batch.alpha;
}

// Returns false if nothing is to be drawn: it has faded out, or the driver does not accept the program.
bool SceneRenderer::setUpBatch(const SceneView &view, const SceneBatch &batch, bool ghost)
{
    const auto pass = passIn(view.mode, batch.pass);
    const bool pulses = !batch.pulse.isSteady() && drawsPictures(view.mode);
    drewMotion_ = drewMotion_ || (pulses && isInSight(view, batch));
    const float alpha = alphaOf(view, batch);
    if (pulses && alpha <= 0)
        return false;
    batch.flags &FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
    setUpBlending(pass, ghost);
    auto &picture = pictureOf(batch.image);
    const bool flows = batch.flags & (scrolls | FaceFlag::Warp | FaceFlag::Flowing);
    const bool moves = !picture.look.motions.empty() || (view.animate && flows);
    const bool showsPicture = drawsPictures(view.mode) || pass == ScenePass::AlphaTested; // as its holes show
    drewMotion_ = drewMotion_
                  || (showsPicture && (flows || !picture.look.motions.empty() || isAnimated(batch, picture.look))
                      && isInSight(view, batch));
    const bool blends = ghost || pass >= ScenePass::Filter;
    const auto &shown = shownOf(view, batch, picture);
    auto *detail = detailOf(view, batch, shown);
    auto *texture = textureOf(batch, shown);
    auto *glow = drawsPictures(view.mode) && texture == shown.texture.get() ? shown.glow.get() : nullptr;
    const auto *fog = !ghost && (pass < ScenePass::Filter || pass == ScenePass::Translucent) ? worldFog(view) : nullptr;
    const auto *program = useProgram(view, {.mode = view.mode,
                                            .tests = pass == ScenePass::AlphaTested,
                                            .moves = moves,
                                            .blends = blends,
                                            .details = detail != nullptr,
                                            .isMissing = texture == checkers_.get(),
                                            .glows = glow != nullptr,
                                            .overbright = view.mode == DrawMode::Lit && view.over != 1.0f,
                                            .fogs = fog != nullptr,
                                            .rangesFog = fog && fog->range,
                                            .marks = isMarked(batch)});
    if (!program)
        return false;
    if (detail)
        bindFiltered(*detail, view.linear, detailUnit);
    if (glow)
        bindFiltered(*glow, view.linear, glowUnit);
    bindFiltered(*texture, view.linear, pictureUnit);
    setTextureUniforms(*program, view, batch, picture);
    auto &gl = *program->program;
    gl.setUniformValue(program->alpha, alpha);
    gl.setUniformValue(program->over, view.over);
    gl.setUniformValue(program->detailScale, QVector2D(shown.look.detailScale[0], shown.look.detailScale[1]));
    const bool addsHoles = pass == ScenePass::Additive && picture.look.isCutOut; // holes add nothing
    gl.setUniformValue(program->usesAlpha, (pass == ScenePass::Translucent || addsHoles) && !batch.isPlain);
    gl.setUniformValue(program->ghost, ghost);
    const auto [from, to] = picture.look.keptAlphas;
    gl.setUniformValue(program->keptAlphas, QVector2D(from, to));
    gl.setUniformValue(program->tint, vectorOf(batch.color) / 255);
    // Filtering and darkening draw no light.
    const bool isLight = pass != ScenePass::Filter && pass != ScenePass::Darken;
    gl.setUniformValue(program->brightness, isLight ? view.brightness : 1.0f);
    return true;
}

void SceneRenderer::drawRanges(std::span<const IndexRange> ranges)
{
    counts_.clear();
    offsets_.clear();
    for (const auto &range : ranges) {
        counts_.push_back(static_cast<GLsizei>(range.count));
        offsets_.push_back(reinterpret_cast<const void *>(static_cast<size_t>(range.first) * sizeof(quint32)));
    }
    glMultiDrawElements(GL_TRIANGLES, counts_.data(), GL_UNSIGNED_INT, offsets_.data(), static_cast<GLsizei>(counts_.size()));
}

// Draws without the stages of shaders.
void SceneRenderer::drawOpaque(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges, bool ghost)
{
    for (size_t i = 0; i < scene_->batches.size(); ++i) {
        const auto &batch = scene_->batches[i];
        if (ranges[i].empty() || (drawsPictures(view.mode) && batch.pass >= ScenePass::Filter))
            continue;
        if (setUpBatch(view, batch, ghost))
            drawRanges(ranges[i]);
    }
}

void SceneRenderer::drawBlended(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges, bool ghost)
{
    if (!drawsPictures(view.mode))
        return;
    quint32 current = UINT32_MAX;
    bool isSetUp = false;
    const auto decorated = decalPainter_.blendedFaces();
    for (const auto &run : backToFront(*scene_, ranges, view.camera.eye(), decorated)) {
        const auto &batch = scene_->batches[run.batch];
        if (std::exchange(current, run.batch) != run.batch)
            isSetUp = (ghost || !stagedBy(view, batch)) && setUpBatch(view, batch, ghost);
        if (!isSetUp)
            continue;
        drawRanges({&run.range, 1});
        if (!ghost && std::ranges::binary_search(decorated, run.lastFace)) {
            drawDecalsOn(view, batch, run.lastFace);
            current = UINT32_MAX; // it must be set up again
        }
    }
}

// Sets the state of OpenGL for the first batch, as overlays and flares leave it changed.
void SceneRenderer::beginView(DrawMode mode)
{
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glFrontFace(GL_CW); // as in the games
    glCullFace(GL_BACK);
    programs_.beginView();
    stagePrograms_.beginView();
    auto *directions = directions_ ? directions_.get() : grey_.get();
    (mode == DrawMode::LightDirections ? directions : light_.get())->bind(lightUnit);
    glActiveTexture(GL_TEXTURE0 + stateUnit);
    glBindTexture(GL_TEXTURE_BUFFER, stateTexture_);
    glActiveTexture(GL_TEXTURE0 + colorUnit);
    glBindTexture(GL_TEXTURE_BUFFER, colorTexture_);
    glActiveTexture(GL_TEXTURE0 + pictureUnit);
    vertexArray_.bind();
}

void SceneRenderer::draw(const SceneView &view, QSize size)
{
    drewMotion_ = drewPortal_ = false;
    drewGhosts_ = view.ghosts && !view.inPvs.empty();
    const QSize whole = view.whole.isEmpty() ? size : view.whole;
    const double aspect = static_cast<double>(whole.width()) / std::max(whole.height(), 1);
    glViewport(0, 0, size.width(), size.height());
    glDepthMask(GL_TRUE);
    glClearColor(0.16f, 0.17f, 0.19f, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    if (!scene_ || !ready_)
        return;
    const auto part = toPart(whole, {view.corner, size});
    const CullChoice choice{
        .camera = view.camera, .aspect = aspect, .hidden = view.hidden, .shown = view.shown, .inPvs = view.inPvs};
    stagePrograms_.beginFrame(view.newPrograms);
    if (view.portals)
        drawInPortal(view, choice, part);
    toClip_ = part * view.camera.projection(aspect) * view.camera.view();
    beginView(view.mode);
    const auto &chosen = cull_->choose(choice);
    drawnFaces_ = facesTurnedTo(view.camera.eye(), *scene_, cull_->chosen());
    drawInOrder(view, chosen);
    drawBlended(view, chosen, false);
    if (view.wireframe)
        drawWires(view);
    if (drewGhosts_)
        drawGhosts(view, choice);
    vertexArray_.release();
    if (!(view.hidden & SceneKind::Flare))
        flarePainter_.draw(toClip_, view.camera, view.brightness, view.flaresInPvs, size);
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_TRUE);
    drawLines(view);
    glDisable(GL_BLEND);
}

void SceneRenderer::drawGhosts(const SceneView &view, CullChoice choice)
{
    choice.onlyOutside = true;
    const auto &ghosts = cull_->choose(choice);
    drawOpaque(view, ghosts, true);
    drawBlended(view, ghosts, true);
}

// Draws the edges of all triangles that were drawn, over them.
void SceneRenderer::drawWires(const SceneView &view)
{
    const auto &ranges = cull_->chosen();
    glPolygonMode(GL_FRONT_AND_BACK, GL_LINE);
    glEnable(GL_POLYGON_OFFSET_LINE);
    glPolygonOffset(-1, -1);
    glDepthMask(GL_FALSE);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    const auto *program = useProgram(view, {.wires = true});
    for (size_t i = 0; i < scene_->batches.size(); ++i) {
        scene_->batches[i].flags &FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
        if (program && !ranges[i].empty())
            drawRanges(ranges[i]);
    }
    glDisable(GL_POLYGON_OFFSET_LINE);
    glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
    glDepthMask(GL_TRUE);
}

void SceneRenderer::drawLines(const SceneView &view)
{
    constexpr float nearer = 0.0002f;
    lineProgram_->bind();
    lineProgram_->setUniformValue("toClip", toClip_);
    lineProgram_->setUniformValue("nearer", view.camera.isParallel() ? Camera::depthPerUnit() : nearer);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    if (!(view.hidden & SceneKind::Model) && modelPainter_.boxed() > 0) {
        boxes_.setMarks(modelPainter_.boxes());
        boxes_.draw(*lineProgram_, 0);
    }
    outlines_.draw(*lineProgram_, hiddenFade);
    pointed_.draw(*lineProgram_, hiddenFade);
}
