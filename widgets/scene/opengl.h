// Whether and how this program gets at OpenGL.
#pragma once

#include <QSurfaceFormat>

// 3.3 core, which SceneRenderer needs.
QSurfaceFormat openGLFormat();
// Some platforms end the program where a context is asked for: those are not asked.
bool hasOpenGL();
