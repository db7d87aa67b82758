#include "widgets/view3d/viewport.h"

#include "core/scene/entities/modelpick.h"
#include "core/scene/entities/startplace.h"
#include "widgets/parts/sidekeys.h"
#include "widgets/view3d/tools/pointertool.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cmath>

namespace {

constexpr int programsPerFrame = 2; // the driver takes some hundredths of a second to compile each
constexpr int pixelsPerKey = 20;    // an arrow key turns the view as far as so many pixels of the mouse

} // namespace

Viewport::Viewport(QWidget *parent) : GlCanvas(parent), stagesNotice_(new StagesNotice(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(160, 120);
    setAccessibleName(tr("The map in 3D"));
    connect(&overlay_, &Overlays::changed, this, &GlCanvas::redraw);
    connect(&overlay_, &Overlays::changed, &framer_, &SelectionFramer::frameIfWanted);
    connect(&otherMap_, &ViewPart::changed, this, &GlCanvas::redraw);
    connect(&otherMap_, &ViewPart::failed, this, [this](const QString &reason) { showStatusTip(this, reason); });
    connect(&overlay_.areas(), &AreaDoors::changed, this, [this] { pvs_.markStale(); });
    connect(&loader_, &SceneLoader::sceneMade, this, &Viewport::adoptScene);
    connect(&loader_.models(), &ModelLoader::dropped, this, &Viewport::tellModels);
    connect(&loader_.models(), &ModelLoader::shownChanged, this, &Viewport::tellModels);
    connect(&loader_.models(), &ModelLoader::modelsRead, this, &Viewport::tellModels);
    connect(&uploads_, &SceneUploads::added, this, &GlCanvas::redraw);
    connect(&styles_, &SceneStyles::lit, this, &Viewport::relight);
    connect(&motion_, &AnimationClock::ticked, this, [this] {
        playStyles();
        if (!motion_.isOn() || !renderer_ || renderer_->drewMotion())
            redraw();
    });
    connect(&sight_, &SightTint::changed, this, [this] {
        marks_.setTints(sight_.states());
        redraw();
    });
    connect(&shownOnly_, &ShownOnly::changed, this, [this] {
        marks_.setHovered(-1);
        picker_.forgetClicks();
        tellModels();
    });
    connect(this, &GlCanvas::drawn, &portalPace_, &PortalPace::took);
    connect(&portalPace_, &PortalPace::rested, this, &GlCanvas::redraw);
    connect(&control_, &CameraControl::moved, this, &Viewport::setCamera);
    connect(&framer_, &SelectionFramer::framed, &control_, &CameraControl::jumpTo);
    connect(&control_, &CameraControl::statusMessage, this, &Viewport::statusMessage);
    connect(&framer_, &SelectionFramer::statusMessage, this, &Viewport::statusMessage);
    connect(&picker_, &ScenePicker::statusMessage, this, &Viewport::statusMessage);
    connect(&shownOnly_, &ShownOnly::statusMessage, this, &Viewport::statusMessage);
}

Viewport::~Viewport()
{
    makeCurrent();
    renderer_.reset();
    overlay_.release();
    otherMap_.release();
    doneCurrent();
}

QString Viewport::prepareGL()
{
    auto renderer = std::make_unique<SceneRenderer>();
    auto reason = renderer->initialize();
    if (!reason.isEmpty())
        return reason;
    renderer_ = std::move(renderer);
    return {};
}

void Viewport::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    scene_.reset();
    styles_.setScene({});
    uploads_.setDocument(document);
    picker_.setDocument(document);
    framer_.setDocument(document);
    control_.forgetJumps();
    marks_.setScene(nullptr);
    marks_.setSelected({});
    marks_.setTints({});
    marks_.setHovered(-1);
    pvs_.reset();
    place_.reset();
    if (document_) {
        connect(&document_->selection(), &Selection::changed, this, &Viewport::adoptSelection);
        const double fieldOfView = camera_.fieldOfView;
        camera_ = startPlace(document_->map());
        camera_.fieldOfView = fieldOfView;
        perspective_ = camera_;
    }
    overlay_.setDocument(document);
    otherMap_.setDocument(document);
    sight_.setDocument(document);
    shownOnly_.setDocument(document);
    stagesNotice_->setDocument(document);
    for (auto *tool : tools_)
        tool->setDocument(document);
    loader_.setDocument(document);
    redraw();
}

void Viewport::resizeEvent(QResizeEvent *event)
{
    GlCanvas::resizeEvent(event);
    picker_.forgetClicks(); // the picture has another size, so something else may be under the pointer
}

