// The keywords of shader scripts, each with the words that follow it on its line.
#pragma once

#include "core/assets/shader.h"

#include <utility>

// Takes the words of a line one after the other.
class ShaderLine
{
public:
    explicit ShaderLine(QStringList words) : words_(std::move(words)) {}

    bool isAtEnd() const { return at_ >= words_.size(); }
    QString take() { return isAtEnd() ? QString() : words_[at_++]; }
    QString takeLower() { return take().toLower(); }
    double takeNumber(); // 0 if there is none or it is not finite
    // Takes `count` numbers, optionally in parentheses, which may be attached to the numbers.
    void takeNumbers(double *numbers, size_t count);
    ShaderWave takeWave();
    QStringList takeRest() { return words_.mid(std::exchange(at_, words_.size())); }

private:
    QStringList words_;
    qsizetype at_ = 0;
};

// Read all keywords of the line, of a shader or of a stage. Add unknown ones that would be visible to `shader.ignored`.
void readShaderLine(Shader &shader, ShaderLine line);
void readStageLine(Shader &shader, ShaderStage &stage, ShaderLine line);
// Puts the implicit stages in place of the first ones.
void takeImplicitStages(Shader &shader);
