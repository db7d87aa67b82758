// The map in 3D. It is redrawn only when something changes.
#pragma once

#include "core/scene/facing.h"
#include "widgets/gl/glcanvas.h"
#include "widgets/gl/scenerenderer.h"
#include "widgets/parts/clickdepth.h"
#include "widgets/view3d/animationclock.h"
#include "widgets/view3d/cameracontrol.h"
#include "widgets/view3d/othermap.h"
#include "widgets/view3d/overlays/facemarks.h"
#include "widgets/view3d/overlays/overlays.h"
#include "widgets/view3d/overlays/sighttint.h"
#include "widgets/view3d/overlays/stagesnotice.h"
#include "widgets/view3d/portalpace.h"
#include "widgets/view3d/pvsculling.h"
#include "widgets/view3d/scenepicker.h"
#include "widgets/view3d/sceneuploads.h"
#include "widgets/view3d/selectionframer.h"
#include "widgets/view3d/shownonly.h"
#include "widgets/view3d/tools/mouselook.h"

#include <optional>
#include <set>

class PointerTool;

class Viewport : public GlCanvas
{
    Q_OBJECT
public:
    explicit Viewport(QWidget *parent = nullptr);
    ~Viewport() override;

    // Shows a map; null: none.
    void setDocument(Document *document);

    void setPictureMemory(qint64 most) { loader_.setPictureMemory(most); } // bytes

    const Camera &camera() const { return camera_; }
    // Ignores a camera that is not finite. Cancels pending framing.
    void setCamera(const Camera &camera);
    // Also sets what perspective() returns while the camera is parallel.
    void setCameras(const Camera &camera, const Camera &perspective);
    // Returns the leaf that contains the position of perspective(). Requires a map.
    const PointInLeaf &place() const;
    void home();                         // to the first player start
    void setFieldOfView(double degrees); // as Camera::fieldOfView; kept for other maps
    // Look from a side without perspective, and return to perspective().
    void lookFrom(CameraSide side);
    void lookInPerspective() { setCamera(perspective_); }
    // Returns the camera, or the camera before it looked from a side.
    const Camera &perspective() const { return perspective_; }
    // Lets the mouse turn the view, with the pointer hidden and held in place, until the user presses Z or Esc or the view loses
    // focus. Does nothing if the view is hidden or something is being dragged.
    void setMouseLook(bool on);
    bool looksByMouse() const { return look_.isOn(); }
    // Adds a tool, which gets events before those that were added earlier.
    void addTool(PointerTool *tool);
    // Shows a cross as pointer while any tool takes clicks and drags. Ends looking around with the mouse.
    void setAiming(const QObject *tool, bool on);
    void setMode(DrawMode mode) { change(view_.mode, mode); }
    void setWireframe(bool shown) { change(view_.wireframe, shown); }
    void setLinear(bool linear) { change(view_.linear, linear); }
    // Sets whether mirrors and portals show what is visible in them.
    void setPortals(bool shown) { change(view_.portals, shown); }
    void setFog(bool shown);
    void setPvsMode(PvsMode mode);
    void setGhosts(bool shown) { change(view_.ghosts, shown); }
    // Animates what moves in the game: liquids, animated and moving textures, the sky, and light styles if setStylesPlay() is on.
    void setAnimated(bool on) { motion_.setOn(on); }
    // Sets the moment that is drawn while nothing is animated, in seconds after the game's start.
    void setMoment(double seconds) { motion_.setMoment(seconds); }
    void setStylesPlay(bool on);
    void setBrightness(double times); // times the game's stock brightness
    SceneStyles &styles() { return styles_; }
    const SceneLoader &loader() const { return loader_; }
    void setHidden(SceneKinds kinds);
    DrawMode mode() const { return view_.mode; }
    // Sets lines that mark a position, in addition to the outlines.
    void setMark(Marks lines);
    SceneKinds hidden() const { return view_.hidden; }