void Viewport::showEvent(QShowEvent *event)
{
    GlCanvas::showEvent(event);
    loader_.setWanted(true);
    otherMap_.setWanted(true);
    QTimer::singleShot(0, &framer_, &SelectionFramer::frameIfWanted); // after the window has set its size
}

void Viewport::hideEvent(QHideEvent *event)
{
    GlCanvas::hideEvent(event);
    endLook();
    loader_.setWanted(false);
    otherMap_.setWanted(false);
}

void Viewport::adoptScene()
{
    scene_ = loader_.scene();
    uploads_.setScene(scene_);
    marks_.setScene(&scene_->scene);
    shownOnly_.setScene(&scene_->scene);
    styles_.setScene(scene_);
    picker_.adoptScene();
    pvs_.markStale();
    sight_.setScene(scene_);
    overlay_.differences().setScene(scene_);
    adoptSelection();
    moved();
    emit built();
    framer_.frameIfWanted();
}

void Viewport::drawGL(QSize pixels)
{
    uploads_.send(*renderer_);
    marks_.send(*renderer_);
    if (scene_)
        pvs_.update(*scene_, overlay_.areas(), pvs_.needsPlace() ? place() : PointInLeaf());
    view_.camera = camera_;
    view_.shown = shownOnly_.faces();
    view_.inPvs = pvs_.faces();
    view_.flaresInPvs = shownOnly_.flares(pvs_.flares());
    view_.clustersInPvs = pvs_.clusters();
    view_.areasReached = pvs_.areas();
    view_.animate = motion_.isMoved();
    view_.inSight = {};
    if (scene_ && (view_.animate || (view_.portals && !loader_.portals().empty())))
        view_.inSight = pvs_.inSight(*scene_, place());
    view_.time = motion_.seconds();
    view_.newPrograms = programsPerFrame;
    if (document_) {
        const auto &game = document_->map().game();
        view_.textureGain = game.brightness.texture;
        view_.flow = game.flow;
        view_.over = game.brightness.over;
        view_.showsVertexLight = game.paged.showsVertexLight;
        view_.ripples = game.ripples;
        view_.rippleTurn = game.rippleTurn;
    }
    auto drawn = view_;
    drawn.hidden.setFlag(SceneKind::Model, !areModelsSeen());
    drawn.portals = portalPace_.takes(camera_) && drawn.portals;
    renderer_->draw(drawn, pixels);
    portalPace_.drew(renderer_->drewPortal());
    otherMap_.draw(drawn, pixels);
    overlay_.draw(camera_, pixels);
    if (renderer_->isUnfinished() || uploads_.areImagesWaiting())
        redraw();
    if (const auto notice = renderer_->takeNotice(); !notice.isEmpty())
        showStatusTip(this, notice);
}

void Viewport::paintOver(QPainter &painter)
{
    overlay_.drawText(painter, camera_);
    auto legend = view_.mode < DrawMode::Flat ? sight_.legend() : std::vector<OverlayEntry>();
    legend.insert(legend.end(), overlay_.differences().legend().begin(), overlay_.differences().legend().end());
    drawEntries(painter, size(), legend);
    drawSentence(painter, size(), sentenceOver());
}

// Returns why the picture may not be as expected.
QString Viewport::sentenceOver() const
{
    if (scene_ && !camera_.isParallel() && renderer_->drawnFaces() == 0 && place().cluster < 0)
        return tr("Nothing is drawn here: the camera is in solid space or outside the map. Home goes to the player start.");
    if (scene_ && pvs_.lacksSelection())
        return tr("No cluster is selected, so everything is drawn. Select a cluster, a leaf or a face.");
    return scene_ && areModelsSeen() ? renderer_->boxedSentence() : QString();
}

const PointInLeaf &Viewport::place() const
{
    Q_ASSERT(document_);
    if (!place_)
        place_ = pointInLeaf(document_->map(), perspective_.position);
    return *place_;
}

PictureCount Viewport::pictureCount() const
{
    if (!scene_ || !document_)
        return {};
    return countPicture(*scene_, document_->engine(), perspective_, aspectOf(*this), place().cluster,
                        overlay_.areas().reachedFrom(place().area));
}

void Viewport::setCamera(const Camera &camera) { setCameras(camera, perspective_); }

void Viewport::setCameras(const Camera &camera, const Camera &perspective)
{
    framer_.cancel();
    bring(camera, perspective);
}

