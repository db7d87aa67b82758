// Reads scripts as id's tr_shader.c does, but also reads text attached to a brace, and does not stop at a fault;
// findRejection() finds what a fault means to the game.
#include "core/assets/shaderlines.h"
#include "core/assets/shaderrejection.h"
#include "core/assets/shaderwords.h"

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

class Parser
{
public:
    Parser(QByteArrayView text, const QString &file) : words_(text), wordsLeft_(text.size()), file_(file) {}
    ShaderScript parse();

private:
    void readBody(Shader &shader);
    void readStage(Shader &shader);
    ShaderLine takeLine();
    void breakOff(int line, const QString &what)
    {
        script_.isWhole = false;
        complain(line, what);
    }
    void complain(int line, const QString &what)
    {
        if (script_.problem.isEmpty())
            script_.problem = ShaderText::tr("%1, line %2: %3").arg(file_).arg(line).arg(what);
    }

    ShaderWords words_;
    qint64 wordsLeft_; // budget of findRejection(), initially more words than the file has
    QString file_;
    ShaderScript script_;
};

// Takes a keyword and the words that follow it on its line.
ShaderLine Parser::takeLine()
{
    const int line = words_.peek().line;
    QStringList words;
    do
        words.append(words_.take().text());
    while (words_.peek().line == line && !words_.peek().isBrace());
    return ShaderLine(std::move(words));
}

// Reads a stage. Skips what is in deeper nested braces, which is for compilers.
void Parser::readStage(Shader &shader)
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
    if (shader.stages.size() < mostStages)
        shader.stages.push_back(std::move(stage));
    else
        complain(start, ShaderText::tr("%1 has more than %2 stages.").arg(shortened(shader.name)).arg(mostStages));
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
            readShaderLine(shader, takeLine());
    }
    breakOff(shader.line, ShaderText::tr("%1 is not closed by }.").arg(shortened(shader.name)));
}

ShaderScript Parser::parse()
{
    while (!words_.peek().isEnd()) {
        const auto name = words_.peek().beginsWithBrace() ? words_.takeBrace() : words_.take();
        if (name.beginsWithBrace()) {
            breakOff(name.line, ShaderText::tr("This %1 has no shader name before it.").arg(name.text()));
        } else if (!words_.peek().begins('{')) {
            breakOff(name.line, ShaderText::tr("The shader name %1 is not followed by {.").arg(shortened(name.text())));
        } else {
            auto reading = findRejection(words_, wordsLeft_);
            Shader shader{.name = name.text(),
                          .file = file_,
                          .line = name.line,
                          .rejection = std::move(reading.rejection),
                          .needed = std::move(reading.images)};
            readBody(shader);
            script_.shaders.push_back(std::move(shader));
        }
    }
    return std::move(script_);
}

} // namespace

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

ShaderScript parseShaders(QByteArrayView text, const QString &file) { return Parser(text, file).parse(); }
