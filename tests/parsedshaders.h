// A shader script with all its shaders read.
#pragma once

#include "core/assets/shader.h"

struct ParsedScript {
    std::vector<Shader> shaders{};
    bool isWhole = true;
    QString problem{};
};

inline ParsedScript parseShaders(const QByteArray &text, const QString &file)
{
    const ShaderScript script(text, file);
    ParsedScript parsed{.isWhole = script.isWhole(), .problem = script.problem()};
    for (size_t i = 0; i < script.count(); ++i)
        parsed.shaders.push_back(script.read(i));
    return parsed;
}