    bool isReady() const { return scene_ != nullptr; }
    const std::shared_ptr<const MapScene> &scene() const { return scene_; } // null until made
    bool isBusy() const { return loader_.isRunning() || uploads_.areImagesWaiting() || overlay_.isBusy() || otherMap_.isBusy(); }
    quint32 drawnFaces() const { return renderer_ ? renderer_->drawnFaces() : 0; }
    // Counts what the map's engine would draw from perspective(), whatever is drawn here. Empty until the scene is made.
    PictureCount pictureCount() const;
    // Returns the position that a pointer at `at` points to: the centre of the view while the mouse turns it.
    QPoint pointerPlace(QPoint at) const { return look_.isOn() ? rect().center() : at; }
    Ray rayAt(QPoint at) const;
    // Returns the box around the faces painted as selected; empty: none are.
    const Box &selectedBox() const { return marks_.selectedBox(); }
    // Returns the face drawn at a position of the widget.
    std::optional<RayHit> hitAt(QPoint at) const { return picker_.first(rayAt(at)); }
    // Returns all that a click at a position of the widget can select, from near to far.
    std::vector<RecordRef> recordsAt(QPoint at) const { return picker_.all(rayAt(at)); }
    CameraControl &control() { return control_; }
    SelectionFramer &framer() { return framer_; }
    const ScenePicker &picker() const { return picker_; }
    SceneUploads &uploads() { return uploads_; }
    Overlays &overlay() { return overlay_; }
    SightTint &sight() { return sight_; }
    OtherMap &otherMap() { return otherMap_; } // of a comparison
    ShownOnly &shownOnly() { return shownOnly_; }
    StagesNotice *stagesNotice() const { return stagesNotice_; }

signals:
    void hiddenChanged(SceneKinds kinds);
    void fogChanged(bool shown);
    void cameraMoved();
    void menuWanted(QPoint at, bool ofSelection); // for what is at `at`, or for the selection
    void built();                                 // the map is drawn, but still without its textures
    void statusMessage(const QString &sentence);  // about what a key or the wheel did

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
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    template <typename Value>
    void change(Value &value, Value to) // `value` affects the picture
    {
        value = to;
        redraw();
    }
    void adoptScene();
    void tellModels();
    bool areModelsSeen() const { return !(view_.hidden & SceneKind::Model) && !shownOnly_.isOn(); }
    void relight(const std::vector<LightPart> &parts);
    void playStyles();
    void adoptSelection();
    void bring(const Camera &camera, const Camera &perspective);
    void moved();
    void endLook();
    void showPointer();
    bool act(int key, bool withShift);
    bool actWithShift(int key);
    bool escape();
    bool hasSelection() const;
    void tellWhyNotDragged();
    QString sentenceOver() const;
    void hover(QPoint at);
    void pointAtNothing();
    Point orbitCentre() const;
    void select(QPoint at, bool extends);

    Document *document_ = nullptr;
    SceneLoader loader_;
    SceneUploads uploads_{loader_};
    SceneStyles styles_;
    AnimationClock motion_{this};
    bool stylesPlay_ = true;
    std::shared_ptr<const MapScene> scene_;
    std::unique_ptr<SceneRenderer> renderer_;
    std::vector<PointerTool *> tools_; // the latest first; event() uses it while the children below are made and destroyed
    Overlays overlay_{this};
    OtherMap otherMap_{this};
    SceneView view_;
    PortalPace portalPace_;
    Camera camera_, perspective_;
    CameraControl control_{*this, camera_};
    mutable std::optional<PointInLeaf> place_; // the leaf at perspective_; computed on demand
    PvsCulling pvs_;
    FaceMarks marks_;
    SightTint sight_;
    ShownOnly shownOnly_{this};
    ScenePicker picker_{{scene_, loader_, view_.hidden, shownOnly_, pvs_, overlay_}};
    SelectionFramer framer_{{*this, camera_, scene_, picker_, marks_, overlay_}};
    StagesNotice *stagesNotice_;
    MouseLook look_{*this};
    std::set<const QObject *> aiming_; // tools
    QPoint pressedAt_, lastAt_;
    bool dragged_ = false;
    bool looked_ = false; // the user looked around with the right button: its release opens no menu
};
