// Moves the camera of the 3D view: in perspective it turns, orbits and flies; from a side it pans and zooms.
#pragma once

#include "core/camera/camera.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

#include <set>

class QKeyEvent;

// Both for the picture that fills a view. pictureAt() returns a position of the widget as Camera::towards() takes it.
double aspectOf(const QWidget &view);
std::array<double, 2> pictureAt(const QWidget &view, QPointF at);

class CameraControl : public QObject
{
    Q_OBJECT
public:
    // Both must outlive it.
    CameraControl(const QWidget &view, const Camera &camera) : view_(view), camera_(camera) {}

    // Moves elsewhere at once. goBack() returns, step by step.
    void jumpTo(const Camera &camera);
    void goBack();
    void forgetJumps() { before_.clear(); }
    // Looks from a side without perspective, at first at as much as was visible at a distance, that of what is in the middle.
    void lookFrom(CameraSide side, double distance);
    // By pixels that the mouse has moved.
    void turn(QPoint pixels);
    void orbit(QPoint pixels, const Point &about);
    void pan(QPointF pixels);
    // By steps of the wheel at a position of the widget: zooms there, or in perspective moves along `direction`.
    void zoom(double steps, QPointF at, const Point &direction);
    // From a side, zooms to the middle instead.
    void changeSpeed(double steps);

    // Flies, or from a side pans and zooms, while keys are held. Returns false if the key does not do that.
    bool pressKey(const QKeyEvent &event);
    void releaseKey(const QKeyEvent &event);
    void stop();
    bool isFlying() const { return !keys_.empty(); }

signals:
    void moved(const Camera &camera); // it is to be there
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
