#include "widgets/gl/stageprograms.h"

#include "widgets/gl/sceneunits.h"

using namespace Qt::StringLiterals;

namespace {

QByteArray element(const char *name, size_t i)
{
    return QByteArray(name) + '[' + QByteArray::number(static_cast<qulonglong>(i)) + ']';
}

// Returns the code of a blend factor: "source" is what the stage draws, "target" what is there.
QByteArray factorCode(BlendFactor factor)
{
    switch (factor) {
    case BlendFactor::Zero: return "vec3(0.0)";
    case BlendFactor::One: return "vec3(1.0)";
    case BlendFactor::SourceColor: return "source.rgb";
    case BlendFactor::OneMinusSourceColor: return "(1.0 - source.rgb)";
    case BlendFactor::TargetColor: return "target.rgb";
    case BlendFactor::OneMinusTargetColor: return "(1.0 - target.rgb)";
    case BlendFactor::SourceAlpha: return "source.a";
    case BlendFactor::OneMinusSourceAlpha: return "(1.0 - source.a)";
    case BlendFactor::TargetAlpha: return "vec3(1.0)"; // pictures are opaque
    case BlendFactor::OneMinusTargetAlpha:
    case BlendFactor::SourceAlphaSaturate: return "vec3(0.0)";
    }
    return {};
}

QByteArray colorCode(const StageVariant::Stage &stage, size_t i)
{
    switch (stage.color) {
    case ColorFrom::Vertex: return "vertexColor.rgb";
    case ColorFrom::OneMinusVertex: return "1.0 - vertexColor.rgb";
    case ColorFrom::Light: return "anyLight()";
    default: return element("tints", i) + ".rgb";
    }
}

QByteArray alphaCode(const StageVariant::Stage &stage, size_t i)
{
    switch (stage.alpha) {
    case ColorFrom::Vertex: return "vertexColor.a";
    case ColorFrom::OneMinusVertex: return "1.0 - vertexColor.a";
    case ColorFrom::Specular: return "alphas.x";
    case ColorFrom::Portal: return "alphas.y";
    default: return element("tints", i) + ".a";
    }
}

QByteArray sourceCode(const StageVariant::Stage &stage, size_t i, size_t place)
{
    const auto given =
        stage.isTinted ? "vec4(" + colorCode(stage, i) + ", " + alphaCode(stage, i) + ')' : QByteArray("vec4(1.0)");
    const auto tint = stage.isTinted ? given + " * " : QByteArray();
    switch (stage.picture) {
    case StageVariant::Stage::Image:
        return tint + "texture(" + element("pictures", place) + ", " + element("stageAt", place) + ')';
    case StageVariant::Stage::Lightmap: return tint + "lightmap()";
    case StageVariant::Stage::LightmapElsewhere: return tint + "lightmapAt(" + element("stageAt", place) + ')';
    case StageVariant::Stage::White: break;
    }
    return given;
}

// Returns whether the sum may exceed 1. What is there and what is drawn are at most 1, and so is a product of both.
bool needsBound(const StageBlend &blend) { return blend.source != BlendFactor::Zero && blend.target != BlendFactor::Zero; }

// Returns the code of an alpha test. Its bounds lie between two of the 256 alpha values of pictures.
QByteArray testCode(AlphaTest test)
{
    switch (test) {
    case AlphaTest::AboveZero: return "source.a > 0.5 / 255.0";
    case AlphaTest::Below128: return "source.a < 127.5 / 255.0";
    case AlphaTest::From128: return "source.a > 127.5 / 255.0";
    case AlphaTest::None: break;
    }
    return "true";
}

QByteArray shadeFunction(const StageVariant &variant)
{
    QByteArray code = "vec4 shade()\n{\n    vec4 target = vec4(0.0), source;\n";
    size_t place = 0;
    for (size_t i = 0; i < variant.stages.size(); ++i) {
        const auto &stage = variant.stages[i];
        code += "    source = " + sourceCode(stage, i, place) + ";\n";
        if (stage.hasCoordinates())
            ++place;
        if (i == 0) {
            if (stage.test != AlphaTest::None)
                code += "    if (!(" + testCode(stage.test) + "))\n        discard;\n";
            code += "    target = source;\n";
            continue;
        }
        const auto mixed = "source.rgb * " + factorCode(stage.blend.source) + " + target.rgb * " + factorCode(stage.blend.target);
        code += "    if (" + testCode(stage.test)
                + ")\n        target.rgb = " + (needsBound(stage.blend) ? "min(" + mixed + ", 1.0)" : mixed) + ";\n";
    }
    return code + (variant.isOpaque ? "    return vec4(target.rgb, 1.0);\n}\n" : "    return target;\n}\n");
}

QByteArray placeCode(ShaderStage::Coordinates coordinates, size_t i)
{
    switch (coordinates) {
    case ShaderStage::Lightmap: return "(lightPlace.x < 0.0 ? -1.0 - lightPlace : fract(lightPlace * pagesAcross))";
    case ShaderStage::Environment: return "environment()";
    case ShaderStage::Vector: return "vec2(dot(" + element("sAxes", i) + ", point), dot(" + element("tAxes", i) + ", point))";
    case ShaderStage::Base:
    case ShaderStage::DefaultCoordinates: break;
    }
    return "texturePlace";
}

QByteArray placeFunction(const StageVariant &variant)
{
    QByteArray code = "uniform vec3 sAxes[PLACES], tAxes[PLACES];\nvoid placeStages()\n{\n";
    size_t places = 0, step = 0;
    const auto uses = [&variant](ColorFrom from) {
        return std::ranges::find(variant.stages, from, &StageVariant::Stage::alpha) != variant.stages.end();
    };
    for (const auto &stage : variant.stages) {
        if (!stage.hasCoordinates())
            continue;
        auto place = placeCode(stage.coordinates, places);
        for (size_t i = 0; i < stage.steps; ++i, ++step)
            place = "stepped(" + QByteArray::number(static_cast<qulonglong>(step)) + ", " + place + ')';
        code += "    " + element("stageAt", places) + " = " + place + ";\n";
        ++places;
    }
    if (places == 0)
        code += "    stageAt[0] = vec2(0.0);\n";
    if (uses(ColorFrom::Specular))
        code += "    alphas.x = highlight();\n";
    if (uses(ColorFrom::Portal))
        code += "    alphas.y = min(distance(point, eye) / portalRange, 1.0);\n";
    return code + "}\n";
}

QByteArray definesOf(const StageVariant &variant)
{
    size_t places = 0, steps = 0;
    for (const auto &stage : variant.stages)
        if (stage.hasCoordinates()) {
            ++places;
            steps += stage.steps;
        }
    const auto define = [](const char *name, size_t number) {
        return QByteArray("#define ") + name + ' ' + QByteArray::number(static_cast<qulonglong>(number)) + '\n';
    };
    // Arrays have at least one element.
    auto defines = define("STAGES", std::max<size_t>(variant.stages.size(), 1)) + define("PLACES", std::max<size_t>(places, 1))
                   + define("STEPS", std::max<size_t>(steps, 1));
    if (variant.marks)
        defines += "#define MARKS\n";
    if (variant.rangesFog)
        defines += "#define RANGED\n";
    if (variant.fog != FogEffect::None)
        defines += define("MIX", 1) + define("FADE_COLOR", 2) + define("FADE_ALPHA", 3) + define("FADE_BOTH", 4)
                   + define("ALONE", 5) + define("FOG", static_cast<size_t>(variant.fog));
    return defines;
}

} // namespace

