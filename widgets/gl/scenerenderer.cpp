#include "widgets/gl/scenerenderer.h"

#include "core/scene/facing.h"
#include "core/shading/texturemotion.h"
#include "widgets/gl/blending.h"
#include "widgets/gl/sceneunits.h"
#include "widgets/gl/shaderprogram.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

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
    if (const auto reduced = textures_.takeNotice(); !reduced.isEmpty())
        return reduced;
    const auto unmarked = buffers_.takeNotice();
    return unmarked.isEmpty() ? takeFault() : unmarked;
}

// Returns only one fault per call.
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

void SceneRenderer::setVertexLight(quint32 face, std::span<const std::array<quint8, 4>> colors)
{
    if (!scene_)
        return;
    for (const quint32 shown : scene_->shown(face))
        buffers_.setVertexLight(*scene_, shown, colors);
}

void SceneRenderer::setStagesOff(const StagesOff &off)
{
    textures_.setStagesOff(off);
    skyPainter_.setStagesOff(off);
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

// Ignores faces out of sight, as much of what is drawn is hidden by walls.
void SceneRenderer::noteMotion(const SceneBatch &batch, bool moves)
{
    if (drewMotion_ || !moves)
        return;
    drewMotion_ = view_.inSight.size() != scene_->faces.size();
    for (quint32 face = batch.firstFace; face < batch.firstFace + batch.faceCount && !drewMotion_; ++face)
        drewMotion_ = view_.inSight[face] != 0 && cull_->isChosen(face);
}

bool SceneRenderer::beginBatch(const SceneBatch &batch, bool ghost)
{
    noteMotion(batch, batchPainter_.moves(view_, batch));
    return batchPainter_.begin(view_, batch, ghost);
}

void SceneRenderer::drawBlended(const std::vector<std::vector<IndexRange>> &ranges, bool ghost)
{
    if (!drawsPictures(view_.mode))
        return;
    quint32 current = UINT32_MAX;
    bool isSetUp = false;
    const auto decorated = decalPainter_.blendedFaces();
    for (const auto &run : backToFront(*scene_, ranges, view_.camera.eye(), decorated)) {
        const auto &batch = scene_->batches[run.batch];
        if (std::exchange(current, run.batch) != run.batch)
            isSetUp = (ghost || !shaders_[run.batch]) && beginBatch(batch, ghost);
        if (!isSetUp)
            continue;
        buffers_.draw({&run.range, 1});
        if (!ghost && std::ranges::binary_search(decorated, run.lastFace)) {
            drawDecalsOn(batch, run.lastFace);
            current = UINT32_MAX; // it must be set up again
        }
    }
}

DrawnView SceneRenderer::drawnView(const SceneView &view, const QMatrix4x4 &toClip) const
{
    DrawnView drawn{view, toClip, {}};
    // Textures alone are shown as stored; otherwise bright ones would be white.
    if (view.mode == DrawMode::Textured)
        drawn.textureGain = 1;
    // A fog over the whole map thickens with the distance from the eye, which a parallel view does not have.
    const bool isFar = view.camera.isParallel() && !fogs_.empty() && fogs_.front().density > 0;
    if (view.fog && !isFar)
        drawn.fogs = fogs_;
    return drawn;
}

// Sets the OpenGL state for the first batch, since overlays and flares change it.
void SceneRenderer::beginView(const DrawnView &view)
{
    view_ = view;
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glFrontFace(GL_CW); // as in the games
    glCullFace(GL_BACK);
    batchPainter_.beginView();
    stagePainter_.beginView();
    textures_.bindLight(view.mode == DrawMode::LightDirections);
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
    const auto direct = drawnView(view, part * view.camera.projection(aspect) * view.camera.view());
    shaders_.clear();
    for (const auto &batch : scene_->batches)
        shaders_.push_back(view.mode == DrawMode::Lit ? textures_.shaderOf(batch, direct.fogOf(batch)) : nullptr);
    stagePainter_.beginFrame(view.newPrograms);
    if (view.portals)
        drawInPortal(direct, choice, part);
    beginView(direct);
    const auto &chosen = cull_->choose(choice);
    drawnFaces_ = facesTurnedTo(view.camera.eye(), *scene_, cull_->chosen());
    drawInOrder(chosen);
    drawBlended(chosen, false);
    if (view.wireframe)
        drawWires();
    if (drewGhosts_)
        drawGhosts(choice);
    buffers_.release();
    if (!(view.hidden & SceneKind::Flare))
        flarePainter_.draw(view_, size);
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_TRUE);
    drawLines();
    glDisable(GL_BLEND);
}

// Draws what the PVS hides, without the stages of shaders.
void SceneRenderer::drawGhosts(CullChoice choice)
{
    choice.onlyOutside = true;
    const auto &ranges = cull_->choose(choice);
    for (size_t i = 0; i < scene_->batches.size(); ++i) {
        const auto &batch = scene_->batches[i];
        const bool isBlended = drawsPictures(view_.mode) && batch.pass >= ScenePass::Filter;
        if (!ranges[i].empty() && !isBlended && beginBatch(batch, true))
            buffers_.draw(ranges[i]);
    }
    drawBlended(ranges, true);
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
    const bool isAccepted = batchPainter_.beginWires(view_);
    for (size_t i = 0; i < scene_->batches.size(); ++i) {
        scene_->batches[i].flags &FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
        if (isAccepted && !ranges[i].empty())
            buffers_.draw(ranges[i]);
    }
    glDisable(GL_POLYGON_OFFSET_LINE);
    glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
    glDepthMask(GL_TRUE);
}

