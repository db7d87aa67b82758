// Reads keywords as tr_shader.c of ioquake3 does: ParseShader(), ParseStage() and the functions that they call.
#include "core/assets/shaderlines.h"

#include <QHash>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostFrames = 8; // MAX_IMAGE_ANIMATIONS
constexpr size_t mostMotions = 4;   // TR_MAX_TEXMODS

// Adds a word that is not in the list yet. Stops at 64, more than exist.
void addOnce(QStringList &list, const QString &word)
{
    constexpr qsizetype most = 64;
    if (list.size() < most && !list.contains(word))
        list.append(word);
}

void ignore(Shader &shader, const QString &keyword) { addOnce(shader.ignored, keyword); }
constexpr size_t mostDeforms = 3;    // MAX_SHADER_DEFORMS
constexpr double widestSpread = 100; // cycles per map unit, for a wave length of 0

double numberIn(const QString &word)
{
    const double number = word.toDouble();
    return std::isfinite(number) ? number : 0;
}

// Returns the word, or an empty text for "-".
QString unlessDash(const QString &word) { return word == u"-" ? QString() : word; }

void readBlend(ShaderStage &stage, ShaderLine &line)
{
    const auto first = line.takeLower();
    if (first == u"add") {
        stage.blendSource = stage.blendTarget = u"GL_ONE"_s;
    } else if (first == u"filter") {
        stage.blendSource = u"GL_DST_COLOR"_s;
        stage.blendTarget = u"GL_ZERO"_s;
    } else if (first == u"blend") {
        stage.blendSource = u"GL_SRC_ALPHA"_s;
        stage.blendTarget = u"GL_ONE_MINUS_SRC_ALPHA"_s;
    } else {
        stage.blendSource = first.toUpper();
        stage.blendTarget = line.take().toUpper();
    }
    if (stage.blendSource == u"GL_ONE" && stage.blendTarget == u"GL_ZERO") // the same as opaque
        stage.blendSource = stage.blendTarget = QString();
}

// Reads a tcMod. Skips the base of turb, which the engine ignores.
void readMotion(ShaderStage &stage, ShaderLine &line)
{
    const auto name = line.takeLower();
    TextureMotion motion;
    const auto add = [&](TextureMotion::Kind kind, size_t count) {
        motion.kind = kind;
        line.takeNumbers(motion.values.data(), count);
        if (stage.motions.size() < mostMotions)
            stage.motions.push_back(motion);
    };
    if (name == u"scale") {
        add(TextureMotion::Scale, 2);
    } else if (name == u"scroll") {
        add(TextureMotion::Scroll, 2);
    } else if (name == u"rotate") {
        add(TextureMotion::Rotate, 1);
    } else if (name == u"turb") {
        line.take();
        add(TextureMotion::Turbulence, 3);
    } else if (name == u"stretch") {
        motion.wave = line.takeWave();
        add(TextureMotion::Stretch, 0);
    } else if (name == u"transform") {
        add(TextureMotion::Transform, 6);
    }
    line.takeRest();
}

// Reads rgbGen. Its value vertex also sets alphaGen to vertex, unless alphaGen was given before.
void readColor(ShaderStage &stage, ShaderLine &line)
{
    stage.colorFrom = line.takeLower();
    if (stage.colorFrom == u"wave")
        stage.colorWave = line.takeWave();
    else if (stage.colorFrom == u"const")
        line.takeNumbers(stage.color.data(), stage.color.size());
    else if (stage.colorFrom == u"vertex" && stage.alphaFrom.isEmpty())
        stage.alphaFrom = u"vertex"_s;
}

void readAlpha(ShaderStage &stage, ShaderLine &line)
{
    stage.alphaFrom = line.takeLower();
    if (stage.alphaFrom == u"wave")
        stage.alphaWave = line.takeWave();
    else if (stage.alphaFrom == u"const")
        stage.alpha = line.takeNumber();
    else if (stage.alphaFrom == u"portal" && !line.isAtEnd())
        stage.portalRange = line.takeNumber();
}

void readCoordinates(ShaderStage &stage, ShaderLine &line)
{
    const auto name = line.takeLower();
    if (name == u"environment") {
        stage.coordinates = ShaderStage::Environment;
    } else if (name == u"lightmap") {
        stage.coordinates = ShaderStage::Lightmap;
    } else if (name == u"vector") {
        stage.coordinates = ShaderStage::Vector;
        for (auto &vector : stage.vectors)
            line.takeNumbers(vector.data(), vector.size());
    } else if (name == u"base" || name == u"texture") {
        stage.coordinates = ShaderStage::Base;
    }
}

