// What id's own reader of shader scripts makes of them: where it meets what it does not take, it gives the shader up, and the
// game draws its default picture.
#pragma once

#include "core/assets/shaderwords.h"

// Returns why ParseShader() of ioquake3's tr_shader.c gives up the shader whose opening brace comes next: a sentence with its
// line. Empty: it does not.
QString whyRejected(ShaderWords words);
