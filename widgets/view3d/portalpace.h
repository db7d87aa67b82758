// Decides whether mirrors and portals are drawn: if pictures with one take long, they are omitted while the camera moves.
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

    // To be called before each picture is drawn. Returns whether to draw what is visible in mirrors and portals.
    bool takes(const Camera &camera);
    // To be called after each picture: whether something was visible in one, and how long it took.
    void drew(bool hasPortal) { hasPortal_ = hasPortal; }
    void took(double milliseconds);

signals:
    void rested(); // the camera rests after pictures without; draw another

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    std::optional<Camera> last_;
    bool moved_ = false, hasPortal_ = false;
    int slow_ = 0; // number of slow pictures in a row with a portal
    QBasicTimer rest_;
};