void Viewport::bring(const Camera &camera, const Camera &perspective)
{
    const bool isThere = camera == camera_ && (!camera.isParallel() || perspective == perspective_);
    if (isThere || !camera.isFinite() || !perspective.isFinite())
        return;
    if (camera_.isParallel() && !camera.isParallel())
        emit statusMessage({}); // removes the text about how to get back
    camera_ = camera;
    perspective_ = perspective;
    pointAtNothing(); // something else is under the pointer now
    moved();
}

void Viewport::moved()
{
    picker_.forgetClicks();
    place_.reset();
    if (camera_.isParallel())
        perspective_.fieldOfView = camera_.fieldOfView;
    else
        perspective_ = camera_;
    emit cameraMoved();
    redraw();
}

void Viewport::home()
{
    if (!document_)
        return;
    auto camera = startPlace(document_->map());
    camera.fieldOfView = camera_.fieldOfView;
    if (camera_.isParallel()) {
        const auto place = camera.position;
        camera = camera_;
        camera.position = place;
    }
    setCamera(camera);
}

void Viewport::setFieldOfView(double degrees)
{
    auto camera = camera_;
    camera.fieldOfView = degrees;
    bring(camera, perspective_);
}

void Viewport::setMark(Marks lines)
{
    marks_.setPlace(std::move(lines));
    redraw();
}

void Viewport::setPvsMode(PvsMode mode)
{
    pvs_.setMode(mode);
    if (document_)
        pvs_.setSelection(*document_);
    redraw();
}

void Viewport::adoptSelection()
{
    if (!document_ || !scene_)
        return;
    auto records = document_->selection().records();
    // The first entity is the world: painting all its faces as selected would hide the map.
    std::erase(records, RecordRef{document_->map().format().roles.entityList, 0});
    marks_.setSelected(document_->references().project(records, document_->map().format().roles.faces));
    pvs_.setSelection(*document_);
    redraw();
}

// Starts at the near plane: nothing nearer is drawn, and a box that reaches behind that plane encloses the camera.
Ray Viewport::rayAt(QPoint at) const
{
    const auto [x, y] = pictureAt(*this, at);
    const Ray ray{camera_.origin(x, y, aspectOf(*this)), camera_.towards(x, y, aspectOf(*this))};
    if (camera_.isParallel())
        return ray;
    return {ray.origin + ray.direction * (Camera::nearest() / dot(ray.direction, camera_.forward())), ray.direction};
}

void Viewport::mousePressEvent(QMouseEvent *event)
{
    pressedAt_ = lastAt_ = event->position().toPoint();
    const auto others = event->buttons() & ~Qt::MouseButtons(event->button()); // already held
    looked_ = others && (looked_ || dragged_);
    dragged_ = false;
}

void Viewport::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = event->position().toPoint();
    if (look_.isOn()) {
        control_.turn(look_.movedTo(at));
        hover(pointerPlace(at));
        return;
    }
    const auto delta = at - lastAt_;
    lastAt_ = at;
    if (event->buttons() == Qt::NoButton)
        return hover(at);
    const bool wasDragged = dragged_;
    dragged_ = dragged_ || (at - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (!dragged_)
        return;
    if (!wasDragged && event->buttons() == Qt::LeftButton)
        tellWhyNotDragged();
    const bool isRight = event->buttons() & Qt::RightButton;
    if (camera_.isParallel()) {
        if (isRight || event->buttons() & Qt::MiddleButton)
            control_.pan(delta);
    } else if (event->buttons() & Qt::MiddleButton || (isRight && (event->modifiers() & Qt::AltModifier)))
        control_.orbit(delta, orbitCentre());
    else if (isRight)
        control_.turn(delta);
}

// Reports that a selected brush entity cannot be dragged: it stays where its model was compiled.
void Viewport::tellWhyNotDragged()
{
    const auto hit = hitAt(pressedAt_);
    if (const qint32 entity = hit ? picker_.entityOf(*hit) : -1; entity >= 0 && overlay_.entities().isSelected(entity))
        emit statusMessage(tr("Entity %1 cannot be dragged: it is made of brushes. If its class supports the key origin, "
                              "that moves it.")
                               .arg(entity));
}

void Viewport::hover(QPoint at)
{
    const auto hit = hitAt(at);
    const bool isCovered = overlay_.hover(rayAt(at), hit ? hit->distance : INFINITY);
    const qint64 face = hit && !isCovered ? static_cast<qint64>(hit->face) : -1;
    if (marks_.setHovered(face))
        redraw();
}

void Viewport::pointAtNothing()
{
    overlay_.leave();
    if (marks_.setHovered(-1))
        redraw();
}

