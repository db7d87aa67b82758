#include "core/checks/drawnchecks.h"

#include "core/map/celltext.h"
#include "core/where/space.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace {

// Compilers weld corners that are up to half a unit apart along each axis (qbsp3's POINT_EPSILON), which moves some off the
// plane by as much. Larger distances are visible.
constexpr double flatWithin = 1;
constexpr double thinnest = 0.01; // map units; thinner faces are not drawn

// The plane that a face claims to lie in.
class StatedPlanes
{
public:
    explicit StatedPlanes(const MapFile &map)
        : planes_(map), plane_(map.column(map.format().columns.facePlane)),
          normal_(map.vectors<3>(map.format().columns.faceNormal))
    {
    }

    // Returns the plane that the face refers to; if the format has none, the plane through that corner with the face's
    // normal, or nothing if there is no normal.
    std::optional<Plane> of(quint32 face, const Point &corner) const
    {
        if (plane_.count() > 0)
            return planes_.validAt(plane_.integer(face));
        if (normal_.count() == 0)
            return {};
        const Point normal = normal_.at(face);
        const Plane plane{.normal = normal, .distance = dot(normal, corner)};
        return plane.isValid() ? std::optional(plane) : std::nullopt;
    }

private:
    Planes planes_;
    Column plane_;
    Vectors<3> normal_;
};

double farthestFrom(const Plane &plane, const FaceShape &shape)
{
    double farthest = 0;
    for (const auto &vertex : shape.vertexes)
        farthest = std::max(farthest, std::abs(plane.of(vertex.point)));
    return farthest;
}

// Returns the plane that fits the corners of a face best, by Newell's normal; nothing if they enclose no area.
std::optional<Plane> ownPlaneOf(const FaceShape &shape)
{
    Point sum{}, middle{};
    for (size_t i = 0; i < shape.vertexes.size(); ++i) {
        const auto &origin = shape.vertexes.front().point; // keeps numbers small
        sum = sum + cross(shape.vertexes[i].point - origin, shape.vertexes[(i + 1) % shape.vertexes.size()].point - origin);
        middle = middle + shape.vertexes[i].point;
    }
    const double size = length(sum);
    if (!(size > 0))
        return {};
    const auto normal = sum * (1 / size);
    return Plane{.normal = normal, .distance = dot(normal, middle) / static_cast<double>(shape.vertexes.size())};
}

// Returns the width across the longest side; 0 if all corners coincide.
double widthOf(const FaceShape &shape)
{
    double longest = 0;
    for (const auto &[a, b, c] : shape.triangles) {
        const auto &from = shape.vertexes[a].point;
        longest = std::max({longest, length(shape.vertexes[b].point - from), length(shape.vertexes[c].point - from)});
    }
    return longest > 0 ? 2 * areaOf(shape) / longest : 0;
}

void checkShape(const MapFile &map, const StatedPlanes &planes, quint32 face, const FaceShape &shape, Problems &problems)
{
    const RecordRef record{map.format().roles.faces, face};
    if (widthOf(shape) < thinnest) {
        problems.add(Severity::Note, "face-degenerate", record, -1, [&] {
            return CheckText::tr("%1 has no area: its %2 corners lie on one line.")
                .arg(title(map, record), numberText(shape.vertexes.size()));
        });
        return;
    }
    const auto plane = planes.of(face, shape.vertexes.front().point);
    const double off = plane ? farthestFrom(*plane, shape) : 0;
    if (off <= flatWithin)
        return;
    const auto units = [](double number) { return QLocale().toString(number, 'f', 1); };
    const auto own = ownPlaneOf(shape);
    if (own && farthestFrom(*own, shape) <= flatWithin) // by that plane, engines decide which side is visible
        problems.add(Severity::Warning, "face-off-plane", record, -1, [&] {
            return CheckText::tr("%1 is flat, but lies up to %2 units off the plane that it refers to; at its widest it is "
                                 "%3 units wide.")
                .arg(title(map, record), units(off), units(widthOf(shape)));
        });
    else
        problems.add(Severity::Note, "face-nonplanar", record, -1, [&] {
            return CheckText::tr("%1 is not flat: a corner lies %2 units off its plane.").arg(title(map, record), units(off));
        });
}

} // namespace

void checkSurfaces(const CheckContext &context, Problems &problems)
{
    constexpr std::array kinds{"face-degenerate", "face-nonplanar", "face-off-plane",
                               "t-junction",      "face-black",     "face-fullbright"};
    if (std::ranges::none_of(kinds, [&](const char *kind) { return context.wanted.has(kind); }))
        return; // outlines cost more than most checks
    const auto &map = context.map;
    const DrawnFaces drawn(map);
    const StatedPlanes planes(map);
    const auto seen = [&](quint32 face, const FaceShape &shape) { checkShape(map, planes, face, shape, problems); };
    const Outlines outlines(map, drawn, seen, context.stop);
    checkCracks(context, drawn, outlines, problems);
    checkDarkness(context, drawn, outlines, problems);
}
