// How the stages of Quake III's shaders are drawn.
#include "core/scene/texturemotion.h"
#include "widgets/gl/blending.h"
#include "widgets/gl/renderer.h"
#include "widgets/gl/sceneunits.h"

const SceneFog *SceneRenderer::fogOf(const SceneBatch &batch) const
{
    const auto i = static_cast<size_t>(batch.fog);
    return batch.fog >= 0 && i < fogs_.size() && fogs_[i].depth > 0 ? &fogs_[i] : nullptr;
}

// Returns the fog over the whole map, or that of the brush that the batch is in. Games whose fog over the whole map has no
// range have no stages.
const SceneFog *SceneRenderer::fogOn(const SceneView &view, const SceneBatch &batch) const
{
    if (const auto *world = worldFog(view))
        return world->range ? world : nullptr;
    return view.fog ? fogOf(batch) : nullptr;
}

// Returns null if it is drawn plainly, as is a shader that lacks a picture it needs. Nothing is drawn of one with all its
// stages hidden.
const SceneShader *SceneRenderer::stagedBy(const SceneView &view, const SceneBatch &batch)
{
    if (view.mode != DrawMode::Lit || batch.pass == ScenePass::Sky || batch.image < 0)
        return nullptr;
    const auto &picture = pictureOf(batch.image);
    const auto &shader = picture.reduced ? picture.reduced : picture.look.shader;
    const bool isFogged = view.fog && fogOf(batch);
    const bool isImplicit = shader && shader->stages.size() == 1 && shader->stages.front().color == ColorFrom::Light;
    if (!shader || (isImplicit && !isFogged))
        return nullptr;
    // The game draws nothing of a shader without stages, such as on the side of a fog brush without a fog. But NoDraw faces,
    // once they are shown, must be visible.
    if (shader->stages.empty() && !picture.reduced && batch.flags & FaceFlag::NoDraw)
        return nullptr;
    const auto isThere = [this](qint32 image) {
        return image >= 0 && static_cast<size_t>(image) + 1 < pictures_.size()
               && pictures_[static_cast<size_t>(image) + 1].texture;
    };
    const bool isWhole =
        std::ranges::all_of(shader->stages, [&](const SceneStage &stage) { return std::ranges::all_of(stage.images, isThere); });
    return isWhole ? &*shader : nullptr;
}

SceneRenderer::StagedPart SceneRenderer::partOf(const SceneShader &shader, const StageGroup &group, FogEffect effect)
{
    const auto stages = std::span(shader.stages).subspan(group.first, group.count);
    const auto &first = stages.front();
    StagedPart part{.stages = stages,
                    .blend = first.blend,
                    .writesDepth = group.writesDepth,
                    .isDepthEqual = first.script.isDepthEqual,
                    .variant = {.isOpaque = first.blend.isOpaque(), .fog = effect}};
    for (const auto &stage : stages) {
        auto &kind = part.variant.stages.emplace_back();
        if (part.variant.stages.size() > 1)
            kind.blend = stage.blend;
        kind.test = stage.test;
        kind.color = stage.color;
        kind.alpha = stage.alpha;
        kind.isTinted = !stage.isUntinted;
        if (stage.isLightmapElsewhere())
            kind.picture = StageVariant::Stage::LightmapElsewhere;
        else if (stage.images.empty())
            kind.picture = stage.isLightmap() ? StageVariant::Stage::Lightmap : StageVariant::Stage::White;
        if (!kind.hasCoordinates())
            continue;
        kind.coordinates = stage.script.places();
        kind.steps = stepsAt(stage.script.motions, 0).size();
    }
    return part;
}

std::vector<SceneRenderer::StagedPart> SceneRenderer::partsOf(const SceneShader &shader, const SceneFog *fog)
{
    std::vector<StagedPart> parts;
    const bool isRanged = fog && fog->range;
    const bool mixes = fog && shader.isOpaque() && shader.groups.size() == 1;
    for (const auto &group : shader.groups) {
        const bool fades = fog && !shader.isOpaque();
        parts.push_back(partOf(shader, group,
                               mixes   ? FogEffect::Mix
                               : fades ? effectOn(shader.stages[group.first].blend, isRanged)
                                       : FogEffect::None));
    }
    if (fog && !mixes && (shader.isOpaque() || (shader.isFog && !isRanged)))
        parts.push_back({.blend = {BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha},
                         .isDepthEqual = shader.isOpaque(),
                         .variant = {.fog = FogEffect::Alone}});
    for (auto &part : parts)
        part.variant.rangesFog = isRanged && part.variant.fog != FogEffect::None;
    return parts;
}

