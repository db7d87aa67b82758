#include "core/shading/stages.h"

#include "core/assets/shadernames.h"
#include "core/images/picture.h"
#include "core/shading/texturemotion.h"
#include "core/shading/wave.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// enum shaderSort_t of renderer/tr_local.h.
constexpr double skySort = 2, opaqueSort = 3, decalSort = 4, seeThroughSort = 5, fogSort = 7, blendedSort = 9;

BlendFactor factorOf(const QString &name, BlendFactor otherwise)
{
    using enum BlendFactor;
    static const QHash<QString, BlendFactor> factors{{u"GL_ZERO"_s, Zero},
                                                     {u"GL_ONE"_s, One},
                                                     {u"GL_SRC_COLOR"_s, SourceColor},
                                                     {u"GL_ONE_MINUS_SRC_COLOR"_s, OneMinusSourceColor},
                                                     {u"GL_DST_COLOR"_s, TargetColor},
                                                     {u"GL_ONE_MINUS_DST_COLOR"_s, OneMinusTargetColor},
                                                     {u"GL_SRC_ALPHA"_s, SourceAlpha},
                                                     {u"GL_ONE_MINUS_SRC_ALPHA"_s, OneMinusSourceAlpha},
                                                     {u"GL_DST_ALPHA"_s, TargetAlpha},
                                                     {u"GL_ONE_MINUS_DST_ALPHA"_s, OneMinusTargetAlpha},
                                                     {u"GL_SRC_ALPHA_SATURATE"_s, SourceAlphaSaturate}};
    return factors.value(name, otherwise);
}

// Unknown factors become GL_ONE (NameToSrcBlendMode(), NameToDstBlendMode()).
StageBlend factorsOf(const ShaderStage &stage)
{
    return stage.blendSource.isEmpty()
               ? StageBlend{}
               : StageBlend{factorOf(stage.blendSource, BlendFactor::One), factorOf(stage.blendTarget, BlendFactor::One)};
}

AlphaTest testOf(const QString &name)
{
    if (name == u"GT0")
        return AlphaTest::AboveZero;
    if (name == u"LT128")
        return AlphaTest::Below128;
    return name == u"GE128" ? AlphaTest::From128 : AlphaTest::None;
}

ColorFrom colorOf(const QString &name)
{
    if (name == u"vertex" || name == u"exactvertex")
        return ColorFrom::Vertex;
    return name == u"oneminusvertex" ? ColorFrom::OneMinusVertex : ColorFrom::Given;
}

ColorFrom alphaOf(const QString &name)
{
    if (name == u"lightingspecular")
        return ColorFrom::Specular;
    return name == u"portal" ? ColorFrom::Portal : colorOf(name);
}

bool isUntinted(const SceneStage &stage)
{
    constexpr std::array<float, 4> untinted{1, 1, 1, 1};
    const bool pulses = stage.script.colorFrom == u"wave" || stage.script.alphaFrom == u"wave";
    return stage.color == ColorFrom::Given && stage.alpha == ColorFrom::Given && !pulses && colorAt(stage, 0) == untinted;
}

SceneStage stageOf(const ShaderStage &script, int number)
{
    SceneStage stage{.script = script,
                     .number = number,
                     .blend = factorsOf(script),
                     .test = testOf(script.alphaFunc),
                     .color = colorOf(script.colorFrom),
                     .alpha = alphaOf(script.alphaFrom)};
    if (script.frames.size() > 1 && script.framesPerSecond > 0)
        for (const auto &frame : script.frames)
            stage.names.push_back(imageName(frame));
    else if (script.isImage())
        stage.names.push_back(imageName(script.map));
    stage.isUntinted = isUntinted(stage);
    return stage;
}

// Returns whether a stage can be mixed with those before it in the program, instead of being blended with the picture.
bool joins(const SceneStage &stage, const SceneStage &first)
{
    // If the first has holes, a stage that ignores them would be drawn in them as well.
    return first.test == AlphaTest::None || stage.script.isDepthEqual;
}

std::vector<StageGroup> groupsOf(const std::vector<SceneStage> &stages)
{
    std::vector<StageGroup> groups;
    for (size_t i = 0; i < stages.size(); ++i) {
        const auto &stage = stages[i];
        if (!groups.empty()) {
            auto &last = groups.back();
            const auto &first = stages[last.first];
            if (first.blend.isOpaque() && last.count < mostStagesAtOnce && joins(stage, first)) {
                ++last.count;
                continue;
            }
        }
        groups.push_back({i, 1, stage.blend.isOpaque() || stage.script.writesDepth});
    }
    return groups;
}

