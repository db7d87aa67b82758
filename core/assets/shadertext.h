// Shaders' stages in the words of their scripts, in one way of writing, whatever that of the script is.
#pragma once

#include "core/assets/shader.h"

// Keywords with their parameters, one each: "map a.tga", "blendFunc GL_ONE GL_ONE", ...
QStringList wordsOf(const ShaderStage &stage);
// The same of what a shader says of all its stages: "cull none", "deformVertexes autosprite", ...
QStringList wordsOf(const Shader &shader);
