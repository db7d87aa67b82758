#include "core/camera/camera.h"

#include <algorithm>
#include <numbers>

namespace {

constexpr double steepest = 89.9; // degrees of pitch, since looking straight up leaves left and right undefined
// Depth range in front of and behind a parallel camera, which covers the largest world from any position in it.
constexpr double parallelReach = Camera::furthest() / 2;
constexpr double lowestPicture = 1, highestPicture = Camera::furthest(); // map units, of a parallel camera
constexpr double parallelMargin = 1.1;                                   // ratio of the picture to what frame() shows
constexpr double smallestFrame = 16;                                     // map units

double radians(double degrees) { return degrees * std::numbers::pi / 180; }
double degrees(double radians) { return radians * 180 / std::numbers::pi; }

// Returns half the height of the view frustum at distance 1 (tan of half the vertical angle).
double halfHeight(double fieldOfView) { return std::tan(radians(std::clamp(fieldOfView, 1.0, 170.0)) / 2) * 3 / 4; }

} // namespace

bool Camera::isFinite() const
{
    return std::isfinite(position[0]) && std::isfinite(position[1]) && std::isfinite(position[2]) && std::isfinite(yaw)
           && std::isfinite(pitch) && std::isfinite(fieldOfView) && std::isfinite(span);
}

Camera Camera::fromSide(CameraSide side, double height) const
{
    Camera camera = *this;
    camera.yaw = side == CameraSide::Side ? 180 : 90;
    camera.pitch = side == CameraSide::Top ? 90 : 0;
    camera.span = std::clamp(height, lowestPicture, highestPicture);
    return camera;
}

Point Camera::forward() const
{
    const double y = radians(yaw), p = radians(pitch);
    return {std::cos(p) * std::cos(y), std::cos(p) * std::sin(y), -std::sin(p)};
}

Point Camera::right() const
{
    const double y = radians(yaw);
    return {std::sin(y), -std::cos(y), 0};
}

Point Camera::up() const { return cross(right(), forward()); }

// Places the eye of a parallel camera so far away that its rays are parallel for doubles and for the shaders' floats.
Point Camera::eye() const
{
    constexpr double veryFar = 1 << 24;
    return isParallel() ? position - forward() * veryFar : position;
}

double Camera::distanceTo(const Point &place) const
{
    const auto way = place - position;
    return isParallel() ? std::hypot(dot(way, right()), dot(way, up())) : length(way);
}

double Camera::verticalAngle() const { return degrees(std::atan(halfHeight(fieldOfView))) * 2; }

// Converts to the view space of OpenGL, which looks along -Z with Y up.
QMatrix4x4 Camera::viewFrom(const Point &eye, const Point &right, const Point &up, const Point &forward)
{
    const auto row = [&eye](const Point &axis, float sign) {
        return QVector4D(sign * static_cast<float>(axis[0]), sign * static_cast<float>(axis[1]),
                         sign * static_cast<float>(axis[2]), -sign * static_cast<float>(dot(axis, eye)));
    };
    QMatrix4x4 matrix;
    matrix.setRow(0, row(right, 1));
    matrix.setRow(1, row(up, 1));
    matrix.setRow(2, row(forward, -1));
    return matrix;
}

QMatrix4x4 Camera::projection(double aspect) const
{
    QMatrix4x4 matrix;
    if (isParallel()) {
        const auto height = static_cast<float>(span / 2), width = static_cast<float>(span / 2 * aspect);
        matrix.ortho(-width, width, -height, height, static_cast<float>(-parallelReach), static_cast<float>(parallelReach));
        return matrix;
    }
    matrix.perspective(static_cast<float>(verticalAngle()), static_cast<float>(aspect), static_cast<float>(nearest()),
                       static_cast<float>(furthest()));
    return matrix;
}

double Camera::depthOf(double stored, double aspect) const
{
    const double seen = 2 * stored - 1;
    if (isParallel())
        return seen * parallelReach;
    // Inverts the projection of the distance along the line of sight.
    const auto matrix = projection(aspect);
    return std::abs(static_cast<double>(matrix(2, 3)) / (seen + static_cast<double>(matrix(2, 2))));
}

Point Camera::origin(double x, double y, double aspect) const
{
    if (!isParallel())
        return position;
    return position + right() * (x * span / 2 * aspect) + up() * (y * span / 2) - forward() * parallelReach;
}

