// The order in which a scene is drawn, and what is drawn between its faces.
#include "widgets/gl/renderer.h"
#include "widgets/gl/sceneunits.h"

// In modes that tell faces apart, faces of the sky are drawn like others.
ScenePass SceneRenderer::passIn(DrawMode mode, ScenePass pass)
{
    if (pass == ScenePass::Sky)
        return drawsPictures(mode) || mode == DrawMode::Lightmap ? pass : ScenePass::Opaque;
    return drawsPictures(mode) || pass == ScenePass::AlphaTested ? pass : ScenePass::Opaque;
}

// Returns batches by the sort values of their shaders, and for equal ones by their first faces, as the engine meets them.
// What blends without a shader is drawn last and is not included. Skies come after everything else that is opaque: much of
// them is behind walls, and each of their pixels costs a software renderer as much as several of a wall.
std::vector<size_t> SceneRenderer::drawingOrder(const SceneView &view)
{
    struct Ranked {
        double sort;
        quint32 face;
        size_t batch;
        auto operator<=>(const Ranked &) const = default;
    };
    std::vector<Ranked> ranked;
    for (size_t i = 0; i < scene_->batches.size(); ++i) {
        const auto &batch = scene_->batches[i];
        constexpr double opaque = 3;
        const auto *shader = stagedBy(view, batch);
        if (shader)
            ranked.push_back({shader->sort, scene_->faces[batch.firstFace].face, i});
        else if (!drawsPictures(view.mode) || batch.pass < ScenePass::Filter)
            ranked.push_back({opaque, batch.pass == ScenePass::Sky ? UINT32_MAX : 0, i});
    }
    std::ranges::stable_sort(ranked);
    std::vector<size_t> order;
    for (const auto &each : ranked)
        order.push_back(each.batch);
    return order;
}

void SceneRenderer::drawInOrder(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges)
{
    bool isBlending = false;
    std::vector<size_t> skies; // drawn, but their fog is not yet
    for (const size_t i : drawingOrder(view)) {
        const auto &batch = scene_->batches[i];
        const bool isSky = passIn(view.mode, batch.pass) == ScenePass::Sky;
        if (!isSky)
            drawSkyFogs(view, ranges, std::exchange(skies, {}));
        const auto *shader = stagedBy(view, batch);
        if (shader && !shader->isOpaque() && !std::exchange(isBlending, true))
            drawBetween(view);
        if (ranges[i].empty())
            continue;
        if (isSky) {
            drawSky(view, batch, ranges[i]);
            skies.push_back(i);
        } else if ((!shader || !drawStaged(view, *shader, batch, ranges[i])) && setUpBatch(view, batch, false)) {
            drawRanges(ranges[i]);
        }
    }
    drawSkyFogs(view, ranges, skies);
    if (!isBlending)
        drawBetween(view);
}

void SceneRenderer::drawBetween(const SceneView &view)
{
    drawDecals(view);
    drawModels(view);
}

DecalLook SceneRenderer::decalLook(const SceneView &view) const
{
    const bool isLit = view.mode == DrawMode::Lit;
    return {.toClip = toClip_,
            .isLit = isLit,
            .textureGain = isLit ? view.textureGain : 1,
            .brightness = view.brightness,
            .linear = view.linear};
}

void SceneRenderer::drawDecals(const SceneView &view)
{
    if (!drawsPictures(view.mode))
        return;
    decalPainter_.draw(decalLook(view), *cull_);
    vertexArray_.bind();
}

// Draws decals right after the blended face they are on, in the colour of its entity (Xash3D, ref/gl/gl_rsurf.c,
// R_SetRenderMode() and R_RenderDecalsForSurface()).
void SceneRenderer::drawDecalsOn(const SceneView &view, const SceneBatch &batch, quint32 face)
{
    auto look = decalLook(view);
    const float alpha = alphaOf(view, batch);
    const auto color = vectorOf(batch.color) / 255;
    look.tint = batch.pass == ScenePass::Additive ? QVector4D(color * alpha, 1) : QVector4D(color, alpha);
    decalPainter_.drawOn(face, look);
    vertexArray_.bind();
}

