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

    // Returns whether to draw what is visible in mirrors and portals. Call it before each picture is drawn.
    bool takes(const Camera &camera);
    // Take whether something was visible in a mirror or portal, and how long the picture took. Call them after each picture.
    void drew(bool hasPortal) { hasPortal_ = hasPortal; }
    void took(double milliseconds);

signals:
    void rested(); // the camera rests after pictures without mirrors and portals; draw another

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    std::optional<Camera> last_;
    bool moved_ = false, hasPortal_ = false;
    int slow_ = 0; // number of slow pictures in a row with a portal
    QBasicTimer rest_;
};
