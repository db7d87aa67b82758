// Drawing models by the stages of Quake III's shaders: one after the other, as the engine does with a single texture unit
// (RB_IterateStagesGeneric() of renderer/tr_shade.c).
#include "core/scene/texturemotion.h"
#include "widgets/gl/blending.h"
#include "widgets/gl/modelpainter.h"
#include "widgets/gl/sceneunits.h"

namespace
{

// Returns whether it is lit like an entity. Vertex colours count too, as compilers bake that light into the corners of maps'
// models.
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

const SceneShader *ModelPainter::stagedBy(const ModelView &view, const Drawn &drawn, const ModelSurface &surface)
{
    if (view.mode != DrawMode::Lit || surface.skin < 0)
        return nullptr;
    const auto &shader = drawn.model.skins[static_cast<size_t>(surface.skin)].shader;
    return shader ? &*shader : nullptr;
}

void ModelPainter::drawStages(const ModelView &view, const Placed &placed, const ModelSurface &surface, const SceneShader &shader)
{
    drewMotion_ = drewMotion_ || shader.moves();
    shader.isTwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
    glCullFace(shader.showsBack ? GL_FRONT : GL_BACK);
    if (shader.isOffset) {
        glEnable(GL_POLYGON_OFFSET_FILL);
        glPolygonOffset(offsetFactor, offsetUnits);
    }
    if (!shader.deforms.empty())
        deformSurface(view, placed, surface, shader);
    program_->setUniformValue(at_.usesAlpha, true);
    program_->setUniformValue(at_.portalRange, static_cast<float>(shader.portalRange));
    for (const auto &stage : shader.stages) {
        setUpStage(view, placed, stage);
        const auto effect =
            placed.fog && !shader.isOpaque() ? effectOn(stage.blend, placed.fog->range.has_value()) : FogEffect::None;
        program_->setUniformValue(at_.fogEffect, static_cast<int>(effect));
        drawCorners(placed, surface, shader);
    }
    if (placed.fog && shader.isOpaque()) { // RB_FogPass(): over what was drawn
        ::setBlending(*this, {BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha});
        glDepthMask(GL_FALSE);
        glDepthFunc(GL_EQUAL);
        program_->setUniformValue(at_.test, static_cast<int>(AlphaTest::None));
        program_->setUniformValue(at_.brightness, view.brightness);
        program_->setUniformValue(at_.fogEffect, static_cast<int>(FogEffect::Alone));
        drawCorners(placed, surface, shader);
    }
    glDepthFunc(GL_LEQUAL);
    glDisable(GL_POLYGON_OFFSET_FILL);
    glCullFace(GL_BACK);
}

// The view is given in the model's axes (RB_DeformTessGeometry() of renderer/tr_shade_calc.c).
void ModelPainter::deformSurface(const ModelView &view, const Placed &placed, const ModelSurface &surface,
                                 const SceneShader &shader)
{
    const auto stands = placed.drawn->model.transformOf(*placed.shown, view.sight);
    const ViewAxes axes{stands.directionBack(view.camera.forward()), stands.directionBack(view.camera.right()),
                        stands.directionBack(view.camera.up())};
    deformed_.fill(*placed.drawn->model.model, surface, placed.moment, shader.deforms, axes, view.sight.seconds.value_or(0));
}

void ModelPainter::drawCorners(const Placed &placed, const ModelSurface &surface, const SceneShader &shader)
{
    if (shader.deforms.empty())
        return drawTriangles(surface);
    deformed_.draw();
    placed.drawn->array->bind();
}

void ModelPainter::setUpStage(const ModelView &view, const Placed &placed, const SceneStage &stage)
{
    const double time = view.sight.seconds.value_or(0);
    auto &texture = stage.images.empty() ? *white_ : *placed.drawn->images[static_cast<size_t>(imageAt(stage, time))];
    bindStage(texture, stage.script.clamp, view.linear, pictureUnit);
    const auto moved = placeAt(stage.script.motions, time);
    program_->setUniformValue(at_.across, vectorOf(moved.across));
    program_->setUniformValue(at_.down, vectorOf(moved.down));
    program_->setUniformValue(at_.waves, QVector2D(moved.waves, moved.wavePhase));
    program_->setUniformValue(at_.coordinates, static_cast<int>(coordinatesOf(stage)));
    program_->setUniformValue(at_.sAxis, vectorOf(stage.script.vectors[0]));
    program_->setUniformValue(at_.tAxis, vectorOf(stage.script.vectors[1]));
    program_->setUniformValue(at_.test, static_cast<int>(stage.test));
    setUpStageColor(view, placed, stage);
    ::setBlending(*this, stage.blend);
    glDepthMask(stage.blend.isOpaque() || stage.script.writesDepth ? GL_TRUE : GL_FALSE);
    glDepthFunc(stage.script.isDepthEqual ? GL_EQUAL : GL_LEQUAL);
}

void ModelPainter::setUpStageColor(const ModelView &view, const Placed &placed, const SceneStage &stage)
{
    const auto &light = placed.shown->light;
    const bool takesLight = isLit(stage);
    const auto given = colorAt(stage, view.sight.seconds.value_or(0));
    const QVector3D full(1, 1, 1);
    program_->setUniformValue(at_.ambient, takesLight ? vectorOf(light.ambient) : full);
    program_->setUniformValue(at_.directed, takesLight ? vectorOf(light.directed) : QVector3D());
    program_->setUniformValue(at_.tint, takesLight ? full : QVector3D(given[0], given[1], given[2]));
    program_->setUniformValue(at_.alpha, placed.amount * given[3]);
    program_->setUniformValue(at_.alphaFrom, static_cast<int>(alphaOf(stage)));
    program_->setUniformValue(at_.brightness, isLight(stage.blend) ? view.brightness : 1.0f);
}
