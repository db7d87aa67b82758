// Draws a Scene with OpenGL 3.3. It knows no window: whoever owns the context makes it current before every call, also
// before the destructor.
#pragma once

#include "core/scene/cull.h"
#include "core/view/camera.h"

#include <QImage>
#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLTexture>
#include <QOpenGLVertexArrayObject>

#include <memory>

enum class DrawMode { Lit, Textured, Lightmap, Flat, Normals }; // as in scene.frag

enum FaceState : quint8 { FaceSelected = 1, FaceHovered = 2 };

// A line in the world; `color` with alpha.
struct SceneLine {
    std::array<float, 3> from{}, to{};
    QRgb color = 0;
};

struct SceneView {
    Camera camera;
    DrawMode mode = DrawMode::Lit;
    bool wireframe = false;
    bool linear = true; // filtering of textures
    bool animate = false;
    double time = 0; // seconds, for what moves
    float brightness = 1;
    float textureGain = 1;
    SceneKinds hidden = SceneKinds(SceneKind::Trigger) | SceneKind::NoDraw;
    std::span<const quint8> inPvs{}; // as CullChoice
    bool ghosts = false;             // what the PVS hides is drawn faintly
};

class SceneRenderer : protected QOpenGLFunctions_3_3_Core
{
public:
    SceneRenderer();
    ~SceneRenderer();
    SceneRenderer(const SceneRenderer &) = delete;

    // Not empty: why nothing can be drawn here, in a sentence.
    QString initialize();

    // The scene must outlive it, or be replaced. Null: nothing. Textures stay: they are the map's.
    void setScene(const Scene *scene);
    void clearTextures() { pictures_.clear(); }
    // The picture of an image record. Until it is there a checkerboard is drawn; `size` is what texture coordinates are
    // counted in (empty: they are fractions already).
    void setTexture(qint32 image, const QImage &picture, QSize size, bool isCutOut);
    void setTextureSize(qint32 image, QSize size);
    // All lightmaps in one; GeometryVertex::light is a place in it, 0 to 1.
    void setLight(const QImage &atlas);
    void setLightPart(QPoint at, const QImage &part);
    void setStates(std::span<const quint8> states);    // FaceState bits by scene face
    void setFaceColors(std::span<const QRgb> colors);  // for DrawMode::Flat
    void setSkyColor(QColor color) { sky_ = color; }
    // Drawn over the scene; `through`: also where something stands in front, fainter.
    void setLines(std::span<const SceneLine> lines, bool through);

    void draw(const SceneView &view, QSize size);
    // Of the last picture, without ghosts: faces that are turned to the eye, and all triangles that were sent.
    quint32 drawnFaces() const { return cull_ ? drawnFaces_ : 0; }
    quint32 drawnTriangles() const { return cull_ ? drawnTriangles_ : 0; }

private:
    struct Picture {
        std::unique_ptr<QOpenGLTexture> texture;
        QSize size; // of the coordinates
        bool known = false;
    };
    void bindVertexes();
    void drawBatches(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges, bool ghost);
    void setUpPass(ScenePass pass, bool ghost);
    void drawWires(const SceneView &view);
    void drawRanges(const std::vector<IndexRange> &ranges);
    void drawLines(const QMatrix4x4 &toClip);
    Picture &pictureOf(qint32 image);
    void makeCheckers();
    std::unique_ptr<QOpenGLTexture> upload(const QImage &image, bool mips);
    void uploadBuffer(GLuint buffer, GLuint texture, GLenum format, const void *data, size_t bytes);

    const Scene *scene_ = nullptr;
    std::unique_ptr<SceneCull> cull_;
    quint32 drawnFaces_ = 0, drawnTriangles_ = 0;
    std::unique_ptr<QOpenGLShaderProgram> program_, lineProgram_;
    QOpenGLVertexArrayObject vertexArray_, lineArray_;
    QOpenGLBuffer vertexes_{QOpenGLBuffer::VertexBuffer}, indexes_{QOpenGLBuffer::IndexBuffer};
    QOpenGLBuffer lineBuffer_{QOpenGLBuffer::VertexBuffer};
    int lineCount_ = 0;
    bool through_ = false;
    GLuint stateBuffer_ = 0, stateTexture_ = 0, colorBuffer_ = 0, colorTexture_ = 0;
    std::unique_ptr<QOpenGLTexture> light_, checkers_;
    std::vector<Picture> pictures_;
    QColor sky_{120, 160, 200};
    std::vector<GLsizei> counts_;
    std::vector<const void *> offsets_;
    bool ready_ = false;
};
