#include "core/assets/shaderrejection.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int stagesRead = 8;  // MAX_SHADER_STAGES
constexpr int deformsRead = 3; // MAX_SHADER_DEFORMS
constexpr int framesRead = 8;  // MAX_IMAGE_ANIMATIONS
constexpr int motionsRead = 4; // TR_MAX_TEXMODS
constexpr qsizetype longestShownWord = 64;

struct RejectionText {
    Q_DECLARE_TR_FUNCTIONS(ShaderScript)
};

bool isOneOf(const QString &word, std::initializer_list<QLatin1StringView> words)
{
    return std::ranges::any_of(words, [&word](QLatin1StringView each) { return word == each; });
}

// Takes words and gives up exactly where ParseShader(), ParseStage() and the functions that they call do.
class RejectingReader
{
public:
    RejectingReader(const ShaderWords &words, qint64 &left) : words_(words), left_(left) {}

    ShaderReading read();

private:
    QString readShader();
    QString readStage();
    bool isShaderKeyword(const QString &keyword);
    bool isStageKeyword(const QString &keyword);
    QString take();
    QString takeParameter();
    void takeParameters(int count);
    void takeLine();
    void takeWave() { takeParameters(5); }
    bool takeVector();
    void takeImage(const QString &keyword, const QString &image);
    void takeFrames();
    void takeDeform();
    void takeSky();
    bool fails(const QString &why);
    QString withLine(const QString &why) const;

    ShaderWords words_;
    qint64 &left_;      // words
    int line_ = 0;      // line on which the last word ends
    int braceLine_ = 0; // line of a } that was read as a parameter; 0: none
    int deforms_ = 0;
    int frames_ = 0, motions_ = 0; // in the current stage
    bool isSky_ = false, isFog_ = false;
    QString why_; // set by a keyword that makes the game reject the shader
    ShaderReading reading_;
};

// Takes a word as COM_ParseExt() does across line breaks. Returns an empty one at the end of the script.
QString RejectingReader::take()
{
    if (left_-- <= 0)
        return {};
    const auto word = words_.take();
    line_ = word.isEnd() ? line_ : word.line + static_cast<int>(word.bytes.count('\n'));
    return word.text();
}

// Takes a word from the same line. Returns an empty one at the end of the line.
QString RejectingReader::takeParameter()
{
    if (words_.peek().isEnd() || words_.peek().line != line_)
        return {};
    const auto word = take();
    if (word == u"}" && braceLine_ == 0)
        braceLine_ = line_;
    return word;
}

void RejectingReader::takeParameters(int count)
{
    while (count-- > 0 && !takeParameter().isEmpty()) {
    }
}

void RejectingReader::takeLine()
{
    while (!takeParameter().isEmpty()) {
    }
}

bool RejectingReader::takeVector()
{
    if (takeParameter() != u"(")
        return false;
    for (int i = 0; i < 3; ++i)
        if (takeParameter().isEmpty())
            return false;
    return takeParameter() == u")";
}

// Returns whether the game makes the image itself (R_CreateBuiltinImages(), R_LoadLightmaps()).
bool isBuiltIn(const QString &image)
{
    return image.startsWith(u"*lightmap")
           || isOneOf(image, {"*default"_L1, "*white"_L1, "*identityLight"_L1, "*scratch"_L1, "*dlight"_L1, "*fog"_L1});
}

// Notes an image that must be loaded. $lightmap and $whiteimage are special only after map, not after clampMap and animMap.
void RejectingReader::takeImage(const QString &keyword, const QString &image)
{
    const auto lower = image.toLower();
    const bool isWord = keyword == u"map" && (lower == u"$lightmap" || lower == u"$whiteimage");
    if (!isWord && !isBuiltIn(image))
        reading_.images.push_back({image, line_});
}

void RejectingReader::takeFrames()
{
    for (auto image = takeParameter(); !image.isEmpty(); image = takeParameter())
        if (frames_++ < framesRead)
            takeImage(u"animmap"_s, image);
}

// Takes the parameters of a deform. Beyond the limit of deforms, takes none, so that they are read as keywords.
void RejectingReader::takeDeform()
{
    const auto kind = takeParameter().toLower();
    if (kind.isEmpty() || deforms_++ >= deformsRead)
        return;
    if (kind == u"bulge") {
        takeParameters(3);
    } else if (kind == u"normal") {
        takeParameters(2);
    } else if (kind == u"wave") {
        if (!takeParameter().isEmpty())
            takeWave();
    } else if (kind == u"move") {
        for (int i = 0; i < 3; ++i)
            if (takeParameter().isEmpty())
                return;
        takeWave();
    }
}

// Takes the parameters of skyparms; a sky needs all three.
void RejectingReader::takeSky()
{
    for (int i = 0; i < 3; ++i)
        if (takeParameter().isEmpty())
            return;
    isSky_ = true;
}

bool RejectingReader::fails(const QString &why)
{
    why_ = why;
    return true;
}

