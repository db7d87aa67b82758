// The light in the air that LIGHTGRID_OCTREE of BSPX stores: as q2pro reads it, BSP_LookupLightgrid() in common/bsp.c and
// GL_LightGridPoint() in refresh/world.c.
#pragma once

#include "core/map/bspx.h"
#include "core/point.h"

#include <optional>

class LightGrid
{
public:
    // Nothing where the map has none, or one that is not whole, which engines do not read. The map must outlive it.
    static std::optional<LightGrid> of(const MapFile &map);
    // Red, green and blue from 0 to 255 and beyond, of all styles at their full strength together. Of the eight points of the
    // grid around, those of which no light is known are taken for the others' average. Nothing where none is known.
    std::optional<Point> at(const Point &place) const;

private:
    LightGrid() = default;
    std::optional<Point> sample(const std::array<qint64, 3> &point) const;
    Point colorIn(qint64 offset, qint64 number, bool &isKnown) const;

    bsp::ByteView bytes_;
    std::array<double, 3> step_{}, low_{};
    qint64 root_ = 0;
    Vectors<3> splits_, leafLow_, leafSize_;
    Vectors<8> children_;
    Column lights_; // where in bytes_ those of a leaf begin
};