// Returns false if the keyword is not a stage's.
bool readStageKeyword(Shader &shader, ShaderStage &stage, const QString &keyword, ShaderLine &line)
{
    if (keyword == u"map" || keyword == u"clampmap") {
        stage.map = line.take();
        stage.clamp = keyword == u"clampmap";
    } else if (keyword == u"animmap") {
        stage.framesPerSecond = std::max(0.0, line.takeNumber());
        stage.frames = line.takeRest().mid(0, mostFrames);
        stage.map = stage.frames.value(0);
    } else if (keyword == u"videomap") {
        stage.video = line.take();
        ignore(shader, keyword);
    } else if (keyword == u"alphafunc") {
        stage.alphaFunc = line.take().toUpper();
    } else if (keyword == u"depthfunc") {
        stage.isDepthEqual = line.takeLower() == u"equal";
    } else if (keyword == u"depthwrite") {
        stage.writesDepth = true;
    } else if (keyword == u"detail") {
        stage.isDetail = true;
    } else if (keyword == u"blendfunc") {
        readBlend(stage, line);
    } else if (keyword == u"rgbgen") {
        readColor(stage, line);
    } else if (keyword == u"alphagen") {
        readAlpha(stage, line);
    } else if (keyword == u"tcgen" || keyword == u"texgen") {
        readCoordinates(stage, line);
    } else if (keyword == u"tcmod") {
        readMotion(stage, line);
    } else if (keyword == u"surfacesprites") { // OpenJK's tr_shader.cpp, ParseSurfaceSprites(), and tr_shade.cpp
        stage.isOfSprites = true;
        line.takeRest();
        ignore(shader, keyword);
    } else if (keyword.startsWith(u"ss")) { // further settings of sprites: ParseStage() compares two letters, too
        line.takeRest();
    } else if (keyword != u"glow") { // of a stage that is drawn, and glows as well
        return false;
    }
    return true;
}

void readDeform(Shader &shader, ShaderLine &line)
{
    const auto name = line.takeLower();
    ShaderDeform deform;
    const auto add = [&](ShaderDeform::Kind kind) {
        deform.kind = kind;
        if (shader.deforms.size() < mostDeforms)
            shader.deforms.push_back(deform);
    };
    if (name == u"autosprite") {
        add(ShaderDeform::AutoSprite);
    } else if (name == u"autosprite2") {
        add(ShaderDeform::AutoSprite2);
    } else if (name == u"bulge") {
        line.takeNumbers(deform.values.data(), 3);
        add(ShaderDeform::Bulge);
    } else if (name == u"wave") {
        const double length = line.takeNumber();
        deform.values[0] = length != 0 ? 1 / length : widestSpread;
        deform.wave = line.takeWave();
        add(ShaderDeform::Wave);
    } else if (name == u"normal") {
        line.takeNumbers(deform.values.data(), 2);
        add(ShaderDeform::Normal);
    } else if (name == u"move") {
        line.takeNumbers(deform.values.data(), 3);
        deform.wave = line.takeWave();
        add(ShaderDeform::Move);
    } else { // projectionShadow and text, which only models use
        ignore(shader, u"deformvertexes "_s + name);
    }
}

double sortOf(const QString &word)
{
    static const QHash<QString, double> sorts{{u"portal"_s, 1},     {u"sky"_s, 2},        {u"opaque"_s, 3},
                                              {u"decal"_s, 4},      {u"seethrough"_s, 5}, {u"banner"_s, 6},
                                              {u"underwater"_s, 8}, {u"additive"_s, 10},  {u"nearest"_s, 16}};
    return sorts.value(word, numberIn(word));
}

QString cullOf(const QString &side)
{
    if (side == u"back" || side == u"backside" || side == u"backsided")
        return u"back"_s;
    return side == u"none" || side == u"twosided" || side == u"disable" ? u"none"_s : u"front"_s;
}

void readSky(Shader &shader, ShaderLine &line)
{
    shader.isSky = true;
    shader.skyBox = unlessDash(line.take());
    shader.cloudHeight = std::max(0.0, line.takeNumber());
    line.take(); // the inner box, which is never drawn
}

// Enemy Territory's src/renderer/tr_shader.c, ParseShader() and SetImplicitShaderStages(): a shader's stages in one word. On
// surfaces lit by their vertexes, the game draws one stage with their colours; here $lightmap has these colours in that game.
void readImplicit(Shader &shader, const QString &keyword, ShaderLine &line)
{
    const auto named = line.take();
    ShaderStage image{.map = named.isEmpty() || named.startsWith(u'-') ? shader.name : named}, light{.map = u"$lightmap"_s};
    const auto multiply = [](ShaderStage &stage) {
        stage.blendSource = u"GL_DST_COLOR"_s;
        stage.blendTarget = u"GL_ZERO"_s;
    };
    if (keyword == u"implicitmap") {
        multiply(image);
        shader.implicit = {light, image};
        return;
    }
    if (keyword == u"implicitmask") {
        image.alphaFunc = u"GE128"_s;
    } else {
        image.blendSource = u"GL_SRC_ALPHA"_s;
        image.blendTarget = u"GL_ONE_MINUS_SRC_ALPHA"_s;
        image.writesDepth = true;
    }
    multiply(light);
    light.isDepthEqual = true;
    shader.implicit = {image, light};
}

