// Writes shaders and their stages as script text in a uniform style.
#pragma once

#include "core/assets/shader.h"

// Returns each keyword with its parameters: "map a.tga", "blendFunc GL_ONE GL_ONE", ...
QStringList wordsOf(const ShaderStage &stage);
// Returns sentences on what the words do not say: videos are not played here, and the game may not draw detail stages.
QStringList remarksOn(const ShaderStage &stage);
// Returns the same for the keywords of the whole shader: "cull none", "deformVertexes autosprite", ...
QStringList wordsOf(const Shader &shader);