// Returns the centre of the selection, or else what is in the middle of the picture.
Point Viewport::orbitCentre() const
{
    if (const auto box = marks_.selectedBox(); !box.isEmpty())
        return box.middle();
    const auto hit = hitAt(rect().center());
    return hit ? hit->point : camera_.position + camera_.forward() * 256;
}

void Viewport::setMouseLook(bool on)
{
    if (on == look_.isOn())
        return;
    if (!on)
        return endLook();
    if (!document_ || !isVisible() || std::ranges::any_of(tools_, &PointerTool::isDragging))
        return;
    lookInPerspective();
    setFocus();
    look_.start();
    showPointer();
    emit statusMessage(
        tr("Move the mouse to look around. Z or Esc ends this; a click selects what is at the centre of the view."));
}

void Viewport::endLook()
{
    look_.stop();
    showPointer();
}

void Viewport::setAiming(const QObject *tool, bool on)
{
    if (on) {
        endLook();
        aiming_.insert(tool);
    } else {
        aiming_.erase(tool);
    }
    showPointer();
}

void Viewport::showPointer()
{
    if (look_.isOn())
        setCursor(Qt::BlankCursor);
    else if (!aiming_.empty())
        setCursor(Qt::CrossCursor);
    else
        unsetCursor();
}

// Ends looking around, or else clears the selection. Returns false if there is neither, so that the window gets the key.
bool Viewport::escape()
{
    if (look_.isOn())
        setMouseLook(false);
    else if (hasSelection())
        document_->selection().clear();
    else
        return false;
    return true;
}

bool Viewport::hasSelection() const { return document_ && !document_->selection().records().empty(); }
void Viewport::addTool(PointerTool *tool) { tools_.insert(tools_.begin(), tool); }

bool Viewport::event(QEvent *event)
{
    if (std::ranges::any_of(tools_, [event](PointerTool *tool) { return tool->take(event); }))
        return true;
    if (event->type() == QEvent::ShortcutOverride && (look_.isOn() || hasSelection())
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    // Digits of the number pad are not shortcuts for bookmarks.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (key.modifiers() & Qt::KeypadModifier && (sideOfKey(key) || isPerspectiveKey(key)))
            event->accept();
    }
    return GlCanvas::event(event);
}

void Viewport::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !dragged_)
        select(pointerPlace(event->position().toPoint()), event->modifiers() & Qt::ControlModifier);
    if (event->button() == Qt::RightButton) {
        const bool hasMoved = dragged_ || looked_ || look_.isOn() || control_.isFlying();
        control_.stop();
        if (!hasMoved && event->modifiers() == Qt::NoModifier)
            emit menuWanted(event->position().toPoint(), false);
    }
}

// Ignores the mouse: some platforms send this event when the right button goes down, perhaps only to look around.
void Viewport::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
    if (event->reason() == QContextMenuEvent::Keyboard)
        emit menuWanted(rect().center(), true);
}

void Viewport::wheelEvent(QWheelEvent *event)
{
    const double steps = static_cast<double>(event->angleDelta().y()) / int{QWheelEvent::DefaultDeltasPerStep};
    if (event->buttons() & Qt::RightButton || look_.isOn()) {
        looked_ = true;
        control_.changeSpeed(steps);
    } else {
        control_.zoom(steps, event->position(), rayAt(event->position().toPoint()).direction);
    }
    event->accept();
}

// Leaves keys with Ctrl, Alt or Meta to the window: they may be shortcuts that are disabled at the moment. Accepts Shift, which
// makes flying faster.
void Viewport::keyPressEvent(QKeyEvent *event)
{
    const auto side = sideOfKey(*event);
    if (event->isAutoRepeat() && (side || event->key() == Qt::Key_Z))
        return; // no repeats while they are held down
    if (side)
        return lookFrom(*side);
    if (isPerspectiveKey(*event))
        return lookInPerspective();
    const bool isOurs = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool withShift = event->modifiers() & Qt::ShiftModifier;
    const bool flies = isOurs && control_.pressKey(*event);
    looked_ = looked_ || flies;
    if (!flies && !(isOurs && act(event->key(), withShift)))
        GlCanvas::keyPressEvent(event);
}

