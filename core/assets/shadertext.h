// Shaders' stages in the words of their scripts, in one way of writing, whatever that of the script is.
#pragma once

#include "core/assets/shader.h"

// Keywords with their parameters, one each: "map a.tga", "blendFunc GL_ONE GL_ONE", ...
QStringList wordsOf(const ShaderStage &stage);
// What a reader of these words should know of it beyond them, in sentences: videos are not played here, and what is marked
// as detail may not be drawn by the game.
QStringList remarksOn(const ShaderStage &stage);
// The same of what a shader says of all its stages: "cull none", "deformVertexes autosprite", ...
QStringList wordsOf(const Shader &shader);