bool RejectingReader::isShaderKeyword(const QString &keyword)
{
    if (keyword.startsWith(u"qer") || keyword.startsWith(u"q3map") || keyword == u"tesssize") {
        takeLine();
    } else if (keyword == u"deformvertexes") {
        takeDeform();
    } else if (keyword == u"skyparms") {
        takeSky();
    } else if (keyword == u"surfaceparm") {
        isFog_ |= takeParameter().toLower() == u"fog";
    } else if (keyword == u"fogparms") {
        if (!takeVector())
            return fails(RejectionText::tr("fogparms needs a colour, ( R G B ), with a space on each side of both parentheses."));
        if (!takeParameter().isEmpty())
            takeLine();
    } else if (isOneOf(keyword, {"clamptime"_L1, "light"_L1, "cull"_L1, "sort"_L1})) {
        takeParameter();
    } else {
        return isOneOf(keyword, {"nomipmaps"_L1, "nopicmip"_L1, "polygonoffset"_L1, "entitymergable"_L1, "portal"_L1});
    }
    return true;
}

bool RejectingReader::isStageKeyword(const QString &keyword)
{
    if (isOneOf(keyword, {"map"_L1, "clampmap"_L1, "animmap"_L1, "videomap"_L1, "alphafunc"_L1, "depthfunc"_L1})) {
        const auto parameter = takeParameter();
        if (parameter.isEmpty())
            return fails(RejectionText::tr("%1 needs a parameter.").arg(keyword));
        if (keyword == u"map" || keyword == u"clampmap")
            takeImage(keyword, parameter);
        else if (keyword == u"animmap")
            takeFrames();
    } else if (keyword == u"blendfunc") {
        if (const auto source = takeParameter().toLower();
            !source.isEmpty() && !isOneOf(source, {"add"_L1, "filter"_L1, "blend"_L1}))
            takeParameter();
    } else if (keyword == u"rgbgen") {
        const auto from = takeParameter().toLower();
        if (from == u"wave")
            takeWave();
        else if (from == u"const")
            takeVector();
    } else if (keyword == u"alphagen") {
        const auto from = takeParameter().toLower();
        if (from == u"wave")
            takeWave();
        else if (from == u"const" || from == u"portal")
            takeParameter();
    } else if (keyword == u"tcgen" || keyword == u"texgen") {
        if (takeParameter().toLower() == u"vector") {
            takeVector();
            takeVector();
        }
    } else if (keyword == u"tcmod") {
        takeLine();
        if (motions_++ == motionsRead) { // ParseTexMod() ends with ERR_DROP
            reading_.rejection.stopsGame = true;
            return fails(RejectionText::tr("a stage has more than %1 tcMod lines.").arg(motionsRead));
        }
    } else {
        return keyword == u"detail" || keyword == u"depthwrite";
    }
    return true;
}

QString RejectingReader::withLine(const QString &why) const
{
    if (braceLine_ != 0)
        return RejectionText::tr("Line %1: the } on this line is read as a parameter, so it closes nothing.").arg(braceLine_);
    return RejectionText::tr("Line %1: %2").arg(line_).arg(why);
}

QString RejectingReader::readStage()
{
    frames_ = motions_ = 0;
    for (;;) {
        const auto word = take();
        if (word.isEmpty())
            return withLine(RejectionText::tr("the script ends before the } of a stage."));
        if (word.startsWith(u'}'))
            return {};
        if (!isStageKeyword(word.toLower()))
            return withLine(RejectionText::tr("unknown keyword \"%1\" in a stage.").arg(word.left(longestShownWord)));
        if (!why_.isEmpty())
            return withLine(why_);
    }
}

QString RejectingReader::readShader()
{
    take(); // the brace and the text attached to it
    for (int stages = 0;;) {
        const auto word = take();
        if (word.isEmpty())
            return withLine(RejectionText::tr("the script ends before the } of the shader."));
        if (word.startsWith(u'}'))
            return stages > 0 || isSky_ || isFog_
                       ? QString()
                       : withLine(RejectionText::tr("the shader has no stage and is neither fog nor a sky with all "
                                                    "three skyparms."));
        if (word.startsWith(u'{')) {
            if (stages++ >= stagesRead)
                return withLine(RejectionText::tr("the shader has more than %1 stages.").arg(stagesRead));
            if (const auto why = readStage(); !why.isEmpty())
                return why;
        } else if (!isShaderKeyword(word.toLower())) {
            return withLine(RejectionText::tr("unknown keyword \"%1\" outside the stages.").arg(word.left(longestShownWord)));
        } else if (!why_.isEmpty()) {
            return withLine(why_);
        }
    }
}

ShaderReading RejectingReader::read()
{
    reading_.rejection.why = readShader();
    return std::move(reading_);
}

} // namespace

ShaderReading findRejection(ShaderWords words, qint64 &left)
{
    auto reading = left > 0 ? RejectingReader(words, left).read() : ShaderReading();
    return left > 0 ? reading : ShaderReading();
}
