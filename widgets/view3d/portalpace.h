// Whether mirrors and portals are drawn: where a picture with one takes long, they are left out while the camera is on its way.
#pragma once

#include "core/camera/camera.h"

#include <QBasicTimer>
#include <QObject>

#include <optional>

class PortalPace : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    // For each picture before it is drawn: whether it has what is seen in them.
    bool takes(const Camera &camera);
    // For each picture once it is: whether something was seen in one, and how long it took.
    void drew(bool hasPortal) { hasPortal_ = hasPortal; }
    void took(double milliseconds);

signals:
    void rested(); // the camera, after pictures without: another is wanted

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    std::optional<Camera> last_;
    bool moved_ = false, hasPortal_ = false;
    int slow_ = 0; // pictures in turn with a portal that took long
    QBasicTimer rest_;
};
