// The map in 3D. Drawn when something changes, and only then.
#pragma once

#include "core/camera/framing.h"
#include "core/document/sceneloader.h"
#include "core/document/scenestyles.h"
#include "core/geometry/boxtree.h"
#include "core/scene/facing.h"
#include "widgets/gl/glcanvas.h"
#include "widgets/gl/renderer.h"
#include "widgets/parts/clickdepth.h"
#include "widgets/view3d/facemarks.h"
#include "widgets/view3d/mouselook.h"
#include "widgets/view3d/portalpace.h"
#include "widgets/view3d/shownonly.h"
#include "widgets/view3d/sighttint.h"
#include "widgets/view3d/stagesnotice.h"
#include "widgets/view3d/viewmotion.h"
#include "widgets/view3d/viewoverlay.h"
#include "widgets/view3d/viewpvs.h"

#include <QBasicTimer>
#include <QElapsedTimer>

#include <deque>
#include <map>
#include <optional>
#include <set>

struct TextureSizes {
    qint32 image = -1; // record
    QSize picture;     // pixels; empty: it is missing
    QSize size;        // as SceneTexture::size
};

class Viewport : public GlCanvas
{
    Q_OBJECT
public:
    explicit Viewport(QWidget *parent = nullptr);
    ~Viewport() override;

    // Null: no map.
    void setDocument(Document *document);

    void setPictureMemory(qint64 most) { loader_.setPictureMemory(most); } // bytes

    const Camera &camera() const { return camera_; }
    // To somewhere else at once: goBack() leads back to where it was, step by step.
    void jumpTo(const Camera &camera);
    void goBack();
    // One that is not finite is left alone. What was still to be framed is so no more.
    void setCamera(const Camera &camera);
    // The same, with what perspective() is to be where the camera has none.
    void setCameras(const Camera &camera, const Camera &perspective);
    // Where perspective() is in the map, which there has to be.
    const PointInLeaf &place() const;
    void home();                         // the first player start
    // Brings the camera to what is selected, or to everything, as soon as the map is drawn and seen.
    void frameSelection();
    // The same, once for all that is selected meanwhile; of an empty selection nothing.
    void frameSelectionSoon();
    // Around what is selected; empty: nothing is, or it has no place.
    Box selectionBox() const;
    // Around its parts; of very many faces some.
    std::vector<Box> selectionBoxes() const;
    // Hides all faces that belong to none of the records.
    void showOnly(std::vector<RecordRef> records);
    void showOnlySelected();
    // Leaves out all faces that belong to any of the records.
    void hideFaces(std::vector<RecordRef> records);
    void setFieldOfView(double degrees); // as Camera::fieldOfView; it stays for other maps
    // Without perspective, and back to where the camera was with it.
    void lookFrom(CameraSide side);
    void lookInPerspective();
    // The camera, or what it was before it looked from a side.
    const Camera &perspective() const { return perspective_; }
    // Shows what lies in a part of the widget as large as it can be.
    void zoomTo(const QRect &part);
    // The mouse turns the view, with its pointer hidden and held, until Z or Esc is pressed or the view loses the
    // keyboard. Nothing happens where the view is not seen, or something is dragged.
    void setMouseLook(bool on);
    bool looksByMouse() const { return look_.isOn(); }
    // The pointer is a cross while any tool takes clicks and drags; it appears again if the mouse looked around.
    void setAiming(const QObject *tool, bool on);
    void setMode(DrawMode mode) { change(view_.mode, mode); }
    void setWireframe(bool shown) { change(view_.wireframe, shown); }
    void setLinear(bool linear) { change(view_.linear, linear); }
    // Whether mirrors and portals show what is seen in them.
    void setPortals(bool shown) { change(view_.portals, shown); }
    void setFog(bool shown);
    void setPvsMode(PvsMode mode);
    void setGhosts(bool shown) { change(view_.ghosts, shown); }
    // What moves in the game moves: liquids, animated and moving textures, the sky, and light styles if those play.
    void setAnimated(bool on) { motion_.setOn(on); }
    // The moment that is drawn while nothing is animated, in seconds after the game's start.
    void setMoment(double seconds) { motion_.setMoment(seconds); }
    void setStylesPlay(bool on);
    void setBrightness(double times); // of the game's stock brightness
    SceneStyles &styles() { return styles_; }
    const SceneLoader &loader() const { return loader_; }
    void setHidden(SceneKinds kinds);
    DrawMode mode() const { return view_.mode; }
    // Of DrawMode::Flat, by scene face; grey until they are set, and again when another scene is made.
    void setFaceColors(std::vector<QRgb> colors);
    // Lines that mark a place, beside the outlines.
    void setMark(Marks lines);
    SceneKinds hidden() const { return view_.hidden; }

