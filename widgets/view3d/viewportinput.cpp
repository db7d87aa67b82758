// Mouse and keys of the viewport: flying, orbiting, picking.
#include "widgets/parts/sidekeys.h"
#include "widgets/view3d/viewport.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTimerEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace
{

constexpr double degreesPerPixel = 0.25;
constexpr int pixelsPerKey = 20;                                  // an arrow key turns as far as the mouse over so many
constexpr double slowest = 25, fastest = 12'800, fasterBy = 1.25; // map units a second, and per step of the wheel
constexpr double faster = 4;                                      // with Shift

bool movesCamera(int key)
{
    return key == Qt::Key_W || key == Qt::Key_A || key == Qt::Key_S || key == Qt::Key_D || key == Qt::Key_Q || key == Qt::Key_E;
}

} // namespace

// Begins where the picture does: what is nearer is not drawn, and a box that reaches behind that is around the camera.
Ray Viewport::rayAt(QPoint at) const
{
    const auto [x, y] = pictureAt(at);
    const Ray ray{camera_.origin(x, y, aspect()), camera_.towards(x, y, aspect())};
    if (camera_.isParallel())
        return ray;
    return {ray.origin + ray.direction * (Camera::nearest() / dot(ray.direction, camera_.forward())), ray.direction};
}

void Viewport::mousePressEvent(QMouseEvent *event)
{
    pressedAt_ = lastAt_ = event->position().toPoint();
    const auto others = event->buttons() & ~Qt::MouseButtons(event->button()); // held since before
    looked_ = others && (looked_ || dragged_);
    dragged_ = false;
}

void Viewport::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = event->position().toPoint();
    if (look_.isOn()) {
        turn(look_.movedTo(at));
        hover(pointerPlace(at));
        return;
    }
    const auto by = at - lastAt_;
    lastAt_ = at;
    if (event->buttons() == Qt::NoButton) {
        hover(at);
        return;
    }
    const bool goesOn = dragged_;
    dragged_ = dragged_ || (at - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (!dragged_)
        return;
    if (!goesOn && event->buttons() == Qt::LeftButton)
        tellWhyNotDragged();
    const bool isRight = event->buttons() & Qt::RightButton;
    if (camera_.isParallel()) {
        if (isRight || event->buttons() & Qt::MiddleButton)
            pan(by);
    } else if (event->buttons() & Qt::MiddleButton || (isRight && (event->modifiers() & Qt::AltModifier)))
        orbit(by);
    else if (isRight)
        turn(by);
}

// Entities with a brush model are where their model was compiled.
void Viewport::tellWhyNotDragged()
{
    const auto hit = hitAt(pressedAt_);
    if (hit && hit->entity >= 0 && !areEntitiesStale_ && overlay_.entities().isSelected(hit->entity))
        emit statusMessage(tr("Entity %1 cannot be dragged: it is made of brushes. If its class supports the key origin, "
                              "that moves it.")
                               .arg(hit->entity));
}

void Viewport::hover(QPoint at)
{
    const auto hit = hitAt(at);
    const bool isCovered = overlay_.hover(rayAt(at), hit ? hit->distance : INFINITY);
    const qint64 face = hit && !isCovered ? static_cast<qint64>(hit->face) : -1;
    if (marks_.setHovered(face))
        update();
}

void Viewport::pointAtNothing()
{
    overlay_.leave();
    if (marks_.setHovered(-1))
        update();
}

void Viewport::turn(QPoint pixels)
{
    if (camera_.isParallel())
        return pan(-pixels);
    auto camera = camera_;
    camera.turn(-pixels.x() * degreesPerPixel, pixels.y() * degreesPerPixel);
    setCamera(camera);
}

// Orbits the selection, or else what is in the middle of the picture.
void Viewport::orbit(QPoint pixels)
{
    Point about = camera_.position + camera_.forward() * 256;
    if (const auto box = marks_.selectedBox(); !box.isEmpty())
        about = box.middle();
    else if (const auto hit = hitAt(rect().center()))
        about = hit->point;
    auto camera = camera_;
    camera.orbit(about, -pixels.x() * degreesPerPixel, pixels.y() * degreesPerPixel);
    setCamera(camera);
}

void Viewport::setMouseLook(bool on)
{
    if (on == look_.isOn())
        return;
    if (!on)
        return endLook();
    if (!document_ || !isVisible() || overlay_.mover().isDragging())
        return;
    lookInPerspective();
    setFocus();
    look_.start();
    showPointer();
    emit statusMessage(tr("Move the mouse to look around. Z or Esc ends this; a click selects what is in the middle."));
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

bool Viewport::event(QEvent *event)
{
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
        pick(pointerPlace(event->position().toPoint()), event->modifiers() & Qt::ControlModifier);
    if (event->button() == Qt::RightButton) {
        const bool hasMoved = dragged_ || looked_ || look_.isOn() || !keys_.empty();
        keys_.clear();
        flying_.stop();
        if (!hasMoved && event->modifiers() == Qt::NoModifier)
            emit menuWanted(event->position().toPoint(), false);
    }
}

// Ignores the right button: some platforms report it when it goes down, and it may be meant for looking around.
void Viewport::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
    if (event->reason() == QContextMenuEvent::Keyboard)
        emit menuWanted(rect().center(), true);
}

