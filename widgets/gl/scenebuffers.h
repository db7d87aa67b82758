// The triangles of a scene, and each face's state and colour, in buffers of the graphics driver.
#pragma once

#include "core/geometry/boxtree.h"
#include "core/scene/cull.h"

#include <QCoreApplication>
#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLTexture>
#include <QOpenGLVertexArrayObject>

class SceneBuffers : protected QOpenGLFunctions_3_3_Core
{
    Q_DECLARE_TR_FUNCTIONS(SceneBuffers)
public:
    void initialize();
    // Uploads a scene. Its faces have no states and are grey until these are set.
    void setScene(const Scene &scene);
    // Sets the colours of a scene face's first vertexes, one for each of `colors`.
    void setVertexLight(const Scene &scene, quint32 face, std::span<const std::array<quint8, 4>> colors);
    // Returns a sentence if the driver cannot mark all faces, only once for each scene; otherwise an empty string.
    QString takeNotice() { return std::exchange(notice_, {}); }
    // Set states and colours, as SceneRenderer does.
    void setStates(std::span<const quint8> states);
    void setState(quint32 face, quint8 state);
    void setColors(std::span<const QRgb> colors);
    // Returns whether a face of the batch has a state. Programs that show states take a software renderer a fifth longer, so most
    // of a map is drawn without them.
    bool isMarked(const SceneBatch &batch) const;

    // Binds states and colours to their texture units, and the triangles.
    void bind();
    void bindTriangles() { array_.bind(); } // again, after drawing something else
    void release() { array_.release(); }
    // Draws triangles, which must be bound.
    void draw(std::span<const IndexRange> ranges);

private:
    struct FaceValues {                                    // by scene face
        QOpenGLBuffer buffer{QOpenGLBuffer::VertexBuffer}; // bound as GL_TEXTURE_BUFFER, a type that Qt lacks
        QOpenGLTexture texture{QOpenGLTexture::TargetBuffer};
    };
    void upload(const FaceValues &values, GLenum format, const void *data, size_t bytes);

    QOpenGLVertexArrayObject array_;
    QOpenGLBuffer vertexes_{QOpenGLBuffer::VertexBuffer}, indexes_{QOpenGLBuffer::IndexBuffer};
    FaceValues faceStates_, faceColors_;
    GLint largest_ = 0;          // the most faces whose values fit into a buffer
    std::vector<quint8> states_; // FaceState bits by scene face
    std::vector<GLsizei> counts_;
    std::vector<const void *> offsets_;
    QString notice_;
};
