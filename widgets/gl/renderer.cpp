#include "widgets/gl/renderer.h"

#include "core/scene/facing.h"
#include "core/shading/texturemotion.h"
#include "widgets/gl/blending.h"
#include "widgets/gl/sceneunits.h"
#include "widgets/gl/shaderprogram.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace
{

constexpr float hiddenFade = 0.35f; // of lines behind something

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

QString SceneRenderer::initialize()
{
    if (!initializeOpenGLFunctions())
        return tr("Nothing can be drawn: the graphics driver does not support OpenGL 3.3.");
    QString fault;
    lineProgram_ = makeProgram(u"lines"_s, {}, fault);
    if (fault.isEmpty())
        fault = batchPainter_.initialize();
    if (!fault.isEmpty())
        return fault;
    skyPainter_.initialize();
    flarePainter_.initialize();
    decalPainter_.initialize();
    modelPainter_.initialize();
    stagePainter_.initialize();
    buffers_.initialize();
    textures_.initialize();
    return {};
}

QString SceneRenderer::takeNotice()
{
    const auto reduced = textures_.takeNotice(), unmarked = buffers_.takeNotice();
    return !reduced.isEmpty() ? reduced : !unmarked.isEmpty() ? unmarked : takeFault();
}

// Returns one fault per call.
QString SceneRenderer::takeFault()
{
    QString failure;
    const auto ask = [&failure](auto &painter, const QString &what) {
        if (failure.isEmpty())
            if (const auto fault = painter.takeFault(); !fault.isEmpty())
                failure = what + u' ' + fault;
    };
    ask(skyPainter_, tr("The sky is not drawn."));
    ask(flarePainter_, tr("Flares are not drawn."));
    ask(decalPainter_, tr("Decals are not drawn."));
    ask(modelPainter_, tr("Models and sprites are not drawn."));
    return failure;
}

QString SceneRenderer::boxedSentence() const
{
    const auto boxed = modelPainter_.boxed();
    return boxed == 0 ? QString()
                      : tr("%Ln of the more distant models are drawn as boxes: drawing all models in full would take too long.",
                           nullptr, static_cast<int>(boxed));
}

void SceneRenderer::setScene(const Scene *scene)
{
    scene_ = scene;
    cull_.reset();
    decalPainter_.clear();
    if (!scene)
        return;
    cull_ = std::make_unique<SceneCull>(*scene);
    skyPainter_.setScene(*scene);
    buffers_.setScene(*scene);
    flarePainter_.setFlares(scene->flares);
}

void SceneRenderer::setStagesOff(const StagesOff &off)
{
    textures_.setStagesOff(off);
    skyPainter_.setStagesOff(off);
}

bool SceneRenderer::setModel(const SceneModel &model, qsizetype &bytes)
{
    return modelPainter_.setModel(
        model, [this](const QImage &picture) { return textures_.upload(picture, true); }, bytes);
}

void SceneRenderer::setModel(const SceneModel &model)
{
    auto all = std::numeric_limits<qsizetype>::max();
    setModel(model, all);
}

void SceneRenderer::setDecals(const SceneDecals &decals)
{
    if (scene_)
        decalPainter_.setDecals(decals, *scene_);
}

// Much is drawn behind walls and not visible.
void SceneRenderer::noteMotion(const SceneView &view, const SceneBatch &batch, bool moves)
{
    if (drewMotion_ || !moves)
        return;
    drewMotion_ = view.inSight.size() != scene_->faces.size();
    for (quint32 face = batch.firstFace; face < batch.firstFace + batch.faceCount && !drewMotion_; ++face)
        drewMotion_ = view.inSight[face] != 0 && cull_->isChosen(face);
}

bool SceneRenderer::beginBatch(const SceneView &view, const SceneBatch &batch, bool ghost)
{
    noteMotion(view, batch, batchPainter_.moves(painted_, batch));
    return batchPainter_.begin(painted_, batch, ghost);
}

// Draws without the stages of shaders.
void SceneRenderer::drawOpaque(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges, bool ghost)
{
    for (size_t i = 0; i < scene_->batches.size(); ++i) {
        const auto &batch = scene_->batches[i];
        if (ranges[i].empty() || (drawsPictures(view.mode) && batch.pass >= ScenePass::Filter))
            continue;
        if (beginBatch(view, batch, ghost))
            buffers_.draw(ranges[i]);
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
            isSetUp = (ghost || !shaders_[run.batch]) && beginBatch(view, batch, ghost);
        if (!isSetUp)
            continue;
        buffers_.draw({&run.range, 1});
        if (!ghost && std::ranges::binary_search(decorated, run.lastFace)) {
            drawDecalsOn(batch, run.lastFace);
            current = UINT32_MAX; // it must be set up again
        }
    }
}

PainterView SceneRenderer::painterView(const SceneView &view, const QMatrix4x4 &toClip) const
{
    // A fog over the whole map thickens with the distance from the eye, which a parallel view does not have.
    const bool isFar = view.camera.isParallel() && !fogs_.empty() && fogs_.front().density > 0;
    return {.camera = view.camera,
            .toClip = toClip,
            .mode = view.mode,
            .seconds = view.animate ? std::optional(view.time) : std::nullopt,
            .linear = view.linear,
            .brightness = view.brightness,
            // Textures alone are shown as stored; otherwise bright ones would be white.
            .textureGain = view.mode == DrawMode::Textured ? 1 : view.textureGain,
            .over = view.over,
            .flow = view.flow,
            .ripples = view.ripples,
            .rippleTurn = view.rippleTurn,
            .fogs = view.fog && !isFar ? std::span<const SceneFog>(fogs_) : std::span<const SceneFog>()};
}

// Sets the state of OpenGL for the first batch, as overlays and flares leave it changed.
void SceneRenderer::beginView(const PainterView &painted)
{
    painted_ = painted;
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glFrontFace(GL_CW); // as in the games
    glCullFace(GL_BACK);
    batchPainter_.beginView();
    stagePainter_.beginView();
    textures_.bindLight(painted.mode == DrawMode::LightDirections);
    buffers_.bind();
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
    if (!scene_)
        return;
    const auto part = toPart(whole, {view.corner, size});
    const CullChoice choice{
        .camera = view.camera, .aspect = aspect, .hidden = view.hidden, .shown = view.shown, .inPvs = view.inPvs};
    const auto painted = painterView(view, part * view.camera.projection(aspect) * view.camera.view());
    shaders_.clear();
    for (const auto &batch : scene_->batches)
        shaders_.push_back(view.mode == DrawMode::Lit ? textures_.shaderOf(batch, painted.fogOf(batch)) : nullptr);
    stagePainter_.beginFrame(view.newPrograms);
    if (view.portals)
        drawInPortal(view, painted, choice, part);
    beginView(painted);
    const auto &chosen = cull_->choose(choice);
    drawnFaces_ = facesTurnedTo(view.camera.eye(), *scene_, cull_->chosen());
    drawInOrder(view, chosen);
    drawBlended(view, chosen, false);
    if (view.wireframe)
        drawWires();
    if (drewGhosts_)
        drawGhosts(view, choice);
    buffers_.release();
    if (!(view.hidden & SceneKind::Flare))
        flarePainter_.draw(painted_, view.flaresInPvs, size);
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
void SceneRenderer::drawWires()
{
    const auto &ranges = cull_->chosen();
    glPolygonMode(GL_FRONT_AND_BACK, GL_LINE);
    glEnable(GL_POLYGON_OFFSET_LINE);
    glPolygonOffset(-1, -1);
    glDepthMask(GL_FALSE);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    const bool isAccepted = batchPainter_.beginWires(painted_);
    for (size_t i = 0; i < scene_->batches.size(); ++i) {
        scene_->batches[i].flags &FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
        if (isAccepted && !ranges[i].empty())
            buffers_.draw(ranges[i]);
    }
    glDisable(GL_POLYGON_OFFSET_LINE);
    glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
    glDepthMask(GL_TRUE);
}

void SceneRenderer::drawLines(const SceneView &view)
{
    constexpr float nearer = 0.0002f;
    lineProgram_->bind();
    lineProgram_->setUniformValue("toClip", painted_.toClip);
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

void SceneRenderer::drawInOrder(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges)
{
    bool isBlending = false;
    std::vector<size_t> skies; // drawn, but their fog is not yet
    for (const size_t i : drawingOrder(*scene_, shaders_, !drawsPictures(view.mode))) {
        const auto &batch = scene_->batches[i];
        const bool isSky = painted_.passOf(batch) == ScenePass::Sky;
        if (!isSky)
            skyPainter_.drawFogs(painted_, *scene_, ranges, std::exchange(skies, {}));
        const auto *shader = shaders_[i];
        if (shader && !shader->isOpaque() && !std::exchange(isBlending, true))
            drawBetween(view);
        if (ranges[i].empty())
            continue;
        if (isSky) {
            skyPainter_.draw(painted_, batch, ranges[i]);
            noteMotion(view, batch, skyPainter_.moves());
            skies.push_back(i);
        } else if (shader && stagePainter_.draw(painted_, *shader, *scene_, batch, ranges[i])) {
            noteMotion(view, batch, shader->moves());
        } else if (beginBatch(view, batch, false)) {
            buffers_.draw(ranges[i]);
        }
    }
    skyPainter_.drawFogs(painted_, *scene_, ranges, skies);
    if (!isBlending)
        drawBetween(view);
}

void SceneRenderer::drawBetween(const SceneView &view)
{
    if (drawsPictures(view.mode)) {
        decalPainter_.draw(painted_, *cull_);
        buffers_.bindTriangles();
    }
    drawModels(view);
}

// Draws decals right after the blended face they are on, in the colour of its entity (Xash3D, ref/gl/gl_rsurf.c,
// R_SetRenderMode() and R_RenderDecalsForSurface()).
void SceneRenderer::drawDecalsOn(const SceneBatch &batch, quint32 face)
{
    const float alpha = BatchPainter::alphaOf(painted_, batch);
    const auto color = vectorOf(batch.color) / 255;
    decalPainter_.drawOn(face, painted_,
                         batch.pass == ScenePass::Additive ? QVector4D(color * alpha, 1) : QVector4D(color, alpha));
    buffers_.bindTriangles();
}

// Models are drawn between opaque and blended faces, so blended models are behind blended faces.
void SceneRenderer::drawModels(const SceneView &view)
{
    if (view.hidden & SceneKind::Model)
        return;
    buffers_.release();
    modelPainter_.draw(painted_, view.clustersInPvs, view.areasReached);
    drewMotion_ = drewMotion_ || modelPainter_.drewMotion();
    buffers_.bindTriangles();
}

// What mirrors and portals show. As in the engine, it is drawn first, into the same picture, and the shader of their faces is
// drawn over it (renderer/tr_main.c, R_SortDrawSurfs(); tr_backend.c, RB_BeginDrawingView()).

// Restricts what is drawn next to these faces: there the depth becomes the furthest, elsewhere the nearest. Returns false if
// the driver does not accept the program.
bool SceneRenderer::keepToPortal(std::span<const IndexRange> faces)
{
    if (!batchPainter_.beginWires(painted_))
        return false;
    glDepthMask(GL_TRUE);
    glClearDepth(0);
    glClear(GL_DEPTH_BUFFER_BIT);
    glClearDepth(1);
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    glDisable(GL_CULL_FACE);
    glDepthFunc(GL_ALWAYS);
    glDepthRange(1, 1);
    buffers_.draw(faces);
    glDepthRange(0, 1);
    glDepthFunc(GL_LEQUAL);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    return true;
}

// Leaves the depth cleared. Ignores the PVS of the eye, as the view in a portal is from elsewhere.
void SceneRenderer::drawInPortal(const SceneView &view, const PainterView &painted, CullChoice choice, const QMatrix4x4 &part)
{
    if (portals_.empty() || view.mode != DrawMode::Lit || view.camera.isParallel())
        return;
    const auto seen = portalInSight(*scene_, shaders_, portals_, choice, view.inSight);
    if (!seen)
        return;
    beginView(painted);
    if (!keepToPortal(seen->faces))
        return;
    drewPortal_ = true;
    const auto through = viewThrough(seen->portal, seen->plane, painted.time());
    auto beyond = view;
    beyond.inPvs = beyond.clustersInPvs = beyond.inSight = {};
    choice.inPvs = {};
    choice.through = &through;
    auto paintedBeyond = painted;
    paintedBeyond.camera = beyond.camera = through.eyeOf(view.camera);
    paintedBeyond.toClip = part * through.toClip(view.camera, choice.aspect);
    beginView(paintedBeyond);
    if (through.isMirror)
        glFrontFace(GL_CCW); // as left and right are swapped
    const auto &ranges = cull_->choose(choice);
    drawInOrder(beyond, ranges);
    drawBlended(beyond, ranges, false);
    drewMotion_ = drewMotion_ || seen->portal.moves();
    buffers_.release();
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
}
