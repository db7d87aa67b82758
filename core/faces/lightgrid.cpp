#include "core/faces/lightgrid.h"

#include "core/map/bspxparts.h"

#include <cmath>

namespace {

// ericw-tools' light/lightgrid.cc stops at five levels and leafs of few points a side. Larger values occur only in damaged
// maps. Reading a point's light would then take too long, since samples differ in size.
constexpr quint32 deepestGridNode = 64;
constexpr qint64 mostPointsOfLeaf = 1 << 16;

} // namespace

std::optional<LightGrid> LightGrid::of(const MapFile &map)
{
    const int whole = bspxLump(map, bsp::LightGridOctree);
    if (whole == bsp::none)
        return {};
    const int grids = bspxLump(map, bsp::LightGridOctreeGrids), nodes = bspxLump(map, bsp::LightGridOctreeNodes),
              leafs = bspxLump(map, bsp::LightGridOctreeLeafs);
    LightGrid grid;
    grid.bytes_ = map.lumpBytes(whole);
    const auto parts = map.partsOf(whole);
    if (!parts || !parts->isWhole || parts->used != std::ssize(grid.bytes_) || map.recordCount(grids) != 1)
        return {};
    const auto named = [&map](int lump, std::string_view field) { return bsp::FieldRef{lump, map.findColumn(lump, field)}; };
    grid.step_ = map.vectors<3>(named(grids, "step.x")).at(0);
    grid.low_ = map.vectors<3>(named(grids, "mins.x")).at(0);
    grid.root_ = map.column(grids, "rootnode").integer(0);
    grid.splits_ = map.vectors<3>(named(nodes, "point.x"));
    grid.children_ = map.vectors<8>(named(nodes, "children[0]"));
    grid.leafLow_ = map.vectors<3>(named(leafs, "mins.x"));
    grid.leafSize_ = map.vectors<3>(named(leafs, "size.x"));
    grid.lights_ = map.column(leafs, "sampleofs");
    for (const double step : grid.step_)
        if (!(step > 0))
            return {};
    return grid;
}

Point LightGrid::colorIn(qint64 offset, qint64 number, bool &isKnown) const
{
    ByteReader reader(bsp::slice(bytes_, offset, std::ssize(bytes_)));
    for (qint64 before = 0; before < number; ++before)
        skipGridSample(reader, false);
    const auto styles = reader.read<quint8>();
    isKnown = styles != lightlessPoint;
    Point color{};
    for (int style = 0; isKnown && style < styles; ++style) {
        reader.skip(1);
        for (auto &channel : color)
            channel += reader.read<quint8>();
    }
    return color;
}

// Stops at a depth limit, since a damaged tree may have cycles.
std::optional<Point> LightGrid::sample(const std::array<qint64, 3> &point) const
{
    auto at = root_;
    for (quint32 steps = 0; at >= 0; ++steps) {
        if (at >= splits_.count() || steps > deepestGridNode)
            return {};
        const auto node = static_cast<quint32>(at);
        size_t child = 0;
        for (size_t axis = 0; axis < 3; ++axis)
            child = 2 * child + (point[axis] >= splits_[axis].integer(node));
        at = children_[child].integer(node);
    }
    if (at == bsp::occludedChild || ~at >= lights_.count())
        return {};
    const auto leaf = static_cast<quint32>(~at);
    qint64 number = 0, points = 1;
    for (size_t axis = 3; axis-- > 0;) {
        const qint64 inside = point[axis] - leafLow_[axis].integer(leaf), size = leafSize_[axis].integer(leaf);
        if (inside < 0 || inside >= size || size > mostPointsOfLeaf / points)
            return {};
        number = number * size + inside;
        points *= size;
    }
    bool isKnown = false;
    const auto color = colorIn(lights_.integer(leaf), number, isKnown);
    return isKnown ? std::optional(color) : std::nullopt;
}

std::optional<Point> LightGrid::at(const Point &place) const
{
    constexpr double furthest = 1 << 24; // points; further than any grid reaches
    std::array<qint64, 3> first{};
    std::array<double, 3> part{};
    for (size_t axis = 0; axis < 3; ++axis) {
        const double scaled = (place[axis] - low_[axis]) / step_[axis];
        if (!(std::abs(scaled) < furthest))
            return {};
        first[axis] = static_cast<qint64>(std::floor(scaled));
        part[axis] = scaled - std::floor(scaled);
    }
    std::array<std::optional<Point>, 8> corners;
    Point sum{};
    int known = 0;
    for (size_t corner = 0; corner < corners.size(); ++corner) {
        auto point = first;
        for (size_t axis = 0; axis < 3; ++axis)
            point[axis] += static_cast<qint64>(corner >> axis & 1U);
        corners[corner] = sample(point);
        if (corners[corner]) {
            sum = sum + *corners[corner];
            ++known;
        }
    }
    if (known == 0)
        return {};
    Point color{};
    for (size_t corner = 0; corner < corners.size(); ++corner) {
        double share = 1;
        for (size_t axis = 0; axis < 3; ++axis)
            share *= corner >> axis & 1U ? part[axis] : 1 - part[axis];
        color = color + corners[corner].value_or(sum * (1.0 / known)) * share;
    }
    return color;
}
