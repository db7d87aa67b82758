// Draws a Scene with OpenGL 3.3. It knows no window: whoever owns the context makes it current before every call, also
// before the destructor.
#pragma once

#include "core/games/game.h"
#include "core/light/atlas.h"
#include "core/scene/drawingorder.h"
#include "core/scene/fogs.h"
#include "core/scene/portalview.h"
#include "core/scene/scenetexture.h"
#include "widgets/gl/decalpainter.h"
#include "widgets/gl/deformbuffer.h"
#include "widgets/gl/flarepainter.h"
#include "widgets/gl/markpainter.h"
#include "widgets/gl/modelpainter.h"
#include "widgets/gl/sceneprograms.h"
#include "widgets/gl/skypainter.h"
#include "widgets/gl/stageprograms.h"

#include <QCoreApplication>
#include <QImage>
#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLTexture>
#include <QOpenGLVertexArrayObject>

#include <memory>

// FaceSeen: from what is selected. FaceSeesOneWay: sees that, and is not seen from there.
enum FaceState : quint8 { FaceSelected = 1, FaceHovered = 2, FaceSeen = 4, FaceSeesOneWay = 8 };

struct SceneView {
    Camera camera;
    DrawMode mode = DrawMode::Lit;
    bool wireframe = false;
    bool linear = true; // filtering of textures
    bool animate = false;
    double time = 0; // seconds, for what moves
    bool fog = true;
    bool portals = true; // what is seen in the nearest mirror or portal is drawn, of a picture in perspective
    int newPrograms = INT_MAX; // for shaders' stages, that may be made for this picture; without theirs they are drawn plainly
    float brightness = 1;
    float textureGain = 1;
    float over = 1; // Brightness::over
    SceneKinds hidden = SceneKinds(SceneKind::Trigger) | SceneKind::NoDraw | SceneKind::Flare; // no game draws them unasked
    bsp::Flow flow{}; // of textures, in the map's game
    float ripples = 4, rippleTurn = 0.125f; // texels, radians a texel; likewise
    std::span<const quint8> shown{}, inPvs{}; // as CullChoice
    std::span<const quint8> flaresInPvs{}; // likewise, by Scene::flares
    // Of what entities show of models, by cluster and by area, 0: not seen; empty: all are.
    std::span<const quint8> clustersInPvs{}, areasReached{};
    std::span<const quint8> inSight{}; // by scene face; elsewhere nothing is seen to move, though it is drawn
    bool ghosts = false;             // what the PVS hides is drawn faintly
    // Pixels. Of a picture that is drawn in parts the size, and where the part begins that is drawn; empty: it is whole.
    QSize whole{};
    QPoint corner{};
};

class SceneRenderer : protected QOpenGLFunctions_3_3_Core
{
    Q_DECLARE_TR_FUNCTIONS(SceneRenderer)
public:
    SceneRenderer();
    ~SceneRenderer();
    SceneRenderer(const SceneRenderer &) = delete;

    // Not empty: why nothing can be drawn here, in a sentence.
    QString initialize();

    // The scene must outlive it, or be replaced. Null: nothing. Textures stay: they are the map's.
    void setScene(const Scene *scene);
    void clearTextures() { pictures_.clear(); }
    // Stages that are not drawn, also of textures that are set later.
    void setStagesOff(const StagesOff &off);
    // A checkerboard is drawn where a picture is missing, and plain grey until it is known.
    void setTexture(const SceneTexture &texture);
    // What entities show of models and sprites, and what of these was read; models stay until they are cleared.
    void setShownModels(std::vector<ShownModel> shown) { modelPainter_.setShown(std::move(shown)); }
    void setModel(const SceneModel &model);
    // The same in parts, as ModelPainter has it.
    bool setModel(const SceneModel &model, qsizetype &bytes);
    void clearModels() { modelPainter_.clear(); }
    void setSky(const SkyLook &sky) { skyPainter_.setSky(sky); }
    void setFogs(std::vector<SceneFog> fogs) { fogs_ = std::move(fogs); } // as fogsOf() returns them, by SceneBatch::fog
    void setPortals(std::vector<ScenePortal> portals) { portals_ = std::move(portals); }
    // Of the scene; another has none until it is told its own.
    void setDecals(const SceneDecals &decals);
    // All lightmaps in one; SceneVertex::light is a place in it, 0 to 1.
    void setLight(const LightAtlas &atlas);
    void setLightPart(QPoint at, const QImage &part);
    // Likewise where the light comes from, for DrawMode::LightDirections; null: it is not known.
    void setLightDirections(const QImage &atlas);
    void setStates(std::span<const quint8> states);    // FaceState bits by scene face
    void setState(quint32 face, quint8 state);         // of one scene face
    void setFaceColors(std::span<const QRgb> colors);  // for DrawMode::Flat
    // Drawn over the scene: around what is selected, and at what is pointed at.
    void setOutlines(const Marks &marks) { outlines_.setMarks(marks); }
    void setPointed(const Marks &marks) { pointed_.setMarks(marks); }

