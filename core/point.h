// Positions and directions in a map.
#pragma once

#include <array>
#include <cmath>

using Point = std::array<double, 3>; // map units

constexpr Point operator+(const Point &a, const Point &b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }
constexpr Point operator-(const Point &a, const Point &b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
constexpr Point operator*(const Point &a, double factor) { return {a[0] * factor, a[1] * factor, a[2] * factor}; }

constexpr double dot(const Point &a, const Point &b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

constexpr Point cross(const Point &a, const Point &b)
{
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

inline double length(const Point &a) { return std::sqrt(dot(a, a)); }

// Returns a corner of a box: bit 0 of `bits` selects the high x, bit 1 the high y, bit 2 the high z.
constexpr Point cornerOf(const Point &low, const Point &high, unsigned bits)
{
    return {bits & 1 ? high[0] : low[0], bits & 2 ? high[1] : low[1], bits & 4 ? high[2] : low[2]};
}

// Convert to the 32-bit floats of vertexes, and back.
inline std::array<float, 3> narrow(const Point &point)
{
    return {static_cast<float>(point[0]), static_cast<float>(point[1]), static_cast<float>(point[2])};
}

inline Point toPoint(const std::array<float, 3> &point)
{
    return {static_cast<double>(point[0]), static_cast<double>(point[1]), static_cast<double>(point[2])};
}
