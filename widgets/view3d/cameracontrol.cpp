#include "widgets/view3d/cameracontrol.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace {

constexpr double degreesPerPixel = 0.25;
constexpr double slowest = 25, fastest = 12'800, fasterBy = 1.25; // map units a second, and per step of the wheel
constexpr double faster = 4;                                      // with Shift
constexpr double zoomBy = 1.25;                                   // per step of the wheel
constexpr double lowestSide = 512, highestSide = 8192;            // map units, the height of the first picture from a side
constexpr size_t mostJumps = 100;
constexpr double picturesPerSecond = 0.7; // speed at which keys pan; also the speed of zooming
constexpr std::array<int, 6> flyingKeys{Qt::Key_W, Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_Q, Qt::Key_E};

} // namespace

double aspectOf(const QWidget &view) { return static_cast<double>(view.width()) / std::max(view.height(), 1); }

std::array<double, 2> pictureAt(const QWidget &view, QPointF at)
{
    return {2 * at.x() / std::max(view.width(), 1) - 1, 1 - 2 * at.y() / std::max(view.height(), 1)};
}

void CameraControl::jumpTo(const Camera &camera)
{
    if (camera.isFinite() && camera != camera_ && !camera_.isParallel()) { // from a side, P goes back
        before_.push_back(camera_);
        if (before_.size() > mostJumps)
            before_.erase(before_.begin());
        emit jumped();
    }
    emit moved(camera);
}

void CameraControl::goBack()
{
    if (before_.empty())
        return emit statusMessage(tr("There is no earlier camera position to go back to."));
    const auto camera = before_.back();
    before_.pop_back();
    emit moved(camera);
}

void CameraControl::lookFrom(CameraSide side, double distance)
{
    double height = camera_.span;
    if (!camera_.isParallel()) {
        const double halfAngle = camera_.verticalAngle() / 2 * std::numbers::pi / 180;
        height = std::clamp(2 * distance * std::tan(halfAngle), lowestSide, highestSide);
    }
    emit moved(camera_.fromSide(side, height));
    emit statusMessage(tr("Without perspective. Right button: pan, wheel: zoom, F: show the selection, P: back to "
                          "perspective."));
}

void CameraControl::turn(QPoint pixels)
{
    if (camera_.isParallel())
        return pan(-pixels);
    auto camera = camera_;
    camera.turn(-pixels.x() * degreesPerPixel, pixels.y() * degreesPerPixel);
    emit moved(camera);
}

void CameraControl::orbit(QPoint pixels, const Point &about)
{
    auto camera = camera_;
    camera.orbit(about, -pixels.x() * degreesPerPixel, pixels.y() * degreesPerPixel);
    emit moved(camera);
}

void CameraControl::pan(QPointF pixels)
{
    auto camera = camera_;
    camera.pan(2 * pixels.x() / std::max(view_.width(), 1), -2 * pixels.y() / std::max(view_.height(), 1), aspectOf(view_));
    emit moved(camera);
}

void CameraControl::zoom(double steps, QPointF at, const Point &direction)
{
    auto camera = camera_;
    const auto [x, y] = pictureAt(view_, at);
    if (camera.isParallel())
        camera.zoom(std::pow(zoomBy, -steps), x, y, aspectOf(view_));
    else
        camera.position = camera.position + direction * (steps * speed_ / 8);
    emit moved(camera);
}

void CameraControl::changeSpeed(double steps)
{
    if (camera_.isParallel())
        return zoom(steps, view_.rect().center(), {});
    speed_ = std::clamp(speed_ * std::pow(fasterBy, steps), slowest, fastest);
    emit statusMessage(tr("Speed: %1 map units per second.").arg(qRound(speed_)));
}

bool CameraControl::pressKey(const QKeyEvent &event)
{
    if (std::ranges::find(flyingKeys, event.key()) == flyingKeys.end())
        return false;
    if (!event.isAutoRepeat())
        keys_.insert(event.key());
    if (!flying_.isActive()) {
        sinceFlown_.start();
        flying_.start(8, Qt::PreciseTimer, this);
    }
    return true;
}

void CameraControl::releaseKey(const QKeyEvent &event)
{
    if (!event.isAutoRepeat())
        keys_.erase(event.key());
    if (keys_.empty())
        flying_.stop();
}

void CameraControl::stop()
{
    keys_.clear();
    flying_.stop();
}

void CameraControl::timerEvent(QTimerEvent *) { fly(std::min(static_cast<double>(sinceFlown_.restart()) / 1000, 0.1)); }

void CameraControl::fly(double seconds)
{
    seconds *= QApplication::keyboardModifiers() & Qt::ShiftModifier ? faster : 1;
    const auto between = [this](int forth, int back) { return int{keys_.contains(forth)} - int{keys_.contains(back)}; };
    const int ahead = between(Qt::Key_W, Qt::Key_S), right = between(Qt::Key_D, Qt::Key_A), up = between(Qt::Key_E, Qt::Key_Q);
    auto camera = camera_;
    if (camera.isParallel()) {
        const double by = picturesPerSecond * seconds;
        camera.pan(2 * by * -right / aspectOf(view_), 2 * by * -ahead, aspectOf(view_));
        camera.zoom(std::exp(by * -up), 0, 0, aspectOf(view_));
    } else {
        const double by = speed_ * seconds;
        camera.position =
            camera.position + camera.forward() * (by * ahead) + camera.right() * (by * right) + Point{0, 0, by * up};
    }
    emit moved(camera);
}
