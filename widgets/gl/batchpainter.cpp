#include "widgets/gl/batchpainter.h"

#include "core/shading/texturemotion.h"
#include "widgets/gl/blending.h"
#include "widgets/gl/sceneunits.h"

#include <cmath>

namespace {

// The size in texels at which liquids are drawn, whatever the size of their texture (EmitWaterPolys() of id's gl_warp.c and of
// Xash3D's).
constexpr QSizeF liquidSize(64, 64);

constexpr FaceFlags scrolls = FaceFlag::ScrollsAlongS | FaceFlag::ScrollsAlongT;
constexpr FaceFlags flows = scrolls | FaceFlag::Warp | FaceFlag::Flowing;

bool pulses(const DrawnView &view, const SceneBatch &batch) { return !batch.pulse.isSteady() && drawsPictures(view.mode); }

} // namespace

QString BatchPainter::initialize()
{
    initializeOpenGLFunctions();
    return programs_.of({}) ? QString() : programs_.fault();
}

bool BatchPainter::moves(const DrawnView &view, const SceneBatch &batch) const
{
    const bool showsPicture = drawsPictures(view.mode) || batch.pass == ScenePass::AlphaTested; // its holes show in every mode
    return pulses(view, batch) || (showsPicture && (batch.flags & flows || textures_.moves(batch)));
}

SceneProgram *BatchPainter::useProgram(const DrawnView &view, const ShaderVariant &variant)
{
    auto *program = programs_.of(variant);
    if (!program)
        return nullptr;
    program->program->bind();
    if (std::exchange(program->isSetUp, true))
        return program;
    program->program->setUniformValue("toClip", view.toClip);
    program->textureGain.set(*program->program, view.textureGain);
    program->program->setUniformValue("eye", vectorOf(view.camera.eye()));
    if (const auto *fog = variant.fogs ? view.mapFog() : nullptr)
        program->fog.set(*program->program, *fog, view.camera);
    return program;
}

void BatchPainter::setTextureUniforms(SceneProgram &program, const DrawnView &view, const SceneBatch &batch, bool isMoved)
{
    const auto &look = textures_.lookOf(batch.image);
    const bool warps = batch.flags & FaceFlag::Warp;
    QSizeF size = warps ? liquidSize : look.size.isEmpty() ? QSizeF(64, 64) : QSizeF(look.size);
    if (batch.flags & FaceFlag::Stretched)
        size *= 2;
    auto &gl = *program.program;
    program.textureScale.set(gl, look.areFractions
                                     ? QVector2D(1, 1)
                                     : QVector2D(static_cast<float>(1 / size.width()), static_cast<float>(1 / size.height())));
    if (!isMoved)
        return;
    const double time = view.now();
    auto place = placeAt(look.motions, time);
    if (batch.flags & FaceFlag::Flowing) {
        const double usual = static_cast<double>(warps ? view.flow.liquids : view.flow.textures);
        const double speed = batch.flow ? static_cast<double>(*batch.flow) / size.width() : usual;
        place.across[2] -= static_cast<float>(std::fmod(time * speed, 1));
    }
    if (batch.flags & scrolls) {
        const float sign = batch.flags & FaceFlag::ScrollsBack ? 1 : -1;
        const auto scrolled = sign * static_cast<float>(std::fmod(time * static_cast<double>(view.flow.scrolls), 1));
        if (batch.flags & FaceFlag::ScrollsAlongT)
            place.down[2] -= scrolled;
        else
            place.across[2] += scrolled;
    }
    program.across.set(gl, vectorOf(place.across));
    program.down.set(gl, vectorOf(place.down));
    program.texels.set(gl, QVector2D(static_cast<float>(size.width()), static_cast<float>(size.height())));
    const float height = warps && view.seconds() ? view.ripples : 0;
    program.ripples.set(gl, QVector3D(height, static_cast<float>(time), view.rippleTurn));
    program.turbulence.set(gl, QVector2D(view.seconds() ? place.waves : 0, place.wavePhase));
}

float BatchPainter::alphaOf(const DrawnView &view, const SceneBatch &batch)
{
    return pulses(view, batch) && view.seconds() ? batch.pulse.at(*view.seconds()) : batch.alpha;
}

bool BatchPainter::begin(const DrawnView &view, const SceneBatch &batch, bool ghost)
{
    const auto pass = view.passOf(batch);
    const float alpha = alphaOf(view, batch);
    if (pulses(view, batch) && alpha <= 0)
        return false;
    batch.flags &FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
    setBlending(*this, ghost ? ScenePass::Translucent : pass);
    const auto &look = textures_.lookOf(batch.image);
    const bool isMoved = !look.motions.empty() || (view.seconds() && batch.flags & flows);
    const bool blends = ghost || pass >= ScenePass::Filter;
    const auto shown = textures_.shownOf(batch, view.seconds());
    auto *detail = view.mode == DrawMode::Lit ? shown.detail : nullptr;
    auto *glow = drawsPictures(view.mode) ? shown.glow : nullptr;
    const auto *fog = !ghost && (pass < ScenePass::Filter || pass == ScenePass::Translucent) ? view.mapFog() : nullptr;
    auto *program = useProgram(view, {.mode = view.mode,
                                      .tests = pass == ScenePass::AlphaTested,
                                      .moves = isMoved,
                                      .blends = blends,
                                      .details = detail != nullptr,
                                      .isMissing = shown.isMissing,
                                      .glows = glow != nullptr,
                                      .overbright = view.mode == DrawMode::Lit && view.over != 1.0f,
                                      .fogs = fog != nullptr,
                                      .rangesFog = fog && fog->range,
                                      .marks = buffers_.isMarked(batch)});
    if (!program)
        return false;
    if (detail)
        bindFiltered(*detail, view.linear, detailUnit);
    if (glow)
        bindFiltered(*glow, view.linear, glowUnit);
    bindFiltered(*shown.texture, view.linear, pictureUnit);
    setTextureUniforms(*program, view, batch, isMoved);
    auto &gl = *program->program;
    program->alpha.set(gl, alpha);
    program->over.set(gl, view.over);
    program->detailScale.set(gl, QVector2D(shown.detailScale[0], shown.detailScale[1]));
    const bool addsHoles = pass == ScenePass::Additive && look.isCutOut; // holes add nothing
    program->usesAlpha.set(gl, (pass == ScenePass::Translucent || addsHoles) && !batch.isPlain);
    program->ghost.set(gl, ghost);
    const auto [from, to] = look.keptAlphas;
    program->keptAlphas.set(gl, QVector2D(from, to));
    program->tint.set(gl, vectorOf(batch.color) / 255);
    // Filtering and darkening draw no light.
    const bool isLight = pass != ScenePass::Filter && pass != ScenePass::Darken;
    program->brightness.set(gl, isLight ? view.brightness : 1.0f);
    return true;
}
