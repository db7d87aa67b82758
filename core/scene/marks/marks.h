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
    std::vector<MarkVertex> lines;     // two each
    std::vector<MarkVertex> triangles; // three each, clockwise as seen from outside
    bool isEmpty() const { return lines.empty() && triangles.empty(); }
};

inline QRgb withAlpha(QRgb color, int alpha) { return qRgba(qRed(color), qGreen(color), qBlue(color), alpha); }

MarkVertex markVertex(const Point &point, QRgb color);
void addLine(Marks &marks, const Point &from, const Point &to, QRgb color);
void addTriangle(Marks &marks, const Point &a, const Point &b, const Point &c, QRgb color);
// Adds only edges if `fill` has no alpha. Shades the sides, so that the box looks solid.
void addBox(Marks &marks, const Point &low, const Point &high, QRgb edges, QRgb fill);
// Adds the octahedron that fits into the box.
void addDiamond(Marks &marks, const Point &low, const Point &high, QRgb edges, QRgb fill);
// Adds a line with a head of that length at its end; nothing if both points are the same.
void addArrow(Marks &marks, const Point &from, const Point &to, double head, QRgb color);

// Returns where a ray enters a box, in units of its direction; infinity if it misses, 0 from inside.
double entryInto(const Ray &ray, const Point &low, const Point &high);
