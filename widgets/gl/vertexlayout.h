// The layout of a vertex buffer of SceneVertex, for the programs of scenes and of models.
#pragma once

#include "core/shading/scenevertex.h"

#include <QOpenGLFunctions_3_3_Core>

#include <cstddef>

// Applies to the buffer and the array that are bound.
inline void layOutVertexes(QOpenGLFunctions_3_3_Core &gl)
{
    constexpr GLsizei stride = sizeof(SceneVertex);
    const auto at = [](size_t offset) { return reinterpret_cast<const void *>(offset); };
    for (GLuint i = 0; i < 6; ++i)
        gl.glEnableVertexAttribArray(i);
    gl.glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, stride, at(offsetof(SceneVertex, point)));
    gl.glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, stride, at(offsetof(SceneVertex, texture)));
    gl.glVertexAttribPointer(2, 2, GL_FLOAT, GL_FALSE, stride, at(offsetof(SceneVertex, light)));
    gl.glVertexAttribPointer(3, 4, GL_BYTE, GL_TRUE, stride, at(offsetof(SceneVertex, normal)));
    gl.glVertexAttribPointer(4, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, at(offsetof(SceneVertex, color)));
    gl.glVertexAttribIPointer(5, 1, GL_UNSIGNED_INT, stride, at(offsetof(SceneVertex, face)));
}

// Likewise, for models: both frames are the same, as there is no other to mix with.
inline void layOutModelVertexes(QOpenGLFunctions_3_3_Core &gl)
{
    constexpr GLsizei stride = sizeof(SceneVertex);
    const auto at = [](size_t offset) { return reinterpret_cast<const void *>(offset); };
    for (GLuint i = 0; i < 5; ++i)
        gl.glEnableVertexAttribArray(i);
    for (const GLuint frame : {0u, 2u}) {
        gl.glVertexAttribPointer(frame, 3, GL_FLOAT, GL_FALSE, stride, at(offsetof(SceneVertex, point)));
        gl.glVertexAttribPointer(frame + 1, 4, GL_BYTE, GL_TRUE, stride, at(offsetof(SceneVertex, normal)));
    }
    gl.glVertexAttribPointer(4, 2, GL_FLOAT, GL_FALSE, stride, at(offsetof(SceneVertex, texture)));
}