    void draw(const SceneView &view, QSize size);
    // What of the last pictures the driver refused to draw, in a sentence, once; empty else.
    QString takeFault();
    // The same, or what it has no room for and is drawn coarser.
    QString takeNotice();
    // Of the last picture: whether a program was missing in it that the next has.
    bool isUnfinished() const { return stagePrograms_.isBehind(); }
    // Of the last picture: whether something was seen in a mirror or portal.
    bool drewPortal() const { return drewPortal_; }
    // Of the last picture: whether something in it moves in the game.
    bool drewMotion() const { return drewMotion_; }
    // Whether a scene face is in the last picture; with ghosts, any may be.
    bool drew(quint32 face) const { return cull_ && (drewGhosts_ || cull_->isChosen(face)); }
    // Of the last picture, without ghosts: faces that are turned to the eye.
    quint32 drawnFaces() const { return cull_ ? drawnFaces_ : 0; }
    // Of the last picture: that models are drawn as boxes, in a sentence; empty: none is.
    QString boxedSentence() const;

private:
    struct Picture {
        std::unique_ptr<QOpenGLTexture> texture, glow;
        SceneTexture look; // without its pictures
        std::optional<SceneShader> reduced; // its shader, where stages of it are not drawn
    };
    // What is opaque, or drawn in the order of shaders; what else blends is drawn by backToFront().
    void drawInOrder(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges);
    double furthestFrom(const Point &eye) const;
    SkyView skyView(const SceneView &view, const SceneBatch &batch) const;
    void drawSky(const SceneView &view, const SceneBatch &batch, std::span<const IndexRange> ranges);
    // Once all batches of the sky are drawn: fog of some lies before parts of others, and the map's before all.
    void drawSkyFogs(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges, std::span<const size_t> skies);
    void drawOpaque(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges, bool ghost);
    void drawBlended(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges, bool ghost);
    bool setUpBatch(const SceneView &view, const SceneBatch &batch, bool ghost);
    bool isInSight(const SceneView &view, const SceneBatch &batch) const;
    bool isMarked(const SceneBatch &batch) const;
    void setUpBlending(ScenePass pass, bool ghost);
    // As what a pass is drawn in a mode.
    static ScenePass passIn(DrawMode mode, ScenePass pass);
    const SceneFog *fogOf(const SceneBatch &batch) const;
    const SceneFog *fogOn(const SceneView &view, const SceneBatch &batch) const; // of its stages; null: none
    std::span<const SceneFog> fogsSeen(const SceneView &view) const;
    // That lies over all of the map; null: there is none, or it is not drawn.
    const SceneFog *worldFog(const SceneView &view) const;
    const SceneShader *stagedBy(const SceneView &view, const SceneBatch &batch);
    std::vector<size_t> drawingOrder(const SceneView &view);
    // Stages that are drawn at once, as they are at a moment.
    struct StagedPart {
        std::span<const SceneStage> stages; // none: fog alone
        StageBlend blend;
        bool writesDepth = false, isDepthEqual = false;
        StageVariant variant;
    };
    static StagedPart partOf(const SceneShader &shader, const StageGroup &group, FogEffect effect);
    std::vector<StagedPart> partsOf(const SceneShader &shader, const SceneFog *fog);
    // False where a program is missing: nothing is drawn then.
    bool drawStaged(const SceneView &view, const SceneShader &shader, const SceneBatch &batch,
                    std::span<const IndexRange> ranges);
    void setUpPart(const SceneView &view, const SceneShader &shader, const StagedPart &part, const SceneFog *fog);
    SceneProgram *useProgram(const SceneView &view, const ShaderVariant &way);
    void setTextureUniforms(const SceneProgram &program, const SceneView &view, const SceneBatch &batch,
                            const Picture &picture);
    const Picture &shownOf(const SceneView &view, const SceneBatch &batch, const Picture &picture) const;
    QOpenGLTexture *textureOf(const SceneBatch &batch, const Picture &shown);
    QOpenGLTexture *detailOf(const SceneView &view, const SceneBatch &batch, const Picture &shown) const;
    void drawWires(const SceneView &view);
    void drawRanges(std::span<const IndexRange> ranges);
    // Of a frame, which may be of several: what is seen in a portal goes first.
    void beginView(DrawMode mode);
    struct PortalInSight {
        ScenePortal portal;
        Plane plane; // of its faces
        std::vector<IndexRange> faces;
    };
    std::optional<PortalInSight> portalInSight(const SceneView &view, const CullChoice &choice);
    void drawInPortal(const SceneView &view, CullChoice choice, const QMatrix4x4 &part);
    bool keepToPortal(const SceneView &view, const PortalInSight &seen);
    // Between what is opaque and what blends.
    void drawBetween(const SceneView &view);
    DecalLook decalLook(const SceneView &view) const;
    void drawDecals(const SceneView &view);
    void drawDecalsOn(const SceneView &view, const SceneBatch &batch, quint32 face);
    static float alphaOf(const SceneView &view, const SceneBatch &batch);
    void drawModels(const SceneView &view);
    void drawGhosts(const SceneView &view, CullChoice choice);
    void drawLines(const SceneView &view);
    Picture &pictureOf(qint32 image);
    void reduce(qint32 image);
    QOpenGLTexture *checkers();
    std::unique_ptr<QOpenGLTexture> upload(const QImage &image, bool mips);
    void uploadBuffer(GLuint buffer, GLuint texture, GLenum format, const void *data, size_t bytes);

