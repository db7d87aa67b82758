#include "core/scene/marks/marks.h"

#include <algorithm>
#include <cmath>

namespace {

QRgb shaded(QRgb color, double by)
{
    const auto part = [by](int value) { return static_cast<int>(value * by); };
    return qRgba(part(qRed(color)), part(qGreen(color)), part(qBlue(color)), qAlpha(color));
}

} // namespace

MarkVertex markVertex(const Point &point, QRgb color)
{
    return {narrow(point),
            {static_cast<quint8>(qRed(color)), static_cast<quint8>(qGreen(color)), static_cast<quint8>(qBlue(color)),
             static_cast<quint8>(qAlpha(color))}};
}

void addLine(Marks &marks, const Point &from, const Point &to, QRgb color)
{
    marks.lines.push_back(markVertex(from, color));
    marks.lines.push_back(markVertex(to, color));
}

void addTriangle(Marks &marks, const Point &a, const Point &b, const Point &c, QRgb color)
{
    for (const auto *corner : {&a, &b, &c})
        marks.triangles.push_back(markVertex(*corner, color));
}

void addBox(Marks &marks, const Point &low, const Point &high, QRgb edges, QRgb fill)
{
    const auto corner = [&](unsigned bits) { return cornerOf(low, high, bits); };
    for (unsigned bits = 0; bits < 8; ++bits)
        for (const unsigned axis : {1U, 2U, 4U})
            if (!(bits & axis))
                addLine(marks, corner(bits), corner(bits | axis), edges);
    if (qAlpha(fill) == 0)
        return;
    // Counterclockwise from outside: -x, +x, -y, +y, -z, +z.
    constexpr unsigned sides[6][4] = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
    constexpr double light[6] = {0.8, 0.8, 0.7, 0.7, 0.55, 1};
    for (size_t side = 0; side < 6; ++side) {
        const auto color = shaded(fill, light[side]);
        const auto &[a, b, c, d] = sides[side];
        addTriangle(marks, corner(a), corner(c), corner(b), color);
        addTriangle(marks, corner(a), corner(d), corner(c), color);
    }
}

void addDiamond(Marks &marks, const Point &low, const Point &high, QRgb edges, QRgb fill)
{
    const auto middle = (low + high) * 0.5;
    const Point top{middle[0], middle[1], high[2]}, bottom{middle[0], middle[1], low[2]};
    // Counterclockwise as seen from above.
    const Point around[4] = {{high[0], middle[1], middle[2]},
                             {middle[0], high[1], middle[2]},
                             {low[0], middle[1], middle[2]},
                             {middle[0], low[1], middle[2]}};
    for (size_t i = 0; i < 4; ++i) {
        const auto &here = around[i], &next = around[(i + 1) % 4];
        addLine(marks, here, next, edges);
        addLine(marks, here, top, edges);
        addLine(marks, here, bottom, edges);
        if (qAlpha(fill) == 0)
            continue;
        addTriangle(marks, here, top, next, shaded(fill, 1));
        addTriangle(marks, here, next, bottom, shaded(fill, 0.6));
    }
}

void addArrow(Marks &marks, const Point &from, const Point &to, double head, QRgb color)
{
    const auto way = to - from;
    const double size = length(way);
    if (!(size > 0))
        return;
    addLine(marks, from, to, color);
    const auto along = way * (1 / size);
    auto aside = cross(along, std::abs(along[2]) < 0.9 ? Point{0, 0, 1} : Point{1, 0, 0});
    aside = aside * (1 / length(aside));
    const auto above = cross(aside, along);
    const double reach = std::min(head, size / 2);
    const auto base = to - along * reach;
    for (const auto &direction : {aside, aside * -1, above, above * -1})
        addLine(marks, to, base + direction * (reach * 0.4), color);
}

double entryInto(const Ray &ray, const Point &low, const Point &high)
{
    double enters = 0, leaves = INFINITY;
    for (size_t i = 0; i < 3; ++i) {
        if (std::abs(ray.direction[i]) < 1e-12) {
            if (ray.origin[i] < low[i] || ray.origin[i] > high[i])
                return INFINITY;
            continue;
        }
        const double a = (low[i] - ray.origin[i]) / ray.direction[i], b = (high[i] - ray.origin[i]) / ray.direction[i];
        enters = std::max(enters, std::min(a, b));
        leaves = std::min(leaves, std::max(a, b));
    }
    return enters <= leaves ? enters : INFINITY;
}
