// Reads scripts as id's tr_shader.c does, but also reads text attached to a brace, and does not stop at a fault;
// findRejection() finds what a fault means to the game.
#include "core/assets/shaderlines.h"
#include "core/assets/shaderrejection.h"
#include "core/assets/shaderwords.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostStages = 8;       // MAX_SHADER_STAGES
constexpr qsizetype longestShown = 64; // characters of a name in messages

struct ShaderText {
    Q_DECLARE_TR_FUNCTIONS(ShaderScript)
};

QString shortened(const QString &name) { return name.size() > longestShown ? name.first(longestShown) + u"..."_s : name; }

} // namespace

class ShaderParser
{
public:
    // Keeps no words of the lines and no stages unless it is `reading`.
    ShaderParser(const ShaderWords &words, const QString &file, bool reading) : words_(words), file_(file), isReading_(reading) {}
    // Finds all shaders of a script.
    void findIn(ShaderScript &script);
    // Reads the shader whose name comes next. `left` is the budget of findRejection().
    Shader read(qint64 left);

private:
    void readBody(Shader &shader);
    void readStage(Shader &shader);
    ShaderLine takeLine();
    void breakOff(int line, const QString &what)
    {
        isWhole_ = false;
        complain(line, what);
    }
    void complain(int line, const QString &what)
    {
        if (problem_.isEmpty())
            problem_ = ShaderText::tr("%1, line %2: %3").arg(file_).arg(line).arg(what);
    }

    ShaderWords words_;
    const QString &file_;
    const bool isReading_;
    size_t stages_ = 0; // of the current shader
    bool isWhole_ = true;
    QString problem_;
};

// Takes a keyword and the words that follow it on its line.
ShaderLine ShaderParser::takeLine()
{
    QStringList words;
    if (!isReading_ && words_.takePlainLine())
        return ShaderLine(std::move(words));
    const int line = words_.peek().line;
    do {
        const auto word = words_.take();
        if (isReading_)
            words.append(word.text());
    } while (words_.peek().line == line && !words_.peek().isBrace());
    return ShaderLine(std::move(words));
}

// Reads a stage. Skips what is in deeper nested braces, which is for compilers.
void ShaderParser::readStage(Shader &shader)
{
    const int start = words_.takeBrace().line;
    ShaderStage stage;
    int depth = 1;
    while (!words_.peek().isEnd() && depth > 0) {
        if (words_.peek().beginsWithBrace())
            depth += words_.takeBrace().begins('{') ? 1 : -1;
        else if (depth == 1)
            readStageLine(shader, stage, takeLine());
        else
            words_.take();
    }
    if (depth > 0)
        breakOff(start, ShaderText::tr("This stage of %1 is not closed by }.").arg(shortened(shader.name)));
    if (stages_++ >= mostStages)
        complain(start, ShaderText::tr("%1 has more than %2 stages.").arg(shortened(shader.name)).arg(mostStages));
    else if (isReading_ && !stage.isOfSprites)
        shader.stages.push_back(std::move(stage));
}

void ShaderParser::readBody(Shader &shader)
{
    words_.takeBrace();
    stages_ = 0;
    while (!words_.peek().isEnd()) {
        if (words_.peek().begins('}')) {
            words_.takeBrace();
            return;
        }
        if (words_.peek().begins('{'))
            readStage(shader);
        else
            readShaderLine(shader, takeLine());
    }
    breakOff(shader.line, ShaderText::tr("%1 is not closed by }.").arg(shortened(shader.name)));
}

void ShaderParser::findIn(ShaderScript &script)
{
    while (!words_.peek().isEnd()) {
        const auto name = words_.peek().beginsWithBrace() ? words_.takeBrace() : words_.take();
        if (name.beginsWithBrace()) {
            breakOff(name.line, ShaderText::tr("This %1 has no shader name before it.").arg(name.text()));
        } else if (!words_.peek().begins('{')) {
            breakOff(name.line, ShaderText::tr("The shader name %1 is not followed by {.").arg(shortened(name.text())));
        } else {
            Shader shader{.name = name.text(), .line = name.line};
            readBody(shader);
            const auto end = words_.peek().isEnd() ? script.text_.size() : words_.peek().at;
            script.add(shader.name, {.at = name.at, .end = end, .line = name.line});
        }
    }
    script.isWhole_ = isWhole_;
    script.problem_ = std::move(problem_);
}

Shader ShaderParser::read(qint64 left)
{
    const auto name = words_.take();
    auto reading = findRejection(words_, left);
    Shader shader{.name = name.text(),
                  .file = file_,
                  .line = name.line,
                  .rejection = std::move(reading.rejection),
                  .needed = std::move(reading.images)};
    readBody(shader);
    takeImplicitStages(shader);
    return shader;
}

bool Shader::isBlended() const
{
    const auto first = std::ranges::find_if(stages, [](const ShaderStage &stage) { return !stage.map.isEmpty(); });
    return first != stages.end() && !first->blendSource.isEmpty();
}

bool Shader::addsLight() const
{
    return std::ranges::any_of(stages, [](const ShaderStage &stage) {
        return stage.isImage() && (stage.blendTarget == u"GL_ONE" || stage.blendTarget == u"GL_ONE_MINUS_SRC_COLOR");
    });
}

const ShaderStage *Shader::mainStage() const
{
    // Stages below an opaque one are hidden.
    const auto covers = [](const ShaderStage &stage) {
        return stage.isImage() && stage.blendSource.isEmpty() && stage.alphaFunc.isEmpty();
    };
    const auto last = std::find_if(stages.rbegin(), stages.rend(), covers);
    const std::span seen(last == stages.rend() ? stages.begin() : last.base() - 1, stages.end());
    const auto lies = [](const ShaderStage &stage) { return stage.isImage() && !stage.isReflection(); };
    auto found = std::ranges::find_if(seen, lies);
    if (found == seen.end())
        found = std::ranges::find_if(seen, &ShaderStage::isImage);
    return found == seen.end() ? nullptr : &*found;
}

ShaderScript::ShaderScript(const QByteArray &text, const QString &file) : text_(text), file_(file)
{
    ShaderParser(ShaderWords(text_), file_, false).findIn(*this);
}

void ShaderScript::add(const QString &name, const Place &place)
{
    if (const auto key = searchName(name); !byName_.contains(key))
        byName_.insert(key, places_.size());
    places_.push_back(place);
}

Shader ShaderScript::read(size_t number) const
{
    const auto &place = places_[number];
    const auto left = place.end - place.at + text_.size() / static_cast<qsizetype>(places_.size());
    return ShaderParser(ShaderWords(text_, place.at, place.line), file_, true).read(left);
}

std::optional<size_t> ShaderScript::find(const QString &name) const
{
    const auto found = byName_.constFind(name);
    return found == byName_.cend() ? std::nullopt : std::optional(*found);
}

qsizetype ShaderScript::cost() const
{
    constexpr qsizetype ofName = 128; // its node and its characters
    return static_cast<qsizetype>(sizeof *this + places_.capacity() * sizeof(Place)) + text_.size() + ofName * byName_.size();
}
