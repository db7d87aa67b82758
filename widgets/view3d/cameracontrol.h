// Moves the camera of the 3D view: in perspective it turns, orbits and flies; from a side it pans and zooms.
#pragma once

#include "core/camera/camera.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

#include <set>

class QKeyEvent;

// Return the aspect ratio of the picture that fills a view, and a position of the widget in the coordinates of Camera::towards().
double aspectOf(const QWidget &view);
std::array<double, 2> pictureAt(const QWidget &view, QPointF at);

class CameraControl : public QObject
{
    Q_OBJECT
public:
    // `view` and `camera` must outlive the control.
    CameraControl(const QWidget &view, const Camera &camera) : view_(view), camera_(camera) {}

    // Moves the camera at once. Each goBack() undoes one such jump, the latest first.
    void jumpTo(const Camera &camera);
    void goBack();
    void forgetJumps() { before_.clear(); }
    // Looks from a side without perspective. Coming from perspective, shows as much as was visible at `distance`, the distance of
    // what is in the middle of the view; 0: unknown.
    void lookFrom(CameraSide side, double distance);
    // Move the camera by the pixels that the mouse has moved.
    void turn(QPoint pixels);
    void orbit(QPoint pixels, const Point &about);
    void pan(QPointF pixels);
    // Zooms at a position of the widget, by steps of the wheel. In perspective, moves along `direction` instead.
    void zoom(double steps, QPointF at, const Point &direction);
    // Changes the speed of flying. From a side, zooms at the middle of the view instead.
    void changeSpeed(double steps);

    // Flies, or from a side pans and zooms, while keys are held. Returns false if the key does not do that.
    bool pressKey(const QKeyEvent &event);
    void releaseKey(const QKeyEvent &event);
    void stop();
    bool isFlying() const { return !keys_.empty(); }

signals:
    void moved(const Camera &camera); // the owner of the camera must move it there
    void jumped();                    // by jumpTo()
    void statusMessage(const QString &sentence);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void fly(double seconds);

    const QWidget &view_;
    const Camera &camera_;
    std::vector<Camera> before_; // before each jump, the latest last
    std::set<int> keys_;         // held down
    QBasicTimer flying_;
    QElapsedTimer sinceFlown_;
    double speed_ = 400; // map units a second
};
