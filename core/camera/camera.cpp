#include "core/camera/camera.h"

#include <algorithm>
#include <numbers>

namespace
{

constexpr double steepest = 89.9; // degrees of pitch: straight up has no left and right

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

double degrees(double radians)
{
    return radians * 180 / std::numbers::pi;
}

// Half of what is seen, a unit away: at 4:3, and from bottom to top of any picture.
double halfHeight(double fieldOfView)
{
    return std::tan(radians(std::clamp(fieldOfView, 1.0, 170.0)) / 2) * 3 / 4;
}

} // namespace

bool Camera::isFinite() const
{
    return std::isfinite(position[0]) && std::isfinite(position[1]) && std::isfinite(position[2]) && std::isfinite(yaw)
           && std::isfinite(pitch) && std::isfinite(fieldOfView);
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

Point Camera::up() const
{
    return cross(right(), forward());
}

double Camera::verticalAngle() const
{
    return degrees(std::atan(halfHeight(fieldOfView))) * 2;
}

// OpenGL looks along -Z with Y up.
QMatrix4x4 Camera::view() const
{
    const auto f = forward(), r = right(), u = up();
    const auto row = [this](const Point &axis, float sign) {
        return QVector4D(sign * static_cast<float>(axis[0]), sign * static_cast<float>(axis[1]),
                         sign * static_cast<float>(axis[2]), -sign * static_cast<float>(dot(axis, position)));
    };
    QMatrix4x4 matrix;
    matrix.setRow(0, row(r, 1));
    matrix.setRow(1, row(u, 1));
    matrix.setRow(2, row(f, -1));
    return matrix;
}

QMatrix4x4 Camera::projection(double aspect) const
{
    QMatrix4x4 matrix;
    matrix.perspective(static_cast<float>(verticalAngle()), static_cast<float>(aspect), static_cast<float>(nearest()),
                       static_cast<float>(furthest()));
    return matrix;
}

Point Camera::towards(double x, double y, double aspect) const
{
    const double half = halfHeight(fieldOfView);
    const auto way = forward() + right() * (x * half * aspect) + up() * (y * half);
    return way * (1 / length(way));
}

std::optional<std::array<double, 2>> Camera::seenAt(const Point &place, double aspect) const
{
    const auto way = place - position;
    const double depth = dot(way, forward());
    if (depth < nearest())
        return {};
    const double half = halfHeight(fieldOfView) * depth;
    return std::array{dot(way, right()) / (half * aspect), dot(way, up()) / half};
}

void Camera::turn(double left, double down)
{
    yaw = std::remainder(yaw + left, 360);
    pitch = std::clamp(pitch + down, -steepest, steepest);
}

void Camera::lookAlong(const Point &direction)
{
    const double level = std::hypot(direction[0], direction[1]);
    if (level == 0 && direction[2] == 0)
        return;
    if (level > 0)
        yaw = degrees(std::atan2(direction[1], direction[0]));
    pitch = std::clamp(-degrees(std::atan2(direction[2], level)), -steepest, steepest);
}

void Camera::frame(const Point &low, const Point &high, double aspect)
{
    const auto middle = (low + high) * 0.5;
    const double radius = std::max(length(high - low) / 2, 16.0);
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