bool readShaderKeyword(Shader &shader, const QString &keyword, ShaderLine &line)
{
    if (keyword == u"qer_editorimage") {
        shader.editorImage = line.take();
    } else if (keyword == u"surfaceparm") {
        const auto parm = line.takeLower();
        addOnce(shader.surfaceParms, parm);
        shader.isSky |= parm == u"sky";
    } else if (keyword == u"skyparms") {
        readSky(shader, line);
    } else if (keyword == u"cull") {
        shader.cull = cullOf(line.takeLower());
    } else if (keyword == u"sort") {
        shader.sort = sortOf(line.takeLower());
    } else if (keyword == u"portal") {
        shader.sort = sortOf(keyword);
    } else if (keyword == u"polygonoffset") {
        shader.isOffset = true;
    } else if (keyword == u"deformvertexes") {
        readDeform(shader, line);
    } else if (keyword == u"implicitmap" || keyword == u"implicitmask" || keyword == u"implicitblend") {
        readImplicit(shader, keyword, line);
    } else if (keyword == u"fogparms") {
        shader.fog.emplace();
        line.takeNumbers(shader.fog->color.data(), 3);
        shader.fog->depth = line.takeNumber();
        line.takeRest(); // obsolete gradient directions
    } else {
        return false;
    }
    return true;
}

// Returns whether a keyword is for compilers or editors, or about how textures are stored. None of these is visible here.
bool isForOthers(const QString &keyword)
{
    static const QStringList others{u"nomipmaps"_s, u"nopicmip"_s, u"entitymergable"_s, u"tesssize"_s, u"light"_s,
                                    u"light1"_s,    u"sun"_s,      u"cloudparms"_s,     u"lightning"_s};
    return keyword.startsWith(u"q3map") || keyword.startsWith(u"qer") || keyword.startsWith(u"sun") || others.contains(keyword);
}

template <typename Read>
void readLine(Shader &shader, ShaderLine &line, Read read)
{
    while (!line.isAtEnd()) {
        const auto keyword = line.takeLower();
        if (read(keyword))
            continue;
        line.takeRest();
        if (!isForOthers(keyword))
            ignore(shader, keyword);
    }
}

} // namespace

void takeImplicitStages(Shader &shader)
{
    if (shader.implicit.empty())
        return;
    auto &stages = shader.stages;
    stages.erase(stages.begin(), stages.begin() + std::min(std::ssize(stages), std::ssize(shader.implicit)));
    stages.insert(stages.begin(), shader.implicit.begin(), shader.implicit.end());
    if (!shader.implicit.front().isLightmap() && shader.cull == u"front") // masked or blended
        shader.cull = u"none"_s;
}

double ShaderLine::takeNumber() { return numberIn(take()); }

void ShaderLine::takeNumbers(double *numbers, size_t count)
{
    const auto skipParenthesis = [this](QChar parenthesis) {
        if (!isAtEnd() && words_[at_] == parenthesis)
            ++at_;
    };
    skipParenthesis(u'(');
    for (size_t i = 0; i < count; ++i)
        numbers[i] = numberIn(take().remove(u'(').remove(u')'));
    skipParenthesis(u')');
}

ShaderWave ShaderLine::takeWave()
{
    static const QHash<QString, ShaderWave::Form> forms{{u"sin"_s, ShaderWave::Sine},
                                                        {u"square"_s, ShaderWave::Square},
                                                        {u"triangle"_s, ShaderWave::Triangle},
                                                        {u"sawtooth"_s, ShaderWave::Sawtooth},
                                                        {u"inversesawtooth"_s, ShaderWave::InverseSawtooth},
                                                        {u"noise"_s, ShaderWave::Noise}};
    ShaderWave wave{.form = forms.value(takeLower(), ShaderWave::Sine)};
    for (auto *number : {&wave.base, &wave.amplitude, &wave.phase, &wave.frequency})
        *number = takeNumber();
    return wave;
}

void readShaderLine(Shader &shader, ShaderLine line)
{
    readLine(shader, line, [&](const QString &keyword) { return readShaderKeyword(shader, keyword, line); });
}

void readStageLine(Shader &shader, ShaderStage &stage, ShaderLine line)
{
    readLine(shader, line, [&](const QString &keyword) { return readStageKeyword(shader, stage, keyword, line); });
}
