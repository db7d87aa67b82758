#include "core/map/patches.h"

namespace
{

constexpr qint64 mostControls = 4096; // engines take 1,024 (cm_load.c)

// Both ends are added before the middle, so that a row walked backwards gives the same sums to the last bit.
double between(double first, double middle, double last, double t)
{
    const double u = 1 - t;
    return (first * (u * u) + last * (t * t)) + middle * (2 * u * t);
}

FaceVertex between(const FaceVertex &first, const FaceVertex &middle, const FaceVertex &last, double t)
{
    FaceVertex vertex;
    for (size_t i = 0; i < 3; ++i)
        vertex.point[i] = between(first.point[i], middle.point[i], last.point[i], t);
    for (size_t i = 0; i < 2; ++i) {
        vertex.texture[i] = between(first.texture[i], middle.texture[i], last.texture[i], t);
        vertex.page[i] = between(first.page[i], middle.page[i], last.page[i], t);
    }
    for (size_t i = 0; i < 4; ++i)
        vertex.color[i] = between(first.color[i], middle.color[i], last.color[i], t);
    return vertex;
}

// One row of control points, each three of which are an arc, as `steps` points an arc and the last.
void appendRow(std::vector<FaceVertex> &out, std::span<const FaceVertex> row, size_t stride, size_t count, int steps)
{
    for (size_t arc = 0; arc + 2 < count; arc += 2)
        for (int step = 0; step < steps; ++step)
            out.push_back(between(row[arc * stride], row[(arc + 1) * stride], row[(arc + 2) * stride],
                                  static_cast<double>(step) / steps));
    out.push_back(row[(count - 1) * stride]);
}

} // namespace

FaceShape patchShape(std::span<const FaceVertex> controls, qint64 width, qint64 height, int steps)
{
    const auto isSide = [](qint64 side) { return side >= 3 && side <= mostControls && side % 2 == 1; };
    if (!isSide(width) || !isSide(height) || width * height > mostControls
        || width * height > static_cast<qint64>(controls.size()) || steps < 1)
        return {};
    const auto columns = static_cast<size_t>(width), rows = static_cast<size_t>(height);
    std::vector<FaceVertex> lines; // as many columns as points, still as many rows as control points
    for (size_t row = 0; row < rows; ++row)
        appendRow(lines, controls.subspan(row * columns, columns), 1, columns, steps);
    const size_t across = lines.size() / rows;
    std::vector<FaceVertex> points; // column by column
    for (size_t column = 0; column < across; ++column)
        appendRow(points, std::span(lines).subspan(column), across, rows, steps);
    const auto down = static_cast<quint32>(points.size() / across);
    FaceShape shape{.vertexes = std::move(points), .triangles = {}};
    for (quint32 x = 0; x + 1 < across; ++x)
        for (quint32 y = 0; y + 1 < down; ++y) {
            const quint32 a = x * down + y, right = a + down, below = a + 1;
            shape.triangles.push_back({a, below, right});
            shape.triangles.push_back({right, below, right + 1});
        }
    return shape;
}
