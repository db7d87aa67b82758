// From where a map is seen, as the games say it: a place, a yaw and a pitch. Or without perspective, from one of its sides.
#pragma once

#include "core/point.h"

#include <QMatrix4x4>

#include <array>
#include <optional>

enum class CameraSide { Top, Front, Side };

struct Camera {
    Point position{};       // of the eye, in map units; of a parallel one what the middle of the picture shows
    double yaw = 0;         // degrees: 0 looks along +X, 90 along +Y
    double pitch = 0;       // degrees: positive looks down
    double fieldOfView = 90; // degrees from left to right of a picture of 4:3; wider pictures keep the vertical angle
    // Not 0: it is parallel (orthographic), and the picture is so many map units high. Nothing is behind it, and it keeps
    // the way it looks.
    double span = 0;

    friend bool operator==(const Camera &, const Camera &) = default;

    // Nothing can be seen from any other: no matrix nor ray of it is of use.
    bool isFinite() const;
    bool isParallel() const { return span > 0; }
    // A parallel one at the same place, north (+Y) or up (+Z) being upwards: from the top x goes to the right, from the
    // front (along +Y) as well, from the side (along -X) y does.
    Camera fromSide(CameraSide side, double height) const;
    Point forward() const;
    Point right() const; // level
    Point up() const;
    double verticalAngle() const; // degrees
    // From where everything is seen: very far away in front of a parallel picture.
    Point eye() const;
    // How far a place is from the eye; of a parallel one from the line through the picture's middle.
    double distanceTo(const Point &place) const;
    bool isBehind(const Point &place) const { return !isParallel() && dot(place - position, forward()) <= 0; }

    QMatrix4x4 view() const { return viewFrom(position, right(), up(), forward()); }
    // Of any eye, whose ways are of length 1 and at right angles; rolled or mirrored, too.
    static QMatrix4x4 viewFrom(const Point &eye, const Point &right, const Point &up, const Point &forward);
    // `aspect` is width by height. Nothing nearer than nearest() is drawn.
    QMatrix4x4 projection(double aspect) const;
    static constexpr double nearest() { return 2; }         // map units
    static constexpr double furthest() { return 1 << 19; } // across the largest world twice
    // By how much a map unit brings something nearer in the depth (-1 to 1) of a parallel picture.
    static constexpr float unitOfDepth() { return static_cast<float>(2 / furthest()); }
    // How far along forward() lies what has that depth (0 to 1) in a picture of this projection; map units.
    double depthOf(double stored, double aspect) const;

    // The way from the eye through a point of the picture, of length 1: x and y go from -1 (left, bottom) to 1.
    Point towards(double x, double y, double aspect) const;
    // Where that way begins: in the eye, or before all of the map.
    Point origin(double x, double y, double aspect) const;
    // Where a place is seen: x and y as above; nothing when it is behind.
    std::optional<std::array<double, 2>> seenAt(const Point &place, double aspect) const;

    // Turns by degrees; looking straight up or down is as far as it goes.
    void turn(double left, double down);
    void lookAlong(const Point &direction);
    void lookAt(const Point &place) { lookAlong(place - position); }
    // For a parallel one, in pictures as above: what was at one point of it comes to another; it is so many times as
    // high, and the point keeps its place; it shows what lies between two corners, as large as it can be.
    void pan(double x, double y, double aspect);
    void zoom(double times, double x, double y, double aspect);
    void showPart(const std::array<double, 2> &corner, const std::array<double, 2> &opposite, double aspect);
    // For one in perspective: looks at the middle between two corners of the picture and goes there, until what lies so
    // far away between them fills the picture; `free` is how far the way goes.
    void flyTo(const std::array<double, 2> &corner, const std::array<double, 2> &opposite, double distance, double free,
               double aspect);
    // Steps back, looking the same way, until the box is seen as a whole.
    void frame(const Point &low, const Point &high, double aspect);
    // Goes around a place, which stays where it is in the picture.
    void orbit(const Point &about, double left, double down);

private:
    std::array<double, 2> extentOf(const Point &low, const Point &high) const;
};