void SceneRenderer::drawLines()
{
    constexpr float nearer = 0.0002f;
    lineProgram_->bind();
    lineProgram_->setUniformValue("toClip", view_.toClip);
    lineProgram_->setUniformValue("nearer", view_.camera.isParallel() ? Camera::depthPerUnit() : nearer);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    if (!(view_.hidden & SceneKind::Model) && modelPainter_.boxed() > 0) {
        boxes_.setMarks(modelPainter_.boxes());
        boxes_.draw(*lineProgram_, 0);
    }
    outlines_.draw(*lineProgram_, hiddenFade);
    pointed_.draw(*lineProgram_, hiddenFade);
}

void SceneRenderer::drawInOrder(const std::vector<std::vector<IndexRange>> &ranges)
{
    bool isBlending = false;
    std::vector<size_t> skies; // drawn, but their fog is not yet
    for (const size_t i : drawingOrder(*scene_, shaders_, !drawsPictures(view_.mode))) {
        const auto &batch = scene_->batches[i];
        const bool isSky = view_.passOf(batch) == ScenePass::Sky;
        if (!isSky)
            skyPainter_.drawFogs(view_, *scene_, ranges, std::exchange(skies, {}));
        const auto *shader = shaders_[i];
        if (shader && !shader->isOpaque() && !std::exchange(isBlending, true))
            drawBetween();
        if (ranges[i].empty())
            continue;
        if (isSky) {
            skyPainter_.draw(view_, batch, ranges[i]);
            noteMotion(batch, skyPainter_.moves());
            skies.push_back(i);
        } else if (shader && stagePainter_.draw(view_, *shader, *scene_, batch, ranges[i])) {
            noteMotion(batch, shader->moves());
        } else if (beginBatch(batch, false)) {
            buffers_.draw(ranges[i]);
        }
    }
    skyPainter_.drawFogs(view_, *scene_, ranges, skies);
    if (!isBlending)
        drawBetween();
}

// Blended models therefore appear behind all blended faces.
void SceneRenderer::drawBetween()
{
    if (drawsPictures(view_.mode))
        decalPainter_.draw(view_, *cull_);
    buffers_.release();
    if (!(view_.hidden & SceneKind::Model)) {
        modelPainter_.draw(view_);
        drewMotion_ = drewMotion_ || modelPainter_.drewMotion();
    }
    buffers_.bindTriangles();
}

// Draws the decals on a blended face, right after that face and in the colour of its entity (Xash3D, ref/gl/gl_rsurf.c,
// R_SetRenderMode() and R_RenderDecalsForSurface()).
void SceneRenderer::drawDecalsOn(const SceneBatch &batch, quint32 face)
{
    const float alpha = BatchPainter::alphaOf(view_, batch);
    const auto color = vectorOf(batch.color) / 255;
    decalPainter_.drawOn(face, view_, batch.pass == ScenePass::Additive ? QVector4D(color * alpha, 1) : QVector4D(color, alpha));
    buffers_.bindTriangles();
}

// The views in mirrors and portals. As in the engine, they are drawn first, into the same picture, and the shader of the portal's
// faces is drawn over them (renderer/tr_main.c, R_SortDrawSurfs(); tr_backend.c, RB_BeginDrawingView()).

// Restricts later drawing to the pixels of these faces: sets the depth to the farthest there, and to the nearest elsewhere.
// Returns false if the driver does not accept the program.
bool SceneRenderer::keepToPortal(std::span<const IndexRange> faces)
{
    if (!batchPainter_.beginWires(view_))
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

// Draws the view in the nearest mirror or portal. Leaves the depth cleared. Ignores the eye's PVS, as that view has a different
// eye.
void SceneRenderer::drawInPortal(const DrawnView &direct, CullChoice choice, const QMatrix4x4 &part)
{
    if (portals_.empty() || direct.mode != DrawMode::Lit || direct.camera.isParallel())
        return;
    const auto seen = portalInSight(*scene_, shaders_, portals_, choice, direct.inSight);
    if (!seen)
        return;
    beginView(direct);
    if (!keepToPortal(seen->faces))
        return;
    drewPortal_ = true;
    const auto through = viewThrough(seen->portal, seen->plane, direct.now());
    auto beyond = direct;
    beyond.camera = through.eyeOf(direct.camera);
    beyond.toClip = part * through.toClip(direct.camera, choice.aspect);
    beyond.inPvs = beyond.clustersInPvs = beyond.inSight = {};
    choice.inPvs = {};
    choice.through = &through;
    beginView(beyond);
    if (through.isMirror)
        glFrontFace(GL_CCW); // as left and right are swapped
    const auto &ranges = cull_->choose(choice);
    drawInOrder(ranges);
    drawBlended(ranges, false);
    drewMotion_ = drewMotion_ || seen->portal.moves();
    buffers_.release();
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
}
