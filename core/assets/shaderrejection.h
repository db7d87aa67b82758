// Finds where id's own parser of shader scripts rejects a shader, which the game then draws as its default picture.
#pragma once

#include "core/assets/shader.h"
#include "core/assets/shaderwords.h"

struct ShaderReading {
    ShaderRejection rejection{};       // a sentence with the line
    std::vector<NeededImage> images{}; // those loaded up to the rejection, in order
};

// Returns whether ParseShader() of ioquake3's tr_shader.c rejects the shader whose opening brace comes next. Reads at most
// `left` words, subtracts those read, and reports no rejection if they run out: reading a shader that runs on into
// the next ones would otherwise cost as much as all of them.
ShaderReading findRejection(ShaderWords words, qint64 &left);