double sortOf(const SceneShader &shader)
{
    const auto &stages = shader.stages;
    if (shader.isSky)
        return skySort;
    if (stages.empty())
        return fogSort;
    if (shader.ownSort != 0)
        return shader.ownSort;
    if (shader.isOffset)
        return decalSort;
    if (stages.front().blend.isOpaque())
        return opaqueSort;
    return stages.front().script.writesDepth ? seeThroughSort : blendedSort;
}

// Sets the members that follow from the shader's stages.
void finish(SceneShader &shader)
{
    shader.groups = groupsOf(shader.stages);
    shader.sort = sortOf(shader);
}

float share(double value) { return static_cast<float>(std::clamp(value, 0.0, 1.0)); }

} // namespace

bool SceneStage::moves() const
{
    return names.size() > 1 || script.colorFrom == u"wave" || script.alphaFrom == u"wave"
           || std::ranges::any_of(script.motions, [](const TextureMotion &motion) {
                  return motion.kind != TextureMotion::Scale && motion.kind != TextureMotion::Transform;
              });
}

bool SceneShader::moves() const
{
    return std::ranges::any_of(stages, &SceneStage::moves) || std::ranges::any_of(deforms, [](const ShaderDeform &deform) {
               return deform.kind != ShaderDeform::AutoSprite && deform.kind != ShaderDeform::AutoSprite2;
           });
}

// As an entity, the world has neither light nor colour: R_Init() of tr_init.c clears it with all else, and nothing sets it.
// Items and movers have no colour either (cg_ents.c, CG_Item() and CG_Mover()).
std::array<float, 4> colorAt(const SceneStage &stage, double seconds)
{
    const auto &script = stage.script;
    std::array<float, 4> color{1, 1, 1, 1};
    const auto setAll = [&color](auto value) {
        for (size_t i = 0; i < 3; ++i)
            color[i] = share(value(i));
    };
    if (script.colorFrom == u"wave")
        setAll([wave = waveAt(script.colorWave, seconds)](size_t) { return wave; });
    else if (script.colorFrom == u"const")
        setAll([&script](size_t i) { return script.color[i]; });
    else if (script.colorFrom == u"lightingdiffuse" || script.colorFrom == u"entity")
        setAll([](size_t) { return 0; });
    if (script.alphaFrom == u"wave")
        color[3] = share(waveAt(script.alphaWave, seconds));
    else if (script.alphaFrom == u"const")
        color[3] = share(script.alpha);
    else if (script.alphaFrom == u"entity")
        color[3] = 0;
    return color;
}

qint32 imageAt(const SceneStage &stage, double seconds)
{
    const auto count = static_cast<int>(stage.images.size());
    return stage.images[static_cast<size_t>(frameAt(seconds, stage.script.framesPerSecond, count))];
}

SceneShader sceneShader(const Shader &shader)
{
    SceneShader result{.ownSort = shader.sort,
                       .isSky = shader.isSky,
                       .isOffset = shader.isOffset,
                       .isFog = shader.has(u"fog"_s) && shader.rejection.why.isEmpty(),
                       .isTwoSided = shader.cull == u"none",
                       .showsBack = shader.cull == u"back",
                       .deforms = shader.deforms};
    for (size_t i = 0; i < shader.stages.size(); ++i)
        if (!shader.stages[i].map.isEmpty())
            result.stages.push_back(stageOf(shader.stages[i], static_cast<int>(i)));
    finish(result);
    for (const auto &stage : result.stages)
        if (stage.alpha == ColorFrom::Portal)
            result.portalRange = stage.script.portalRange;
    return result;
}

SceneShader implicitShader(const QString &image)
{
    SceneStage stage{.color = ColorFrom::Light};
    stage.script.map = image;
    stage.names = {imageName(image)};
    return {.stages = {stage}, .groups = {{0, 1, true}}};
}

SceneShader withoutStages(SceneShader shader, StageBits off)
{
    std::erase_if(shader.stages, [off](const SceneStage &stage) { return (off >> stage.number & 1) != 0; });
    finish(shader);
    return shader;
}