// Does what a key stands for; returns false if it has no meaning here.
bool Viewport::act(int key, bool withShift)
{
    constexpr std::array<int, 5> withAnyShift{Qt::Key_Z, Qt::Key_Escape, Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus};
    if (withShift && std::ranges::find(withAnyShift, key) == withAnyShift.end())
        return actWithShift(key);
    switch (key) {
    case Qt::Key_Z: setMouseLook(!look_.isOn()); break;
    case Qt::Key_Escape: return escape();
    case Qt::Key_Plus:
    case Qt::Key_Equal: control_.changeSpeed(1); break;
    case Qt::Key_Minus: control_.changeSpeed(-1); break;
    case Qt::Key_H: shownOnly_.showSelected(); break;
    case Qt::Key_O: setHidden(view_.hidden ^ SceneKind::Model); break;
    case Qt::Key_V: setFog(!view_.fog); break;
    case Qt::Key_Backspace: control_.goBack(); break;
    case Qt::Key_Home: home(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: select(rect().center(), false); break;
    case Qt::Key_Left: control_.turn({-pixelsPerKey, 0}); break;
    case Qt::Key_Right: control_.turn({pixelsPerKey, 0}); break;
    case Qt::Key_Up: control_.turn({0, -pixelsPerKey}); break;
    case Qt::Key_Down: control_.turn({0, pixelsPerKey}); break;
    default: return false;
    }
    return true;
}

bool Viewport::actWithShift(int key)
{
    if (key == Qt::Key_F10)
        emit menuWanted(rect().center(), true);
    return key == Qt::Key_F10 || (key == Qt::Key_H && shownOnly_.showAll());
}

void Viewport::keyReleaseEvent(QKeyEvent *event)
{
    control_.releaseKey(*event);
    GlCanvas::keyReleaseEvent(event);
}

void Viewport::focusOutEvent(QFocusEvent *event)
{
    control_.stop();
    endLook();
    GlCanvas::focusOutEvent(event);
}

void Viewport::leaveEvent(QEvent *event)
{
    pointAtNothing();
    GlCanvas::leaveEvent(event);
}

// Uploads changed light, and redraws only if one of the faces is in sight.
void Viewport::relight(const std::vector<LightPart> &parts)
{
    const auto isSeen = [this](quint32 face) {
        return renderer_->drew(face) && (!motion_.isOn() || pvs_.inSight(*scene_, place())[face] != 0);
    };
    for (const auto &part : parts) {
        uploads_.setLight(part);
        if (!renderer_ || uploads_.isSceneWaiting() || std::ranges::any_of(scene_->scene.shown(part.face), isSeen))
            redraw();
    }
}

void Viewport::playStyles()
{
    if (motion_.isOn() && stylesPlay_)
        styles_.play(motion_.seconds());
    else
        styles_.stop();
}

void Viewport::setStylesPlay(bool on)
{
    stylesPlay_ = on;
    playStyles();
}

void Viewport::setBrightness(double times) { change(view_.brightness, static_cast<float>(std::clamp(times, 0.0, 16.0))); }

void Viewport::setFog(bool shown)
{
    change(view_.fog, shown);
    emit fogChanged(shown);
}

// Tells the overlay which entities have drawn models, as their boxes are then see-through.
void Viewport::tellModels()
{
    std::vector<qint32> entities;
    EntityOverlay::ModelsAlong along;
    if (areModelsSeen()) {
        for (const auto &shown : loader_.models().shown())
            if (loader_.models().model(shown.file) && (entities.empty() || entities.back() != shown.entity))
                entities.push_back(shown.entity);
        along = [this](const Ray &ray) {
            const auto &models = loader_.models();
            const ModelSight sight{.seconds = motion_.isMoved() ? std::optional(motion_.seconds()) : std::nullopt,
                                   .clusters = pvs_.clusters(),
                                   .areas = pvs_.areas()};
            return modelsAlong(
                models.shown(), [&models](quint32 file) { return models.model(file); }, ray, camera_, sight);
        };
    }
    overlay_.entities().setModelled(std::move(entities), std::move(along));
    redraw();
}

void Viewport::setHidden(SceneKinds kinds)
{
    const bool wereHidden = view_.hidden & SceneKind::Model;
    change(view_.hidden, kinds);
    if (wereHidden != static_cast<bool>(kinds & SceneKind::Model))
        tellModels();
    emit hiddenChanged(kinds);
}

void Viewport::select(QPoint at, bool extends)
{
    // The tint of the face under the pointer would look like the selection; it returns when the pointer moves.
    if (picker_.select(at, rayAt(at), extends))
        pointAtNothing();
}

void Viewport::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    dragged_ = true; // the release that follows is not a click
    picker_.selectWall(rayAt(pointerPlace(event->position().toPoint())), event->modifiers() & Qt::ControlModifier);
}

void Viewport::lookFrom(CameraSide side)
{
    if (!document_)
        return;
    setMouseLook(false);
    const auto hit = hitAt(rect().center());
    control_.lookFrom(side, hit ? hit->distance : 0);
}
