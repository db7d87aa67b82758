#include "core/geometry/texturepoints.h"

#include <algorithm>
#include <cmath>

namespace {

// Returns the barycentric coordinates of a point projected onto the triangle's plane; nothing for a triangle without area.
std::optional<std::array<double, 3>> weights(const std::array<Point, 3> &corners, const Point &point)
{
    const auto u = corners[1] - corners[0], v = corners[2] - corners[0], w = point - corners[0];
    const double uu = dot(u, u), uv = dot(u, v), vv = dot(v, v), all = uu * vv - uv * uv;
    if (!(all > 0) || !std::isfinite(all))
        return {};
    const double b = (vv * dot(w, u) - uv * dot(w, v)) / all, c = (uu * dot(w, v) - uv * dot(w, u)) / all;
    return std::array{1 - b - c, b, c};
}

// Returns about how far the point is from the triangle, in map units.
double distance(const std::array<Point, 3> &corners, const std::array<double, 3> &weight, const Point &point)
{
    Point nearest{};
    double sum = 0;
    for (const double part : weight)
        sum += std::max(part, 0.0);
    for (size_t i = 0; i < 3; ++i)
        nearest = nearest + corners[i] * (std::max(weight[i], 0.0) / sum);
    return length(point - nearest);
}

} // namespace

TexturePoints::TexturePoints(const MapFile &map) : shapes_(map), looks_(map), areFractions_(map.format().hasTextureFractions()) {}

std::optional<TexturePoint> TexturePoints::at(quint32 face, const Point &point) const
{
    const auto shape = shapes_.at(face);
    std::optional<TexturePoint> place;
    double least = INFINITY;
    for (const auto &triangle : shape.triangles) {
        std::array<Point, 3> corners{};
        for (size_t i = 0; i < 3; ++i)
            corners[i] = shape.vertexes[triangle[i]].point;
        const auto weight = weights(corners, point);
        const double apart = weight ? distance(corners, *weight, point) : INFINITY;
        if (apart >= least)
            continue;
        least = apart;
        place = TexturePoint{.image = imageOf(face), .at = {}, .isFraction = areFractions_};
        for (size_t i = 0; i < 3; ++i) {
            const auto &texture = shape.vertexes[triangle[i]].texture;
            place->at += QPointF(texture[0], texture[1]) * (*weight)[i];
        }
    }
    return place;
}

std::optional<QPointF> partOf(const TexturePoint &place, QSize size)
{
    if (!place.isFraction && size.isEmpty())
        return {};
    const auto at = place.isFraction ? place.at : QPointF(place.at.x() / size.width(), place.at.y() / size.height());
    if (!std::isfinite(at.x()) || !std::isfinite(at.y()))
        return {};
    return QPointF(at.x() - std::floor(at.x()), at.y() - std::floor(at.y()));
}