    const Scene *scene_ = nullptr;
    std::unique_ptr<SceneCull> cull_;
    Box box_; // of the scene
    quint32 drawnFaces_ = 0;
    ScenePrograms programs_;
    StagePrograms stagePrograms_;
    DeformBuffer deformed_;
    std::vector<SceneFog> fogs_;
    std::vector<ScenePortal> portals_;
    SkyPainter skyPainter_;
    FlarePainter flarePainter_;
    DecalPainter decalPainter_;
    ModelPainter modelPainter_;
    QMatrix4x4 toClip_; // of the view that is drawn
    std::unique_ptr<QOpenGLShaderProgram> lineProgram_;
    MarkPainter outlines_, pointed_, boxes_; // the last of models
    QOpenGLVertexArrayObject vertexArray_;
    QOpenGLBuffer vertexes_{QOpenGLBuffer::VertexBuffer}, indexes_{QOpenGLBuffer::IndexBuffer};
    GLint largestTexture_ = 0, largestBuffer_ = 0; // pixels of a side; scene faces
    QString notice_;
    std::array<float, 2> pagesAcross_{1, 1}; // of the lightmaps
    bool isLightScaled_ = false, drewMotion_ = false, drewGhosts_ = false, drewPortal_ = false;
    GLuint stateBuffer_ = 0, stateTexture_ = 0, colorBuffer_ = 0, colorTexture_ = 0;
    std::unique_ptr<QOpenGLTexture> light_, directions_, checkers_, white_, grey_;
    std::vector<quint8> states_; // FaceState bits by scene face
    std::vector<Picture> pictures_;
    StagesOff stagesOff_;
    qint32 skyImage_ = -1; // of the scene
    std::vector<GLsizei> counts_;
    std::vector<const void *> offsets_;
    bool ready_ = false;
};
