// Draws a Scene with OpenGL 3.3. It is independent of any window: the owner of the OpenGL context makes it current before every
// call, and before the destructor.
#pragma once

#include "core/scene/drawingorder.h"
#include "core/scene/portalview.h"
#include "core/shading/fogs.h"
#include "core/shading/scenetexture.h"
#include "widgets/gl/batchpainter.h"
#include "widgets/gl/decalpainter.h"
#include "widgets/gl/flarepainter.h"
#include "widgets/gl/markpainter.h"
#include "widgets/gl/modelpainter.h"
#include "widgets/gl/scenebuffers.h"
#include "widgets/gl/scenetextures.h"
#include "widgets/gl/sceneview.h"
#include "widgets/gl/skypainter.h"
#include "widgets/gl/stagepainter.h"

#include <QCoreApplication>
#include <QOpenGLFunctions_3_3_Core>

#include <memory>

// FaceSeen: visible from the selection. FaceSeesOneWay: sees the selection, but is not visible from there.
enum FaceState : quint8 { FaceSelected = 1, FaceHovered = 2, FaceSeen = 4, FaceSeesOneWay = 8 };

class SceneRenderer : protected QOpenGLFunctions_3_3_Core
{
    Q_DECLARE_TR_FUNCTIONS(SceneRenderer)
public:
    // Returns why nothing can be drawn, as a sentence, or an empty string.
    QString initialize();

    // Sets the scene; null: none. It must live until it is replaced or the renderer is deleted. Textures are kept, since they
    // belong to the map.
    void setScene(const Scene *scene);
    void clearTextures() { textures_.clear(); }
    // Sets the stages that are not drawn, also for textures that are set later.
    void setStagesOff(const StagesOff &off);
    // Sets a texture. Until then, its faces are plain grey; if its picture is missing, they show a checkerboard.
    void setTexture(const SceneTexture &texture) { textures_.setTexture(texture); }
    // Set which models and sprites the entities show, and a model that was read. Models are kept until clearModels().
    void setShownModels(std::vector<ShownModel> shown) { modelPainter_.setShown(std::move(shown)); }
    void setModel(const SceneModel &model);
    // Sets a model in parts, see ModelPainter::setModel().
    bool setModel(const SceneModel &model, qsizetype &bytes) { return modelPainter_.setModel(model, textures_, bytes); }
    void clearModels() { modelPainter_.clear(); }
    void setSky(const SkyLook &sky) { skyPainter_.setSky(sky); }
    void setFogs(std::vector<SceneFog> fogs) { fogs_ = std::move(fogs); } // as fogsOf() returns them, by SceneBatch::fog
    void setPortals(std::vector<ScenePortal> portals) { portals_ = std::move(portals); }
    // Sets decals of the current scene. A new scene has none until they are set.
    void setDecals(const SceneDecals &decals);
    // Sets all lightmaps, in one atlas. SceneVertex::light is a position in it, 0 to 1.
    void setLight(const LightAtlas &atlas) { textures_.setLight(atlas); }
    void setLightPart(QPoint at, const QImage &part) { textures_.setLightPart(at, part); }
    // Sets the colours of the vertexes of a face of the map, wherever the scene shows it.
    void setVertexLight(quint32 face, std::span<const std::array<quint8, 4>> colors);
    // Sets the directions that light comes from, in an atlas like that of setLight(), for DrawMode::LightDirections; null:
    // unknown.
    void setLightDirections(const QImage &atlas) { textures_.setLightDirections(atlas); }
    void setStates(std::span<const quint8> states) { buffers_.setStates(states); }   // FaceState bits by scene face
    void setState(quint32 face, quint8 state) { buffers_.setState(face, state); }    // of one scene face
    void setFaceColors(std::span<const QRgb> colors) { buffers_.setColors(colors); } // for DrawMode::Flat
    // Set the marks drawn over the scene: around the selection, and at what is under the pointer.
    void setOutlines(const Marks &marks) { outlines_.setMarks(marks); }
    void setPointed(const Marks &marks) { pointed_.setMarks(marks); }

    void draw(const SceneView &view, QSize size);
    // Returns what the driver refused to draw in the last pictures, as a sentence, once for each fault; otherwise an empty
    // string.
    QString takeFault();
    // Returns once, as a sentence, a limit of the driver that makes pictures coarser; if none does, returns takeFault().
    QString takeNotice();
    // Returns whether the last picture lacked a shader program that a later one will have.
    bool isUnfinished() const { return stagePainter_.isBehind(); }
    // Returns whether the last picture showed something in a mirror or portal.
    bool drewPortal() const { return drewPortal_; }
    // Returns whether something in the last picture moves in the game.
    bool drewMotion() const { return drewMotion_; }
    // Returns whether a scene face may be in the last picture. If that shows ghosts, returns true for every face.
    bool drew(quint32 face) const { return cull_ && (drewGhosts_ || cull_->isChosen(face)); }
    // Returns the number of faces turned to the eye in the last picture, without ghosts.
    quint32 drawnFaces() const { return cull_ ? drawnFaces_ : 0; }
    // Returns a sentence about how many models the last picture shows as boxes; empty: none.
    QString boxedSentence() const;

private:
    // Draws what is opaque, and what shaders sort. drawBlended() draws everything else that blends, back to front.
    void drawInOrder(const std::vector<std::vector<IndexRange>> &ranges);
    void drawBlended(const std::vector<std::vector<IndexRange>> &ranges, bool ghost);
    bool beginBatch(const SceneBatch &batch, bool ghost);
    // Notes that a batch moves, if it is in sight.
    void noteMotion(const SceneBatch &batch, bool moves);
    void drawWires();
    // Begins a view of a frame, which may have several: the view in a portal is drawn first.
    void beginView(const DrawnView &view);
    DrawnView drawnView(const SceneView &view, const QMatrix4x4 &toClip) const;
    void drawInPortal(const DrawnView &direct, CullChoice choice, const QMatrix4x4 &part);
    bool keepToPortal(std::span<const IndexRange> faces);
    // Draws what belongs between opaque and blended faces.
    void drawBetween();
    void drawDecalsOn(const SceneBatch &batch, quint32 face);
    void drawGhosts(CullChoice choice);
    void drawLines();

    const Scene *scene_ = nullptr;
    std::unique_ptr<SceneCull> cull_;
    quint32 drawnFaces_ = 0;
    SceneTextures textures_;
    SceneBuffers buffers_;
    BatchPainter batchPainter_{buffers_, textures_};
    StagePainter stagePainter_{buffers_, textures_};
    std::vector<SceneFog> fogs_;
    std::vector<ScenePortal> portals_;
    SkyPainter skyPainter_{buffers_};
    FlarePainter flarePainter_;
    DecalPainter decalPainter_;
    ModelPainter modelPainter_;
    DrawnView view_; // the view being drawn
    std::unique_ptr<QOpenGLShaderProgram> lineProgram_;
    MarkPainter outlines_, pointed_, boxes_; // the last: in place of models
    bool drewMotion_ = false, drewGhosts_ = false, drewPortal_ = false;
    std::vector<const SceneShader *> shaders_; // of the picture being drawn, by batch; null: drawn without stages
};