Point Camera::towards(double x, double y, double aspect) const
{
    if (isParallel())
        return forward();
    const double half = halfHeight(fieldOfView);
    const auto way = forward() + right() * (x * half * aspect) + up() * (y * half);
    return way * (1 / length(way));
}

std::optional<std::array<double, 2>> Camera::seenAt(const Point &place, double aspect) const
{
    const auto way = place - position;
    if (isParallel())
        return std::array{dot(way, right()) / (span / 2 * aspect), dot(way, up()) / (span / 2)};
    const double depth = dot(way, forward());
    if (depth < nearest())
        return {};
    const double half = halfHeight(fieldOfView) * depth;
    return std::array{dot(way, right()) / (half * aspect), dot(way, up()) / half};
}

void Camera::turn(double left, double down)
{
    if (isParallel())
        return;
    yaw = std::remainder(yaw + left, 360);
    pitch = std::clamp(pitch + down, -steepest, steepest);
}

void Camera::lookAlong(const Point &direction)
{
    const double level = std::hypot(direction[0], direction[1]);
    if (isParallel() || (level == 0 && direction[2] == 0))
        return;
    if (level > 0)
        yaw = degrees(std::atan2(direction[1], direction[0]));
    pitch = std::clamp(-degrees(std::atan2(direction[2], level)), -steepest, steepest);
}

void Camera::pan(double x, double y, double aspect)
{
    position = position - right() * (x * span / 2 * aspect) - up() * (y * span / 2);
}

void Camera::zoom(double times, double x, double y, double aspect)
{
    const double higher = std::clamp(span * times, lowestPicture, highestPicture), by = (span - higher) / 2;
    position = position + right() * (x * by * aspect) + up() * (y * by);
    span = higher;
}

void Camera::showPart(const std::array<double, 2> &corner, const std::array<double, 2> &opposite, double aspect)
{
    const double larger = std::max(std::abs(opposite[0] - corner[0]), std::abs(opposite[1] - corner[1])) / 2;
    pan(-(corner[0] + opposite[0]) / 2, -(corner[1] + opposite[1]) / 2, aspect);
    span = std::clamp(span * larger, lowestPicture, highestPicture);
}

void Camera::flyTo(const std::array<double, 2> &corner, const std::array<double, 2> &opposite, double distance, double free,
                   double aspect)
{
    constexpr double offTheWall = 8; // map units
    std::array<Point, 4> corners;
    for (size_t i = 0; i < 4; ++i)
        corners[i] = towards(i & 1 ? opposite[0] : corner[0], i & 2 ? opposite[1] : corner[1], aspect) * distance;
    const auto way = towards((corner[0] + opposite[0]) / 2, (corner[1] + opposite[1]) / 2, aspect);
    lookAlong(way);
    const double half = halfHeight(fieldOfView);
    double forwards = free - offTheWall;
    for (const auto &at : corners)
        forwards =
            std::min(forwards,
                     dot(at, forward()) - std::max(std::abs(dot(at, up())) / half, std::abs(dot(at, right())) / (half * aspect)));
    position = position + way * std::max(forwards, 0.0);
}

// Returns a box's width and height in the picture, in map units.
std::array<double, 2> Camera::extentOf(const Point &low, const Point &high) const
{
    std::array<double, 2> extent{};
    for (size_t axis = 0; axis < 3; ++axis) {
        extent[0] += std::abs(right()[axis]) * (high[axis] - low[axis]);
        extent[1] += std::abs(up()[axis]) * (high[axis] - low[axis]);
    }
    return extent;
}

void Camera::frame(const Point &low, const Point &high, double aspect)
{
    const auto middle = (low + high) * 0.5;
    if (isParallel()) {
        const auto [width, height] = extentOf(low, high);
        position = middle;
        const double shown = std::max({height, width / aspect, 2 * smallestFrame});
        span = std::clamp(shown * parallelMargin, lowestPicture, highestPicture);
        return;
    }
    const double radius = std::max(length(high - low) / 2, smallestFrame);
    const double half = std::atan(halfHeight(fieldOfView) * std::min(aspect, 1.0));
    position = middle - forward() * (radius / std::sin(half));
}

void Camera::orbit(const Point &about, double left, double down)
{
    const auto way = about - position;
    const double along = dot(way, forward()), across = dot(way, right()), above = dot(way, up());
    turn(left, down);
    position = about - forward() * along - right() * across - up() * above;
}
