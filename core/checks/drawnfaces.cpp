#include "core/checks/drawnfaces.h"

#include "core/where/modelowners.h"
#include "core/where/space.h"

#include <algorithm>
#include <tuple>

namespace {

constexpr double grains = 16; // per map unit

using Ends = std::vector<std::pair<quint32, quint32>>;

Ends aroundPolygon(quint32 corners)
{
    Ends ends;
    for (quint32 i = 0; i < corners; ++i)
        ends.emplace_back(i, i + 1 < corners ? i + 1 : 0);
    return ends;
}

// Returns the sides of a face's triangles that belong to only one triangle.
Ends aroundTriangles(const FaceShape &shape)
{
    Ends all, ends;
    for (const auto &[a, b, c] : shape.triangles)
        for (const auto &side : {std::minmax(a, b), std::minmax(b, c), std::minmax(c, a)})
            all.emplace_back(side.first, side.second);
    std::ranges::sort(all);
    for (size_t first = 0, end = 0; first < all.size(); first = end) {
        while (end < all.size() && all[end] == all[first])
            ++end;
        if (end - first == 1)
            ends.push_back(all[first]);
    }
    return ends;
}

} // namespace

DrawnFaces::DrawnFaces(const MapFile &map)
    : looks_(map), type_(map.column(map.format().columns.faceType)), models_(modelsOfFaces(map)),
      shown_(map.recordCount(map.format().roles.models))
{
    for (const auto &placement : placementsOf(map))
        if (auto &shown = shown_[placement.model]; !shown && placement.isDrawn && !placement.isUnused())
            shown = placement;
}

bool DrawnFaces::isShown(quint32 face) const
{
    if (models_[face] < 0 || !shown_[static_cast<size_t>(models_[face])])
        return false;
    return type_.count() == 0 || static_cast<bsp::SurfaceType>(type_.integer(face)) != bsp::SurfaceType::Flare;
}

bool DrawnFaces::isDrawn(quint32 face) const
{
    return isShown(face) && !(looks_.at(face).flags & (FaceFlag::Sky | FaceFlag::NoDraw));
}

bool DrawnFaces::isSky(quint32 face) const
{
    return isShown(face) && (looks_.at(face).flags & (FaceFlag::Sky | FaceFlag::NoDraw)) == FaceFlag::Sky;
}

struct Outlines::Corner {
    std::array<qint32, 4> key{}; // its model, and its position in grains
    quint32 number = 0;

    Corner(qint32 model, const Point &at, size_t which) : number(static_cast<quint32>(which))
    {
        key[0] = model;
        for (size_t i = 0; i < 3; ++i)
            key[i + 1] = static_cast<qint32>(std::floor(at[i] * grains + 0.5));
    }
};

Outlines::Outlines(const MapFile &map, const DrawnFaces &drawn, const Seen &seen, std::stop_token stop)
{
    const FaceShapes shapes(map);
    const auto types = map.column(map.format().columns.faceType);
    std::vector<Corner> corners;
    std::vector<Point> points; // of the corners, by number
    for (quint32 face = 0; face < drawn.count() && !stop.stop_requested(); ++face) {
        const bool ownsTriangles = types.count() > 0;
        if (!drawn.isDrawn(face)
            || (ownsTriangles && static_cast<bsp::SurfaceType>(types.integer(face)) != bsp::SurfaceType::Polygon))
            continue;
        const auto shape = shapes.at(face);
        if (shape.triangles.empty() || !std::ranges::all_of(shape.vertexes, isPlace, &FaceVertex::point))
            continue;
        seen(face, shape);
        faces_.push_back({face, areaOf(shape)});
        const auto first = static_cast<quint32>(corners.size());
        for (const auto &vertex : shape.vertexes)
            corners.emplace_back(drawn.modelOf(face), vertex.point, corners.size());
        for (const auto &vertex : shape.vertexes)
            points.push_back(vertex.point);
        const auto ends = ownsTriangles ? aroundTriangles(shape) : aroundPolygon(static_cast<quint32>(shape.vertexes.size()));
        for (const auto &[from, to] : ends)
            sides_.push_back({first + from, first + to, face});
    }
    join(std::move(corners), points);
}

void Outlines::join(std::vector<Corner> corners, const std::vector<Point> &points)
{
    std::ranges::sort(corners, {}, &Corner::key);
    std::vector<quint32> placeOf(corners.size());
    for (size_t i = 0; i < corners.size(); ++i) {
        if (i == 0 || corners[i].key != corners[i - 1].key)
            places_.push_back(points[corners[i].number]);
        placeOf[corners[i].number] = static_cast<quint32>(places_.size() - 1);
    }
    for (auto &side : sides_)
        std::tie(side.low, side.high) = std::minmax({placeOf[side.low], placeOf[side.high]});
    std::erase_if(sides_, [](const Side &side) { return side.low == side.high; });
    std::ranges::sort(sides_);
}
