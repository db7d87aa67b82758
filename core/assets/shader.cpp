// As id's tr_shader.c reads scripts, but that what is glued behind a brace is read, not dropped, and that no fault ends
// the reading.
#include "core/assets/shader.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace
{

constexpr size_t mostStages = 8;      // MAX_SHADER_STAGES
constexpr qsizetype mostFrames = 8;   // MAX_IMAGE_ANIMATIONS
constexpr size_t mostMotions = 4;     // TR_MAX_TEXMODS
constexpr qsizetype longestTold = 64; // of names in sentences

struct ShaderText {
    Q_DECLARE_TR_FUNCTIONS(ShaderScript)
};

struct Word {
    QByteArrayView bytes;
    int line = 0;          // 0: the script has ended
    bool isQuoted = false; // a brace in quotes is a name
    qsizetype at = 0;      // its first byte

    QString text() const { return QString::fromLatin1(bytes); }
    bool isEnd() const { return line == 0; }
    // Where a keyword or a shader's name may stand, all that begins with a brace is one.
    bool begins(char brace) const { return !isQuoted && bytes.startsWith(brace); }
    bool beginsWithBrace() const { return begins('{') || begins('}'); }
    // Among parameters, words with braces are names, as textures/fences/{iron.tga.
    bool isBrace() const { return bytes.size() == 1 && beginsWithBrace(); }
};

class Words
{
public:
    explicit Words(QByteArrayView text) : text_(text) { next_ = read(); }

    const Word &peek() const { return next_; }
    Word take() { return std::exchange(next_, read()); }
    // The brace that the next word begins with; what is glued behind it is the next word then.
    Word takeBrace()
    {
        const Word brace{next_.bytes.first(1), next_.line};
        at_ = next_.at + 1;
        line_ = next_.line;
        next_ = read();
        return brace;
    }

private:
    void skip();
    Word read();
    bool startsWith(QByteArrayView what) const { return text_.sliced(at_).startsWith(what); }

    QByteArrayView text_;
    qsizetype at_ = 0;
    qsizetype end_ = 0; // of the last unquoted word: what begins in it ends there, and is not searched again
    int line_ = 1;
    Word next_;
};

// White space and comments. Bytes over 127 are letters.
void Words::skip()
{
    while (at_ < text_.size()) {
        if (static_cast<quint8>(text_[at_]) <= ' ') {
            line_ += text_[at_++] == '\n';
        } else if (startsWith("//")) {
            const auto end = text_.indexOf('\n', at_);
            at_ = end < 0 ? text_.size() : end;
        } else if (startsWith("/*")) {
            const auto end = text_.indexOf("*/", at_ + 2);
            const auto behind = end < 0 ? text_.size() : end + 2;
            line_ += static_cast<int>(std::count(text_.begin() + at_, text_.begin() + behind, '\n'));
            at_ = behind;
        } else {
            return;
        }
    }
}

Word Words::read()
{
    skip();
    if (at_ >= text_.size())
        return {};
    const int line = line_;
    const auto start = at_;
    if (text_[at_] == '"') {
        const auto end = text_.indexOf('"', start + 1);
        const auto quoted = text_.sliced(start + 1, (end < 0 ? text_.size() : end) - start - 1);
        at_ = end < 0 ? text_.size() : end + 1;
        line_ += static_cast<int>(quoted.count('\n'));
        return {quoted, line, true, start};
    }
    for (end_ = std::max(end_, start); end_ < text_.size() && static_cast<quint8>(text_[end_]) > ' ';)
        ++end_;
    at_ = end_;
    return {text_.sliced(start, at_ - start), line, false, start};
}

double numberIn(const QString &word)
{
    const double number = word.toDouble();
    return std::isfinite(number) ? number : 0;
}

double positiveIn(const QString &word)
{
    return std::max(0.0, numberIn(word));
}

QString told(const QString &name)
{
    return name.size() > longestTold ? name.first(longestTold) + u"..."_s : name;
}

// "-" stands for nothing.
QString unlessDash(const QString &word)
{
    return word == u"-" ? QString() : word;
}

void readBlend(ShaderStage &stage, const QStringList &parameters)
{
    const auto first = parameters.value(0).toLower();
    if (first == u"add") {
        stage.blendSource = stage.blendTarget = u"GL_ONE"_s;
    } else if (first == u"filter") {
        stage.blendSource = u"GL_DST_COLOR"_s;
        stage.blendTarget = u"GL_ZERO"_s;
    } else if (first == u"blend") {
        stage.blendSource = u"GL_SRC_ALPHA"_s;
        stage.blendTarget = u"GL_ONE_MINUS_SRC_ALPHA"_s;
    } else {
        stage.blendSource = parameters.value(0).toUpper();
        stage.blendTarget = parameters.value(1).toUpper();
    }
    if (stage.blendSource == u"GL_ONE" && stage.blendTarget == u"GL_ZERO") // it draws over what is there
        stage.blendSource = stage.blendTarget = QString();
}

// Each kind is named with the place of its first number; turb's base does nothing in the engine.
void readMotion(ShaderStage &stage, const QStringList &parameters)
{
    const auto name = parameters.value(0).toLower();
    const auto add = [&](TextureMotion::Kind kind, qsizetype first) {
        TextureMotion motion{.kind = kind};
        for (size_t i = 0; i < motion.values.size(); ++i)
            motion.values[i] = numberIn(parameters.value(first + static_cast<qsizetype>(i)));
        if (stage.motions.size() < mostMotions)
            stage.motions.push_back(motion);
    };
    if (name == u"scale")
        add(TextureMotion::Scale, 1);
    else if (name == u"scroll")
        add(TextureMotion::Scroll, 1);
    else if (name == u"rotate")
        add(TextureMotion::Rotate, 1);
    else if (name == u"turb")
        add(TextureMotion::Turbulence, 2);
}

void readStageLine(ShaderStage &stage, const QString &keyword, const QStringList &parameters)
{
    if (keyword == u"map" || keyword == u"clampmap") {
        stage.map = parameters.value(0);
        stage.clamp = keyword == u"clampmap";
    } else if (keyword == u"animmap") {
        stage.framesPerSecond = positiveIn(parameters.value(0));
        stage.frames = parameters.mid(1, mostFrames);
        stage.map = stage.frames.value(0);
    } else if (keyword == u"alphafunc") {
        stage.alphaFunc = parameters.value(0).toUpper();
    } else if (keyword == u"blendfunc") {
        readBlend(stage, parameters);
    } else if (keyword == u"tcgen") {
        stage.isReflection = parameters.value(0).compare(u"environment", Qt::CaseInsensitive) == 0;
    } else if (keyword == u"rgbgen") {
        stage.colorFrom = parameters.value(0).toLower();
    } else if (keyword == u"tcmod") {
        readMotion(stage, parameters);
    }
}

void readShaderLine(Shader &shader, const QString &keyword, const QStringList &parameters)
{
    const auto first = parameters.value(0);
    if (keyword == u"qer_editorimage") {
        shader.editorImage = first;
    } else if (keyword == u"surfaceparm") {
        shader.surfaceParms.append(first.toLower());
        shader.isSky |= shader.surfaceParms.last() == u"sky";
    } else if (keyword == u"skyparms") {
        shader.isSky = true;
        shader.skyBox = unlessDash(first);
        shader.cloudHeight = positiveIn(parameters.value(1));
    } else if (keyword == u"cull") {
        const auto side = first.toLower();
        const bool isBack = side == u"back" || side == u"backside" || side == u"backsided";
        const bool isNone = side == u"none" || side == u"twosided" || side == u"disable";
        shader.cull = isBack ? u"back"_s : isNone ? u"none"_s : u"front"_s;
    }
}

class Parser
{
public:
    Parser(QByteArrayView text, const QString &file) : words_(text), file_(file) {}
    ShaderScript parse();

private:
    void readBody(Shader &shader);
    void readStage(Shader &shader);
    template <typename Target>
    void readLine(Target &target, void (*read)(Target &, const QString &, const QStringList &));
    void complain(int line, const QString &what)
    {
        if (script_.problem.isEmpty())
            script_.problem = ShaderText::tr("%1, line %2: %3").arg(file_).arg(line).arg(what);
    }

    Words words_;
    QString file_;
    ShaderScript script_;
};

// A keyword and the words behind it in its line.
template <typename Target>
void Parser::readLine(Target &target, void (*read)(Target &, const QString &, const QStringList &))
{
    const auto keyword = words_.take();
    QStringList parameters;
    while (words_.peek().line == keyword.line && !words_.peek().isBrace())
        parameters.append(words_.take().text());
    read(target, keyword.text().toLower(), parameters);
}

// What lies in braces deeper than a stage belongs to compilers and is passed over.
void Parser::readStage(Shader &shader)
{
    const int start = words_.takeBrace().line;
    ShaderStage stage;
    int depth = 1;
    while (!words_.peek().isEnd() && depth > 0) {
        if (words_.peek().beginsWithBrace())
            depth += words_.takeBrace().begins('{') ? 1 : -1;
        else if (depth == 1)
            readLine(stage, &readStageLine);
        else
            words_.take();
    }
    if (depth > 0)
        complain(start, ShaderText::tr("This stage of %1 is not closed by }.").arg(told(shader.name)));
    if (shader.stages.size() < mostStages)
        shader.stages.push_back(std::move(stage));
    else
        complain(start, ShaderText::tr("%1 has more than %2 stages.").arg(told(shader.name)).arg(mostStages));
}

void Parser::readBody(Shader &shader)
{
    words_.takeBrace();
    while (!words_.peek().isEnd()) {
        if (words_.peek().begins('}')) {
            words_.takeBrace();
            return;
        }
        if (words_.peek().begins('{'))
            readStage(shader);
        else
            readLine(shader, &readShaderLine);
    }
    complain(shader.line, ShaderText::tr("%1 is not closed by }.").arg(told(shader.name)));
}

ShaderScript Parser::parse()
{
    while (!words_.peek().isEnd()) {
        const auto name = words_.peek().beginsWithBrace() ? words_.takeBrace() : words_.take();
        if (name.beginsWithBrace()) {
            complain(name.line, ShaderText::tr("There is a %1 without a shader's name before it.").arg(name.text()));
        } else if (!words_.peek().begins('{')) {
            complain(name.line, ShaderText::tr("Behind the shader's name %1 there is no {.").arg(told(name.text())));
        } else {
            Shader shader{.name = name.text(), .file = file_, .line = name.line};
            readBody(shader);
            script_.shaders.push_back(std::move(shader));
        }
    }
    return std::move(script_);
}

} // namespace

const ShaderStage *Shader::mainStage() const
{
    const auto lies = [](const ShaderStage &stage) { return stage.isImage() && !stage.isReflection; };
    auto found = std::ranges::find_if(stages, lies);
    if (found == stages.end())
        found = std::ranges::find_if(stages, &ShaderStage::isImage);
    return found == stages.end() ? nullptr : &*found;
}

ShaderScript parseShaders(QByteArrayView text, const QString &file)
{
    return Parser(text, file).parse();
}
