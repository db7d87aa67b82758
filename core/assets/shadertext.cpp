#include "core/assets/shadertext.h"

#include <QCoreApplication>

#include <span>

using namespace Qt::StringLiterals;

namespace {

struct StageText {
    Q_DECLARE_TR_FUNCTIONS(ShaderStage)
};

QString numbersText(std::span<const double> numbers)
{
    QStringList words;
    for (const double number : numbers)
        words.append(QString::number(number));
    return words.join(u' ');
}

QString vectorText(std::span<const double> numbers) { return u"( %1 )"_s.arg(numbersText(numbers)); }

QString waveText(const ShaderWave &wave)
{
    static const QStringList forms{u"sin"_s, u"square"_s, u"triangle"_s, u"sawtooth"_s, u"inverseSawtooth"_s, u"noise"_s};
    const double numbers[] = {wave.base, wave.amplitude, wave.phase, wave.frequency};
    return forms[wave.form] + u' ' + numbersText(numbers);
}

QString motionText(const TextureMotion &motion)
{
    const std::span values(motion.values);
    switch (motion.kind) {
    case TextureMotion::Scale: return u"scale "_s + numbersText(values.first(2));
    case TextureMotion::Scroll: return u"scroll "_s + numbersText(values.first(2));
    case TextureMotion::Rotate: return u"rotate "_s + numbersText(values.first(1));
    case TextureMotion::Turbulence: return u"turb 0 "_s + numbersText(values.first(3));
    case TextureMotion::Stretch: return u"stretch "_s + waveText(motion.wave);
    case TextureMotion::Transform: return u"transform "_s + numbersText(values);
    }
    return {};
}

QString deformText(const ShaderDeform &deform)
{
    const std::span values(deform.values);
    switch (deform.kind) {
    case ShaderDeform::Wave: return u"wave %1 "_s.arg(values[0] != 0 ? 1 / values[0] : 0) + waveText(deform.wave);
    case ShaderDeform::Normal: return u"normal "_s + numbersText(values.first(2));
    case ShaderDeform::Move: return u"move "_s + numbersText(values) + u' ' + waveText(deform.wave);
    case ShaderDeform::Bulge: return u"bulge "_s + numbersText(values);
    case ShaderDeform::AutoSprite: return u"autosprite"_s;
    case ShaderDeform::AutoSprite2: return u"autosprite2"_s;
    }
    return {};
}

QString imageText(const ShaderStage &stage)
{
    if (!stage.video.isEmpty())
        return u"videoMap "_s + stage.video;
    if (!stage.frames.isEmpty())
        return u"animMap %1 "_s.arg(stage.framesPerSecond) + stage.frames.join(u' ');
    return stage.map.isEmpty() ? QString() : (stage.clamp ? u"clampMap "_s : u"map "_s) + stage.map;
}

QString coordinatesText(const ShaderStage &stage)
{
    switch (stage.coordinates) {
    case ShaderStage::Lightmap: return u"tcGen lightmap"_s;
    case ShaderStage::Environment: return u"tcGen environment"_s;
    case ShaderStage::Vector: return u"tcGen vector "_s + vectorText(stage.vectors[0]) + u' ' + vectorText(stage.vectors[1]);
    case ShaderStage::Base: return u"tcGen base"_s;
    case ShaderStage::DefaultCoordinates: break;
    }
    return {};
}

QString colorText(const ShaderStage &stage)
{
    if (stage.colorFrom == u"wave")
        return u"rgbGen wave "_s + waveText(stage.colorWave);
    if (stage.colorFrom == u"const")
        return u"rgbGen const "_s + vectorText(stage.color);
    return stage.colorFrom.isEmpty() ? QString() : u"rgbGen "_s + stage.colorFrom;
}

QString alphaText(const ShaderStage &stage)
{
    if (stage.alphaFrom == u"wave")
        return u"alphaGen wave "_s + waveText(stage.alphaWave);
    if (stage.alphaFrom == u"const")
        return u"alphaGen const %1"_s.arg(stage.alpha);
    if (stage.alphaFrom == u"portal")
        return u"alphaGen portal %1"_s.arg(stage.portalRange);
    const bool isOfColor = stage.alphaFrom == u"vertex" && stage.colorFrom == u"vertex";
    return stage.alphaFrom.isEmpty() || isOfColor ? QString() : u"alphaGen "_s + stage.alphaFrom;
}

} // namespace

QStringList wordsOf(const ShaderStage &stage)
{
    QStringList words{imageText(stage)};
    if (!stage.blendSource.isEmpty())
        words.append(u"blendFunc %1 %2"_s.arg(stage.blendSource, stage.blendTarget));
    if (!stage.alphaFunc.isEmpty())
        words.append(u"alphaFunc "_s + stage.alphaFunc);
    words.append({colorText(stage), alphaText(stage), coordinatesText(stage)});
    for (const auto &motion : stage.motions)
        words.append(u"tcMod "_s + motionText(motion));
    for (const auto &[is, word] : {std::pair(stage.isDepthEqual, u"depthFunc equal"_s),
                                   {stage.writesDepth, u"depthWrite"_s},
                                   {stage.isDetail, u"detail"_s}})
        if (is)
            words.append(word);
    words.removeAll(QString());
    return words;
}

// Mentions detail stages, since FinishShader() of tr_shader.c drops them if r_detailtextures is 0; R_Register() of tr_init.c
// sets it to 1 by default.
QStringList remarksOn(const ShaderStage &stage)
{
    QStringList remarks;
    if (!stage.video.isEmpty() && stage.map.isEmpty())
        remarks.append(StageText::tr("Lumpscope does not draw this stage: its image is the video %1.").arg(stage.video));
    if (stage.isDetail)
        remarks.append(StageText::tr("Detail stage: the game skips it if r_detailtextures is 0 (default: 1)."));
    return remarks;
}

QStringList wordsOf(const Shader &shader)
{
    QStringList words;
    for (const auto &parm : shader.surfaceParms)
        words.append(u"surfaceparm "_s + parm);
    if (shader.cull != u"front")
        words.append(u"cull "_s + shader.cull);
    if (shader.sort != 0)
        words.append(u"sort %1"_s.arg(shader.sort));
    if (shader.isOffset)
        words.append(u"polygonOffset"_s);
    if (shader.fog)
        words.append(u"fogparms %1 %2"_s.arg(vectorText(shader.fog->color)).arg(shader.fog->depth));
    if (!shader.skyBox.isEmpty() || shader.cloudHeight > 0)
        words.append(u"skyparms %1 %2 -"_s.arg(shader.skyBox.isEmpty() ? u"-"_s : shader.skyBox).arg(shader.cloudHeight));
    for (const auto &deform : shader.deforms)
        words.append(u"deformVertexes "_s + deformText(deform));
    return words;
}
