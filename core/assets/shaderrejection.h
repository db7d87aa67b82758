// What id's own reader of shader scripts makes of them: where it meets what it does not take, it gives the shader up, and the
// game draws its default picture.
#pragma once

#include "core/assets/shader.h"
#include "core/assets/shaderwords.h"

struct ShaderReading {
    ShaderRejection rejection{}; // a sentence with its line
    std::vector<NeededImage> images{}; // that the reader loads until then, in order
};

// Returns what ParseShader() of ioquake3's tr_shader.c makes of the shader whose opening brace comes next. Tells of no
// rejection if more than `left` words are read for that, which counts down: a shader that the game reads on into the next
// ones would else cost as much as all of them.
ShaderReading readAsTheGame(ShaderWords words, qint64 &left);