FogEffect effectOn(const StageBlend &blend, bool isRanged)
{
    using enum BlendFactor;
    if (blend == StageBlend{One, One} || blend == StageBlend{Zero, OneMinusSourceColor})
        return FogEffect::FadeColor;
    if (blend == StageBlend{SourceAlpha, OneMinusSourceAlpha})
        return isRanged ? FogEffect::Mix : FogEffect::FadeAlpha;
    return blend == StageBlend{One, OneMinusSourceAlpha} ? FogEffect::FadeBoth : FogEffect::None;
}

StageProgram *StagePrograms::of(const StageVariant &variant)
{
    auto found = programs_.find(variant);
    if (found == programs_.end()) {
        if (left_ <= 0) {
            isBehind_ = true;
            return nullptr;
        }
        --left_;
        QString fault; // not reported: if the driver does not accept these programs, the plain ones draw
        StageProgram made{
            .program = makeProgram(u"stages"_s, definesOf(variant), fault, {placeFunction(variant), shadeFunction(variant)})};
        if (made.program) {
            auto &program = *made.program;
            program.bind();
            program.setUniformValue("light", lightUnit);
            program.setUniformValue("states", stateUnit);
            for (int i = 0; i < static_cast<int>(mostStagesAtOnce); ++i)
                program.setUniformValue(element("pictures", static_cast<size_t>(i)).constData(), firstStageUnit + i);
            program.setUniformValue("selectedColor", markColor);
            program.setUniformValue("seenColor", seenColor);
            program.setUniformValue("oneWayColor", oneWayColor);
        }
        found = programs_.emplace(variant, std::move(made)).first;
    }
    return found->second.program ? &found->second : nullptr;
}

void StagePrograms::beginFrame(int most)
{
    left_ = most;
    isBehind_ = false;
    beginView();
}

void StagePrograms::beginView()
{
    for (auto &[variant, program] : programs_)
        program.isSetUp = false;
}
