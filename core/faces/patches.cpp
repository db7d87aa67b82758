#include "core/faces/patches.h"

#include <algorithm>

namespace {

constexpr qint64 mostControls = 4096; // engines take 1,024 (cm_load.c)

// The engine drops the middle of arcs that lies no further than this from their chords (tr_curve.c, R_SubdividePatchToGrid()),
// so that textures run evenly over them. This program keeps the points, since neighbours have them, too.
constexpr double flatWithin = 0.1; // map units

// Interpolates along an arc. Adds both ends before the middle, so that a row walked backwards gives the same sums to the last
// bit.
double between(double first, double middle, double last, double t)
{
    const double u = 1 - t;
    return (first * (u * u) + last * (t * t)) + middle * (2 * u * t);
}

// Interpolates along an arc. On a flat arc, all but the point is linear in the distance along the chord.
FaceVertex between(const FaceVertex &first, const FaceVertex &middle, const FaceVertex &last, double t, bool isFlat)
{
    FaceVertex vertex;
    for (size_t i = 0; i < 3; ++i)
        vertex.point[i] = between(first.point[i], middle.point[i], last.point[i], t);
    const auto chord = last.point - first.point;
    const double size = dot(chord, chord);
    const bool byChord = isFlat && size > 0;
    const double share = byChord ? std::clamp(dot(vertex.point - first.point, chord) / size, 0.0, 1.0) : t;
    const auto value = [&](double from, double by, double to) {
        return byChord ? from * (1 - share) + to * share : between(from, by, to, t);
    };
    for (size_t i = 0; i < 2; ++i) {
        vertex.texture[i] = value(first.texture[i], middle.texture[i], last.texture[i]);
        vertex.page[i] = value(first.page[i], middle.page[i], last.page[i]);
    }
    for (size_t i = 0; i < 4; ++i)
        vertex.color[i] = value(first.color[i], middle.color[i], last.color[i]);
    return vertex;
}

// Returns how far the middle of an arc lies from its chord, in map units.
double bulge(const FaceVertex &first, const FaceVertex &middle, const FaceVertex &last)
{
    const auto chord = last.point - first.point;
    const auto way = (last.point - first.point + (middle.point - first.point) * 2) * 0.25;
    const double size = dot(chord, chord);
    return length(size > 0 ? way - chord * (dot(way, chord) / size) : way);
}

// Subdivides a row of control points into arcs of three points each, which share their ends: appends `steps` points per arc,
// and the last point. `flat`: for each arc, whether it is flat.
void appendRow(std::vector<FaceVertex> &out, std::span<const FaceVertex> row, size_t stride, const std::vector<bool> &flat,
               int steps)
{
    for (size_t arc = 0; arc < flat.size(); ++arc) {
        const auto controls = row.subspan(2 * arc * stride);
        for (int step = 0; step < steps; ++step)
            out.push_back(
                between(controls[0], controls[stride], controls[2 * stride], static_cast<double>(step) / steps, flat[arc]));
    }
    out.push_back(row[2 * flat.size() * stride]);
}

// Returns which arcs along a direction are flat in all of the `others` parallel lines.
std::vector<bool> flatArcs(std::span<const FaceVertex> controls, size_t count, size_t stride, size_t others, size_t otherStride)
{
    std::vector<bool> flat(count / 2, true);
    for (size_t arc = 0; arc < flat.size(); ++arc)
        for (size_t line = 0; line < others; ++line) {
            const auto row = controls.subspan(line * otherStride + 2 * arc * stride);
            flat[arc] = flat[arc] && bulge(row[0], row[stride], row[2 * stride]) < flatWithin;
        }
    return flat;
}

} // namespace

FaceShape patchShape(std::span<const FaceVertex> controls, qint64 width, qint64 height, int steps)
{
    const auto isSide = [](qint64 side) { return side >= 3 && side <= mostControls && side % 2 == 1; };
    if (!isSide(width) || !isSide(height) || width * height > mostControls
        || width * height > static_cast<qint64>(controls.size()) || steps < 1)
        return {};
    const auto columns = static_cast<size_t>(width), rows = static_cast<size_t>(height);
    const auto flatAcross = flatArcs(controls, columns, 1, rows, columns);
    const auto flatDown = flatArcs(controls, rows, columns, columns, 1);
    std::vector<FaceVertex> lines; // rows are subdivided; columns still have control points
    for (size_t row = 0; row < rows; ++row)
        appendRow(lines, controls.subspan(row * columns, columns), 1, flatAcross, steps);
    const size_t across = lines.size() / rows;
    std::vector<FaceVertex> points; // column by column
    for (size_t column = 0; column < across; ++column)
        appendRow(points, std::span(lines).subspan(column), across, flatDown, steps);
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
