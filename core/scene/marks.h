// What is drawn over a map to explain it: lines and see-through triangles in plain colours.
#pragma once

#include "core/geometry/boxtree.h"
#include "core/point.h"

#include <QRgb>

#include <array>
#include <vector>

// As a vertex buffer takes it.
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

inline QRgb withAlpha(QRgb color, int alpha)
{
    return qRgba(qRed(color), qGreen(color), qBlue(color), alpha);
}

MarkVertex markVertex(const Point &point, QRgb color);
void addLine(Marks &marks, const Point &from, const Point &to, QRgb color);
void addTriangle(Marks &marks, const Point &a, const Point &b, const Point &c, QRgb color);
// Only its edges where `fill` has no alpha. Its sides are shaded, so that it looks solid.
void addBox(Marks &marks, const Point &low, const Point &high, QRgb edges, QRgb fill);
// The octahedron that fits into the box.
void addDiamond(Marks &marks, const Point &low, const Point &high, QRgb edges, QRgb fill);
// A line with a head of that length at its end; none where both are one place.
void addArrow(Marks &marks, const Point &from, const Point &to, double head, QRgb color);

// Where a ray enters a box, in units of its direction; infinity when it passes by, 0 from inside.
double entryInto(const Ray &ray, const Point &low, const Point &high);