bool SceneRenderer::drawStaged(const SceneView &view, const SceneShader &shader, const SceneBatch &batch,
                               std::span<const IndexRange> ranges)
{
    const auto *fog = fogOn(view, batch);
    auto parts = partsOf(shader, fog);
    const auto areMade = [&](bool marks) {
        for (auto &part : parts)
            part.variant.marks = marks;
        return std::ranges::all_of(parts, [this](const StagedPart &part) { return stagePrograms_.of(part.variant); });
    };
    const bool isReady = (isMarked(batch) && areMade(true)) || areMade(false); // marks may come with the next picture
    if (!isReady)
        return false;
    drewMotion_ = drewMotion_ || (shader.moves() && isInSight(view, batch));
    shader.isTwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
    glCullFace(shader.showsBack ? GL_FRONT : GL_BACK);
    if (shader.isOffset) {
        glEnable(GL_POLYGON_OFFSET_FILL);
        glPolygonOffset(offsetFactor, offsetUnits);
    }
    if (!shader.deforms.empty())
        deformed_.fill(*scene_, batch, ranges, shader.deforms, view.camera, view.animate ? view.time : 0);
    for (const auto &part : parts) {
        setUpPart(view, shader, part, fog);
        if (shader.deforms.empty())
            drawRanges(ranges);
        else
            deformed_.draw();
        vertexArray_.bind();
    }
    glDepthFunc(GL_LEQUAL);
    glDisable(GL_POLYGON_OFFSET_FILL);
    glCullFace(GL_BACK);
    return true;
}

void SceneRenderer::setUpPart(const SceneView &view, const SceneShader &shader, const StagedPart &part, const SceneFog *fog)
{
    const double time = view.animate ? view.time : 0;
    auto &made = *stagePrograms_.of(part.variant);
    auto &program = *made.program;
    program.bind();
    if (!std::exchange(made.isSetUp, true)) {
        program.setUniformValue("toClip", toClip_);
        program.setUniformValue("eye", vectorOf(view.camera.eye()));
        program.setUniformValue("pagesAcross", QVector2D(pagesAcross_[0], pagesAcross_[1]));
    }
    std::vector<QVector4D> tints;
    std::vector<QVector3D> across, down, sAxes, tAxes;
    std::vector<QVector2D> waves;
    uint unit = firstStageUnit;
    for (const auto &stage : part.stages) {
        const auto color = colorAt(stage, time);
        tints.emplace_back(color[0], color[1], color[2], color[3]);
        if (stage.images.empty() && !stage.isLightmapElsewhere())
            continue;
        for (const auto &step : stepsAt(stage.script.motions, time)) {
            across.push_back(vectorOf(step.across));
            down.push_back(vectorOf(step.down));
            waves.emplace_back(step.waves, step.wavePhase);
        }
        sAxes.push_back(vectorOf(stage.script.vectors[0]));
        tAxes.push_back(vectorOf(stage.script.vectors[1]));
        if (!stage.images.empty())
            bindStage(*pictures_[static_cast<size_t>(imageAt(stage, time) + 1)].texture, stage.script.clamp, view.linear, unit);
        ++unit;
    }
    const auto set = [&program](int location, const auto &values) {
        if (location >= 0 && !values.empty())
            program.setUniformValueArray(location, values.data(), static_cast<int>(values.size()));
    };
    set(made.across, across);
    set(made.down, down);
    set(made.waves, waves);
    set(made.sAxes, sAxes);
    set(made.tAxes, tAxes);
    set(made.tints, tints);
    program.setUniformValue(made.portalRange, static_cast<float>(shader.portalRange));
    program.setUniformValue(made.brightness, isLight(part.blend) ? view.brightness : 1.0f);
    if (fog && fog->range && part.variant.fog != FogEffect::None) {
        program.setUniformValue(made.fogColor, vectorOf(fog->color));
        program.setUniformValue(made.fogDensity, static_cast<float>(fog->density));
        program.setUniformValue(made.fogRange, vectorOf(rangeSeen(*fog)));
    } else if (fog && part.variant.fog != FogEffect::None) {
        const auto seen = fogSeenFrom(*fog, view.camera.eye(), view.camera.forward());
        program.setUniformValue(made.fogDistance, fourOf(seen.distance));
        program.setUniformValue(made.fogInside, fourOf(seen.inside));
        program.setUniformValue(made.fogEye, seen.eye);
        program.setUniformValue(made.fogColor, vectorOf(fog->color));
    }
    setBlending(*this, part.blend);
    glDepthMask(part.writesDepth ? GL_TRUE : GL_FALSE);
    glDepthFunc(part.isDepthEqual ? GL_EQUAL : GL_LEQUAL);
}
