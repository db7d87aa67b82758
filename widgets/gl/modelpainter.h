// Draws the models and sprites of entities. Each is uploaded to the graphics driver once, however many entities show it.
#pragma once

#include "core/camera/camera.h"
#include "core/scene/entities/scenemodel.h"
#include "core/scene/marks/marks.h"
#include "core/shading/fogs.h"
#include "widgets/gl/deformbuffer.h"
#include "widgets/gl/foguniforms.h"
#include "widgets/gl/scenetextures.h"
#include "widgets/gl/sceneview.h"
#include "widgets/gl/shaderprogram.h"
#include "widgets/gl/stageprograms.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLTexture>
#include <QOpenGLVertexArrayObject>

// The source of texture coordinates: the model, a reflection in the world (Half-Life's chrome), a reflection in the model
// (Quake III's), or vectors. Values as in models.vert.
enum class ModelCoordinates { Base, Chrome, Environment, Vector };
enum class ModelAlpha { Given, Specular, Portal }; // the source of a stage's alpha; values as in models.vert

class ModelPainter : protected QOpenGLFunctions_3_3_Core
{
public:
    void initialize();
    // Returns why nothing is drawn, as a sentence, once for each fault; otherwise an empty string.
    QString takeFault() { return program_.takeFault(); }
    // Forgets all models that were set.
    void clear() { models_.clear(); }
    void setShown(std::vector<ShownModel> shown) { shown_ = std::move(shown); }
    // Uploads a model, and its pictures through `textures`. Subtracts the number of bytes sent to the driver from `bytes`.
    // Returns false if they were used up before all pictures were sent; the next call continues. The model is drawn only once all
    // of it has been sent.
    bool setModel(const SceneModel &model, SceneTextures &textures, qsizetype &bytes);
    // Draws opaque models, then blended ones. Call it after the opaque faces are drawn. Leaves blending and culling in any state.
    void draw(const DrawnView &view);
    // Returns whether something in the last picture moves in the game.
    bool drewMotion() const { return drewMotion_; }
    // Return the boxes that the last picture shows in place of distant models, if drawing all models would take too long
    // (mostModelEffort), and the number of these models.
    const Marks &boxes() const { return boxes_; }
    quint32 boxed() const { return boxed_; }

private:
    struct Drawn {                                             // a model as uploaded to the driver
        SceneModel model;                                      // without its pictures
        quint64 effort = 0;                                    // SceneModel::effort()
        std::vector<std::unique_ptr<QOpenGLTexture>> textures; // by skin; null: missing
        std::vector<std::unique_ptr<QOpenGLTexture>> images;   // by SceneModel::images
        std::unique_ptr<QOpenGLVertexArrayObject> array;       // null: its pictures are still being sent
        QOpenGLBuffer points{QOpenGLBuffer::VertexBuffer}, places{QOpenGLBuffer::VertexBuffer},
            indexes{QOpenGLBuffer::IndexBuffer};
    };
    struct Placed {
        const ShownModel *shown = nullptr;
        Drawn *drawn = nullptr;
        QMatrix4x4 toWorld;
        SceneModel::Moment moment;
        const SceneFog *fog = nullptr;
        float amount = 1;    // opacity
        double distance = 0; // from the eye
    };
    struct Uniforms {
        Uniform toClip{"toClip"}, eye{"eye"}, mode{"mode"}, textureGain{"textureGain"}, picture{"picture"}, toWorld{"toWorld"},
            eyeInModel{"eyeInModel"}, depthAt{"depthAt"}, share{"share"}, towards{"towards"}, back{"back"}, top{"top"},
            ambient{"ambient"}, directed{"directed"}, coordinates{"coordinates"}, test{"test"}, waves{"waves"},
            alphaFrom{"alphaFrom"}, usesAlpha{"usesAlpha"}, adds{"adds"}, tint{"tint"}, alpha{"alpha"}, fogEffect{"fogEffect"},
            brightness{"brightness"}, across{"across"}, down{"down"}, portalRange{"portalRange"}, sAxis{"sAxis"}, tAxis{"tAxis"};
    };
    QMatrix4x4 placeOf(const ShownModel &shown, const SceneModel &model, const DrawnView &view) const;
    const SceneFog *fogOf(const ShownModel &shown, const Drawn &drawn, const SceneModel::Moment &moment,
                          const DrawnView &view) const;
    static QVector4D depthOf(const Placed &placed, const DrawnView &view);
    std::vector<Placed> visible(const DrawnView &view);
    // Keeps the models that are drawn in full, and replaces the others by boxes.
    void box(std::vector<Placed> &placed);
    void drawOne(const DrawnView &view, const Placed &placed, bool blended);
    void drawSurface(const DrawnView &view, const Placed &placed, const ModelSurface &surface);
    void drawTriangles(const ModelSurface &surface);
    // Returns the shader whose stages draw a surface, or null if the surface is drawn plainly.
    static const SceneShader *stagedBy(const DrawnView &view, const Drawn &drawn, const ModelSurface &surface);
    void drawStages(const DrawnView &view, const Placed &placed, const ModelSurface &surface, const SceneShader &shader);
    void deformSurface(const DrawnView &view, const Placed &placed, const ModelSurface &surface, const SceneShader &shader);
    // Draws the corners, deformed if the shader says so. Leaves the model's own array bound.
    void drawCorners(const Placed &placed, const ModelSurface &surface, const SceneShader &shader);
    void setUpStage(const DrawnView &view, const Placed &placed, const SceneStage &stage);
    void setUpStageColor(const DrawnView &view, const Placed &placed, const SceneStage &stage);
    void pointTo(const Drawn &drawn, const SceneModel::Moment &moment);
    bool sendPictures(const SceneModel &model, Drawn &drawn, SceneTextures &textures, qsizetype &bytes);

    DeformBuffer deformed_;
    LateProgram program_{QStringLiteral("models")};
    Uniforms uniforms_;
    FogUniforms fog_;
    std::unique_ptr<QOpenGLTexture> grey_, white_; // for missing skins, for stages without a picture
    std::vector<std::unique_ptr<Drawn>> models_;   // by file
    std::vector<ShownModel> shown_;
    ModelSight sight_; // of the picture being drawn
    bool drewMotion_ = false;
    Marks boxes_;
    quint32 boxed_ = 0;
};