// Models are drawn between opaque and blended faces, so blended models are behind blended faces.
void SceneRenderer::drawModels(const SceneView &view)
{
    if (view.hidden & SceneKind::Model)
        return;
    vertexArray_.release();
    modelPainter_.draw({.camera = view.camera,
                        .toClip = toClip_,
                        .mode = view.mode,
                        .linear = view.linear,
                        .sight = {.seconds = view.animate ? std::optional(view.time) : std::nullopt,
                                  .clusters = view.clustersInPvs,
                                  .areas = view.areasReached},
                        .brightness = view.brightness,
                        .textureGain = view.mode == DrawMode::Textured ? 1.0f : view.textureGain,
                        .fogs = fogsSeen(view)});
    drewMotion_ = drewMotion_ || modelPainter_.drewMotion();
    vertexArray_.bind();
}

// Returns how far away the furthest corner of the scene's box is, in map units.
double SceneRenderer::furthestFrom(const Point &eye) const
{
    double most = 0;
    for (unsigned bits = 0; bits < 8; ++bits)
        most = std::max(most, length(cornerOf(toPoint(box_.low), toPoint(box_.high), bits) - eye));
    return most;
}

SkyView SceneRenderer::skyView(const SceneView &view, const SceneBatch &batch) const
{
    return {.camera = view.camera,
            .toClip = toClip_,
            .seconds = view.animate ? view.time : 0,
            .brightness = view.brightness,
            .marks = isMarked(batch)};
}

void SceneRenderer::drawSky(const SceneView &view, const SceneBatch &batch, std::span<const IndexRange> ranges)
{
    batch.flags &FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
    glDepthMask(GL_TRUE);
    drewMotion_ = drewMotion_ || (skyPainter_.moves() && isInSight(view, batch));
    const auto seen = skyView(view, batch);
    for (size_t pass = 0; pass < skyPainter_.passes(); ++pass) {
        if (skyPainter_.begin(pass, seen))
            drawRanges(ranges);
    }
}

// A fog over the whole map thickens with the distance from the eye, which a parallel view does not have.
std::span<const SceneFog> SceneRenderer::fogsSeen(const SceneView &view) const
{
    const bool isFar = view.camera.isParallel() && !fogs_.empty() && fogs_.front().density > 0;
    return view.fog && !isFar ? std::span<const SceneFog>(fogs_) : std::span<const SceneFog>();
}

const SceneFog *SceneRenderer::worldFog(const SceneView &view) const
{
    const auto fogs = fogsSeen(view);
    return view.mode == DrawMode::Lit && !fogs.empty() && fogs.front().density > 0 ? &fogs.front() : nullptr;
}

// In QuakeSpasm's gl_sky.c (Sky_DrawFaceQuad(), Sky_DrawSkyBox()), a map's fog is mixed with its whole sky, at any distance.
// id's engine fogs clouds like everything opaque: at the corners of their dome, and in all cells of it that the fogged faces
// touch, whatever is visible through these (tr_sky.c: RB_StageIteratorSky(), MakeSkyVec()).
void SceneRenderer::drawSkyFogs(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges,
                                std::span<const size_t> skies)
{
    if (const auto *fog = worldFog(view); fog && fog->skyShare > 0)
        for (const size_t i : skies) {
            const auto &batch = scene_->batches[i];
            batch.flags &FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
            if (skyPainter_.beginVeil(*fog, skyView(view, batch)))
                drawRanges(ranges[i]);
        }
    if (!view.fog || !skyPainter_.hasClouds())
        return;
    constexpr double ofFurthest = 1 / 1.75;
    for (const size_t fogged : skies) {
        const auto *fog = fogOf(scene_->batches[fogged]);
        if (!fog)
            continue;
        const auto eye = view.camera.eye();
        const auto cells = skyCells(*scene_, ranges[fogged], eye);
        for (const size_t i : skies) {
            const auto &batch = scene_->batches[i];
            batch.flags &FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
            if (skyPainter_.beginFog(*fog, cells, furthestFrom(eye) * ofFurthest, skyView(view, batch)))
                drawRanges(ranges[i]);
        }
    }
}
