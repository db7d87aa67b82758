// What id's own reader of shader scripts makes of them: where it meets what it does not take, it gives the shader up, and the
// game draws its default picture.
#pragma once

#include "core/assets/shaderwords.h"

// Returns why ParseShader() of ioquake3's tr_shader.c gives up the shader whose opening brace comes next: a sentence
// with its line. Empty: it does not, or more than `left` words were read for that, which counts down: a shader that the
// game reads on into the next ones would else cost as much as all of them.
QString whyRejected(ShaderWords words, qint64 &left);
