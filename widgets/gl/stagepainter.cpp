#include "widgets/gl/stagepainter.h"

#include "core/shading/texturemotion.h"
#include "widgets/gl/blending.h"
#include "widgets/gl/sceneunits.h"
#include "widgets/gl/vertexlayout.h"

#include <algorithm>

namespace {

// Returns the fog over the whole map, or the fog of the brush that the batch is in. Games whose fog over the whole map has no
// range have no shader stages.
const SceneFog *fogOn(const DrawnView &view, const SceneBatch &batch)
{
    if (const auto *all = view.mapFog())
        return all->range ? all : nullptr;
    return view.fogOf(batch);
}

} // namespace

void StagePainter::initialize()
{
    initializeOpenGLFunctions();
    deformed_.initialize(layOutVertexes);
}

StagePainter::Part StagePainter::partOf(const SceneShader &shader, const StageGroup &group, FogEffect effect)
{
    const auto stages = std::span(shader.stages).subspan(group.first, group.count);
    const auto &first = stages.front();
    Part part{.stages = stages,
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

std::vector<StagePainter::Part> StagePainter::partsOf(const SceneShader &shader, const SceneFog *fog)
{
    std::vector<Part> parts;
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

bool StagePainter::draw(const DrawnView &view, const SceneShader &shader, const Scene &scene, const SceneBatch &batch,
                        std::span<const IndexRange> ranges)
{
    const auto *fog = fogOn(view, batch);
    auto parts = partsOf(shader, fog);
    const auto areMade = [&](bool marks) {
        for (auto &part : parts)
            part.variant.marks = marks;
        return std::ranges::all_of(parts, [this](const Part &part) { return programs_.of(part.variant); });
    };
    const bool isReady = (buffers_.isMarked(batch) && areMade(true)) || areMade(false); // marks may come with the next picture
    if (!isReady)
        return false;
    beginShader(*this, shader);
    if (!shader.deforms.empty())
        deformed_.fill(scene, batch, ranges, shader.deforms, view.camera, view.now());
    for (const auto &part : parts) {
        setUp(view, shader, part, fog);
        if (shader.deforms.empty())
            buffers_.draw(ranges);
        else
            deformed_.draw();
        buffers_.bindTriangles();
    }
    endShader(*this);
    return true;
}

void StagePainter::setUp(const DrawnView &view, const SceneShader &shader, const Part &part, const SceneFog *fog)
{
    const double time = view.now();
    auto &made = *programs_.of(part.variant);
    auto &program = *made.program;
    program.bind();
    if (!std::exchange(made.isSetUp, true)) {
        program.setUniformValue("toClip", view.toClip);
        program.setUniformValue("eye", vectorOf(view.camera.eye()));
        const auto pagesAcross = textures_.pagesAcross();
        program.setUniformValue("pagesAcross", QVector2D(pagesAcross[0], pagesAcross[1]));
        program.setUniformValue("sumsFrom", textures_.sumsFrom());
        program.setUniformValue("showsVertexLight", view.showsVertexLight);
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
            bindStage(*textures_.textureOf(imageAt(stage, time)), stage.script.clamp, view.linear, unit);
        ++unit;
    }
    made.across.setAll(program, across);
    made.down.setAll(program, down);
    made.waves.setAll(program, waves);
    made.sAxes.setAll(program, sAxes);
    made.tAxes.setAll(program, tAxes);
    made.tints.setAll(program, tints);
    made.portalRange.set(program, static_cast<float>(shader.portalRange));
    made.brightness.set(program, isLight(part.blend) ? view.brightness : 1.0f);
    if (fog && part.variant.fog != FogEffect::None)
        made.fog.set(program, *fog, view.camera);
    setUpStages(*this, part.blend, part.writesDepth, part.isDepthEqual);
}