void Viewport::changeSpeed(double steps)
{
    if (camera_.isParallel())
        return zoom(steps, rect().center());
    speed_ = std::clamp(speed_ * std::pow(fasterBy, steps), slowest, fastest);
    emit statusMessage(tr("Speed: %1 map units per second.").arg(qRound(speed_)));
}

void Viewport::wheelEvent(QWheelEvent *event)
{
    const double steps = static_cast<double>(event->angleDelta().y()) / int{QWheelEvent::DefaultDeltasPerStep};
    if (event->buttons() & Qt::RightButton || look_.isOn()) {
        looked_ = true;
        changeSpeed(steps);
    } else if (camera_.isParallel()) {
        zoom(steps, event->position());
    } else {
        auto camera = camera_;
        camera.position = camera.position + rayAt(event->position().toPoint()).direction * (steps * speed_ / 8);
        setCamera(camera);
    }
    event->accept();
}

// Keys with Ctrl, Alt or Meta are the window's, as one may be a shortcut that is disabled just now. Shift may be held to fly
// faster.
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
    if (!isOurs || !(movesCamera(event->key()) ? startFlying(event) : act(event->key(), withShift)))
        GlCanvas::keyPressEvent(event);
}

bool Viewport::startFlying(const QKeyEvent *event)
{
    looked_ = true;
    if (!event->isAutoRepeat())
        keys_.insert(event->key());
    if (!flying_.isActive()) {
        sinceFlown_.start();
        flying_.start(8, Qt::PreciseTimer, this);
    }
    return true;
}

// Returns false if the key means nothing here.
bool Viewport::act(int key, bool withShift)
{
    constexpr std::array<int, 5> withAnyShift{Qt::Key_Z, Qt::Key_Escape, Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus};
    if (withShift && std::ranges::find(withAnyShift, key) == withAnyShift.end())
        return actWithShift(key);
    switch (key) {
    case Qt::Key_Z: setMouseLook(!look_.isOn()); break;
    case Qt::Key_Escape: return escape();
    case Qt::Key_Plus:
    case Qt::Key_Equal: changeSpeed(1); break;
    case Qt::Key_Minus: changeSpeed(-1); break;
    case Qt::Key_H: showOnlySelected(); break;
    case Qt::Key_O: setHidden(view_.hidden ^ SceneKind::Model); break;
    case Qt::Key_V: setFog(!view_.fog); break;
    case Qt::Key_Backspace: goBack(); break;
    case Qt::Key_Home: home(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: pick(rect().center(), false); break;
    case Qt::Key_Left: turn({-pixelsPerKey, 0}); break;
    case Qt::Key_Right: turn({pixelsPerKey, 0}); break;
    case Qt::Key_Up: turn({0, -pixelsPerKey}); break;
    case Qt::Key_Down: turn({0, pixelsPerKey}); break;
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
    if (!event->isAutoRepeat())
        keys_.erase(event->key());
    if (keys_.empty())
        flying_.stop();
    GlCanvas::keyReleaseEvent(event);
}

void Viewport::focusOutEvent(QFocusEvent *event)
{
    keys_.clear();
    flying_.stop();
    endLook();
    GlCanvas::focusOutEvent(event);
}

void Viewport::leaveEvent(QEvent *event)
{
    pointAtNothing();
    GlCanvas::leaveEvent(event);
}

void Viewport::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == flying_.timerId())
        fly(std::min(static_cast<double>(sinceFlown_.restart()) / 1000, 0.1));
    else
        GlCanvas::timerEvent(event);
}

void Viewport::fly(double seconds)
{
    const double times = QApplication::keyboardModifiers() & Qt::ShiftModifier ? faster : 1;
    if (camera_.isParallel())
        return panByKeys(seconds * times);
    const auto pressed = [this](int key) { return keys_.contains(key) ? 1.0 : 0.0; };
    const double by = speed_ * seconds * times;
    auto camera = camera_;
    camera.position = camera.position + camera.forward() * (by * (pressed(Qt::Key_W) - pressed(Qt::Key_S)))
                      + camera.right() * (by * (pressed(Qt::Key_D) - pressed(Qt::Key_A)))
                      + Point{0, 0, by * (pressed(Qt::Key_E) - pressed(Qt::Key_Q))};
    setCamera(camera);
}
