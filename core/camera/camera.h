// From where a map is seen, as the games say it: a place, a yaw and a pitch.
#pragma once

#include "core/point.h"

#include <QMatrix4x4>

#include <optional>

struct Camera {
    Point position{};       // of the eye, in map units
    double yaw = 0;         // degrees: 0 looks along +X, 90 along +Y
    double pitch = 0;       // degrees: positive looks down
    double fieldOfView = 90; // degrees from left to right of a picture of 4:3; wider pictures keep the vertical angle

    friend bool operator==(const Camera &, const Camera &) = default;

    // Nothing can be seen from any other: no matrix nor ray of it is of use.
    bool isFinite() const;
    Point forward() const;
    Point right() const; // level
    Point up() const;
    double verticalAngle() const; // degrees

    QMatrix4x4 view() const;
    // `aspect` is width by height. Nothing nearer than nearest() is drawn.
    QMatrix4x4 projection(double aspect) const;
    static constexpr double nearest() { return 2; }         // map units
    static constexpr double furthest() { return 1 << 19; } // across the largest world twice

    // The way from the eye through a point of the picture, of length 1: x and y go from -1 (left, bottom) to 1.
    Point towards(double x, double y, double aspect) const;
    // Where a place is seen: x and y as above; nothing when it is behind.
    std::optional<std::array<double, 2>> seenAt(const Point &place, double aspect) const;

    // Turns by degrees; looking straight up or down is as far as it goes.
    void turn(double left, double down);
    void lookAlong(const Point &direction);
    void lookAt(const Point &place) { lookAlong(place - position); }
    // Steps back, looking the same way, until the box is seen as a whole.
    void frame(const Point &low, const Point &high, double aspect);
    // Goes around a place, which stays where it is in the picture.
    void orbit(const Point &about, double left, double down);
};
