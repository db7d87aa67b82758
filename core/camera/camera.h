// The camera that a map is viewed with: position, yaw and pitch as in the games, in perspective or parallel along an axis.
#pragma once

#include "core/point.h"

#include <QMatrix4x4>

#include <array>
#include <optional>

enum class CameraSide { Top, Front, Side };

struct Camera {
    Point position{};        // of the eye, in map units; if parallel, the point at the centre of the picture
    double yaw = 0;          // degrees: 0 looks along +X, 90 along +Y
    double pitch = 0;        // degrees: positive looks down
    double fieldOfView = 90; // horizontal, in degrees, at 4:3; other aspects keep the vertical angle
    // The height of the picture in map units if the camera is parallel (orthographic); 0 in perspective. Nothing is behind a
    // parallel camera, and it does not turn.
    double span = 0;

    friend bool operator==(const Camera &, const Camera &) = default;

    // Returns whether all values are finite. If not, the camera's matrices and rays are useless.
    bool isFinite() const;
    bool isParallel() const { return span > 0; }
    // Returns a parallel camera at the same position, with north (+Y) or up (+Z) upwards. +X points right in the top view
    // and in the front view (along +Y), +Y in the side view (along -X).
    Camera fromSide(CameraSide side, double height) const;
    Point forward() const;
    Point right() const; // always horizontal
    Point up() const;
    double verticalAngle() const; // degrees
    // Returns the point that everything is seen from; for a parallel camera, a point very far back.
    Point eye() const;
    // Returns the distance of a point from the eye; if parallel, from the line through the picture's centre.
    double distanceTo(const Point &place) const;
    bool isBehind(const Point &place) const { return !isParallel() && dot(place - position, forward()) <= 0; }

    QMatrix4x4 view() const { return viewFrom(position, right(), up(), forward()); }
    // Returns the view matrix of an eye with these orthonormal axes, which may be rolled or mirrored.
    static QMatrix4x4 viewFrom(const Point &eye, const Point &right, const Point &up, const Point &forward);
    // Returns the projection matrix. `aspect` is width / height. In perspective, nothing nearer than nearest() is drawn.
    QMatrix4x4 projection(double aspect) const;
    static constexpr double nearest() { return 2; }        // map units
    static constexpr double furthest() { return 1 << 19; } // twice the width of the largest world
    // Returns how much the depth (-1 to 1) of a parallel picture changes per map unit.
    static constexpr float depthPerUnit() { return static_cast<float>(2 / furthest()); }
    // Returns the distance along forward(), in map units, of a stored depth (0 to 1).
    double depthOf(double stored, double aspect) const;

    // Returns the direction (length 1) from the eye through a point of the picture: x and y go from -1 (left, bottom) to 1.
    Point towards(double x, double y, double aspect) const;
    // Returns where that ray starts: at the eye or, if parallel, in front of the whole map.
    Point origin(double x, double y, double aspect) const;
    // Returns where a point appears in the picture, x and y as above; nothing if it is nearer than nearest() or behind.
    std::optional<std::array<double, 2>> seenAt(const Point &place, double aspect) const;

    // Turns by degrees, at most until it looks straight up or down.
    void turn(double left, double down);
    void lookAlong(const Point &direction);
    void lookAt(const Point &place) { lookAlong(place - position); }
    // pan(), zoom() and showPart() are for parallel cameras, and take picture coordinates as above.
    // Moves what is shown by (x, y).
    void pan(double x, double y, double aspect);
    // Multiplies the picture's height by `times` and keeps the point (x, y) in place.
    void zoom(double times, double x, double y, double aspect);
    // Shows the rectangle between two corners as large as possible.
    void showPart(const std::array<double, 2> &corner, const std::array<double, 2> &opposite, double aspect);
    // Turns a perspective camera to the centre of the rectangle between two corners of the picture, and moves it there until
    // what the rectangle shows at `distance` fills the picture. Stops before `free`, the unobstructed distance.
    void flyTo(const std::array<double, 2> &corner, const std::array<double, 2> &opposite, double distance, double free,
               double aspect);
    // Moves to where the whole box is visible; keeps the direction.
    void frame(const Point &low, const Point &high, double aspect);
    // Turns around a point, which keeps its position in the picture.
    void orbit(const Point &about, double left, double down);

private:
    std::array<double, 2> extentOf(const Point &low, const Point &high) const;
};
