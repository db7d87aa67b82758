// Places and directions in a map.
#pragma once

#include <array>
#include <cmath>

using Point = std::array<double, 3>; // map units

constexpr Point operator+(const Point &a, const Point &b)
{
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

constexpr Point operator-(const Point &a, const Point &b)
{
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}

constexpr Point operator*(const Point &a, double factor)
{
    return {a[0] * factor, a[1] * factor, a[2] * factor};
}

constexpr double dot(const Point &a, const Point &b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

constexpr Point cross(const Point &a, const Point &b)
{
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

inline double length(const Point &a)
{
    return std::sqrt(dot(a, a));
}