    bool isReady() const { return scene_ != nullptr; }
    const std::shared_ptr<const MapScene> &scene() const { return scene_; } // null until it is made
    bool isBusy() const { return loader_.isRunning() || !waiting_.empty() || !waitingModels_.empty() || overlay_.isBusy(); }
    // Of an image record, once it was read.
    std::optional<TextureSizes> textureOf(qint32 image) const;
    quint32 drawnFaces() const { return renderer_ ? renderer_->drawnFaces() : 0; }
    // What the map's engine counts in the picture from perspective(), whatever is drawn here; nothing before the scene is made.
    PictureCount pictureCount() const;
    // Where an entity's model is drawn; nothing if it has none.
    std::optional<Transform> placement(qint32 entity) const;
    // What the pointer at a place of the widget points at: the middle while the mouse looks around.
    QPoint pointerPlace(QPoint at) const { return look_.isOn() ? rect().center() : at; }
    Ray rayAt(QPoint at) const;
    // Around the faces that are painted as selected; empty: none are.
    const Box &selectedBox() const { return marks_.selectedBox(); }
    // The face that is drawn at a place of the widget.
    std::optional<RayHit> hitAt(QPoint at) const;
    // All that a click can select at a place of the widget, from near to far; behind a brush model's face its entity,
    // and before a decal's that which put it there.
    std::vector<RecordRef> recordsAt(QPoint at) const;
    ViewOverlay &overlay() { return overlay_; }
    SightTint &sight() { return sight_; }
    ShownOnly &shownOnly() { return shownOnly_; }
    StagesNotice *stagesNotice() const { return stagesNotice_; }

signals:
    void hiddenChanged(SceneKinds kinds);
    void fogChanged(bool shown);
    void cameraMoved();
    void jumped(); // by jumpTo()
    void menuWanted(QPoint at, bool ofSelection); // of what lies there, or of what is selected
    void built();                       // the map is drawn, without its textures still
    void statusMessage(const QString &sentence); // of what a key or the wheel did

protected:
    bool event(QEvent *event) override;
    QString prepareGL() override;
    void drawGL(QSize pixels) override;
    void paintOver(QPainter &painter) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    std::optional<quint32> decalAt(const RayHit &hit) const;
    template <typename Value>
    void change(Value &value, Value to) // of what is drawn
    {
        value = to;
        update();
    }
    void adoptScene();
    void connectModels();
    void tellModels();
    bool areModelsSeen() const { return !(view_.hidden & SceneKind::Model) && !shownOnly_.isOn(); }
    void connectLook();
    void relight(const std::vector<LightPart> &parts);
    void playStyles();
    void upload();
    void uploadModels();
    void adoptSelection();
    void frameAll();
    void frameFlat(const Point &low, const Point &high);
    std::optional<FrameTarget> selectionTarget(const FrameWorld &world) const;
    void frameIfWanted();
    void bring(const Camera &camera, const Camera &perspective);
    void moved();
    void endLook();
    void showPointer();
    void fly(double seconds);
    bool startFlying(const QKeyEvent *event);
    bool act(int key, bool withShift);
    bool actWithShift(int key);
    bool escape();
    bool hasSelection() const;
    void tellWhyNotDragged();
    QString sentenceOver() const;
    void changeSpeed(double steps);
    void hover(QPoint at);
    void pointAtNothing();
    void turn(QPoint pixels);
    void orbit(QPoint pixels);
    void pick(QPoint at, bool extends);
    // Those of a parallel camera, by pixels and by steps of the wheel.
    void pan(QPointF pixels);
    void zoom(double steps, QPointF at);
    void panByKeys(double seconds);
    std::array<double, 2> pictureAt(QPointF at) const; // as Camera::towards() takes it
    bool isFlareDrawn(quint32 face) const; // a record of the faces
    RayOptions whatIsDrawn() const;
    DragStop stopAlong(const Ray &ray, double beyond) const;
    double aspect() const { return static_cast<double>(width()) / std::max(height(), 1); }

    Document *document_ = nullptr;
    SceneLoader loader_;
    SceneStyles styles_;
    std::map<quint32, LightPart> lightParts_; // by face, for the next frame
    ViewMotion motion_{this};
    bool stylesPlay_ = true;
    std::shared_ptr<const MapScene> scene_;
    std::unique_ptr<SceneRenderer> renderer_;
    ViewOverlay overlay_{this, {.isFlat = [this] { return camera_.isParallel(); },
                                .rayAt = [this](QPoint at) { return rayAt(at); },
                                .stopAlong = [this](const Ray &ray, double beyond) { return stopAlong(ray, beyond); }}};
    SceneView view_;
    PortalPace portalPace_;
    Camera camera_, perspective_;
    std::vector<Camera> before_; // from where it jumped, the last at the end
    mutable std::optional<PointInLeaf> place_; // of the camera, once it was asked for
    ViewPvs pvs_;
    FaceMarks marks_;
    SightTint sight_;
    ShownOnly shownOnly_{this};
    StagesNotice *stagesNotice_;
    std::vector<QRgb> faceColors_;
    bool isFrameWanted_ = false;       // frameSelection() was asked for too early
    bool areEntitiesStale_ = false;    // those of the scene: their numbers may be others now
    std::deque<SceneTexture> waiting_; // for the next frames
    std::vector<TextureSizes> sent_;   // before
    std::deque<SceneModel> waitingModels_; // likewise
    bool areModelsDropped_ = false, areShownChanged_ = false;
    bool mapChanged_ = false, stagesChanged_ = false, sceneChanged_ = false, skyChanged_ = false, decalsChanged_ = false,
         colorsChanged_ = false;
    std::set<int> keys_; // that move the camera, held down
    QBasicTimer flying_;
    QElapsedTimer sinceFlown_;
    double speed_ = 400; // map units a second
    MouseLook look_{*this};
    std::set<const QObject *> aiming_; // tools
    QPoint pressedAt_, lastAt_;
    ClickDepth depth_; // of clicks since the camera moved
    RecordRef picked_; // by the last of them
    bool dragged_ = false;
    bool looked_ = false; // while the right button is held: its release asks for no menu
};
