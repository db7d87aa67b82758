// Functions that describe the layout of vertex buffers to OpenGL, including SceneVertex for the programs of scenes and of models.
#pragma once

#include "core/shading/scenevertex.h"

#include <QOpenGLFunctions_3_3_Core>

#include <cstddef>

// Sets up a vertex attribute that reads a member of `Vertex` from the bound buffer. Integers are normalised.
template <typename Vertex>
void setAttribute(QOpenGLFunctions_3_3_Core &gl, GLuint index, GLint count, GLenum type, size_t offset)
{
    gl.glEnableVertexAttribArray(index);
    gl.glVertexAttribPointer(index, count, type, type == GL_FLOAT ? GL_FALSE : GL_TRUE, sizeof(Vertex),
                             reinterpret_cast<const void *>(offset));
}

// Sets up SceneVertex for the programs of scenes, in the bound buffer and vertex array.
inline void layOutVertexes(QOpenGLFunctions_3_3_Core &gl)
{
    setAttribute<SceneVertex>(gl, 0, 3, GL_FLOAT, offsetof(SceneVertex, point));
    setAttribute<SceneVertex>(gl, 1, 2, GL_FLOAT, offsetof(SceneVertex, texture));
    setAttribute<SceneVertex>(gl, 2, 2, GL_FLOAT, offsetof(SceneVertex, light));
    setAttribute<SceneVertex>(gl, 3, 4, GL_BYTE, offsetof(SceneVertex, normal));
    setAttribute<SceneVertex>(gl, 4, 4, GL_UNSIGNED_BYTE, offsetof(SceneVertex, color));
    gl.glEnableVertexAttribArray(5);
    gl.glVertexAttribIPointer(5, 1, GL_UNSIGNED_INT, sizeof(SceneVertex),
                              reinterpret_cast<const void *>(offsetof(SceneVertex, face)));
}

// Sets up SceneVertex for the programs of models. Both frames are the same, as there is no second one to interpolate with.
inline void layOutModelVertexes(QOpenGLFunctions_3_3_Core &gl)
{
    for (const GLuint frame : {0u, 2u}) {
        setAttribute<SceneVertex>(gl, frame, 3, GL_FLOAT, offsetof(SceneVertex, point));
        setAttribute<SceneVertex>(gl, frame + 1, 4, GL_BYTE, offsetof(SceneVertex, normal));
    }
    setAttribute<SceneVertex>(gl, 4, 2, GL_FLOAT, offsetof(SceneVertex, texture));
}
