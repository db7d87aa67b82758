// Lines and translucent triangles in plain colours, drawn over a map to explain it.
#pragma once

#include "core/geometry/boxtree.h"
#include "core/point.h"

#include <QRgb>

#include <array>
#include <vector>

// Laid out as in the vertex buffer.
struct MarkVertex {
    std::array<float, 3> point{}; // map units
    std::array<quint8, 4> color{};
};
static_assert(sizeof(MarkVertex) == 16);

struct Marks {
    std::vector<MarkVertex> lines;     // two per line
    std::vector<MarkVertex> triangles; // three per triangle, clockwise as seen from outside
    bool isEmpty() const { return lines.empty() && triangles.empty(); }
};

inline QRgb withAlpha(QRgb color, int alpha) { return qRgba(qRed(color), qGreen(color), qBlue(color), alpha); }

MarkVertex markVertex(const Point &point, QRgb color);
void addLine(Marks &marks, const Point &from, const Point &to, QRgb color);
void addTriangle(Marks &marks, const Point &a, const Point &b, const Point &c, QRgb color);
// Adds a box; only its edges if the alpha of `fill` is 0. Shades the sides, so that the box looks solid.
void addBox(Marks &marks, const Point &low, const Point &high, QRgb edges, QRgb fill);
// Adds the octahedron that fits into a box.
void addDiamond(Marks &marks, const Point &low, const Point &high, QRgb edges, QRgb fill);
// Adds a line with a head at its end, `head` map units long; nothing if both points are the same.
void addArrow(Marks &marks, const Point &from, const Point &to, double head, QRgb color);

// Returns the distance at which a ray enters a box, in multiples of the ray's direction: 0 if it begins inside, infinity if
// it misses.
double entryInto(const Ray &ray, const Point &low, const Point &high);
