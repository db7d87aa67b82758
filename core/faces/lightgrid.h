// The light in open space that BSPX's LIGHTGRID_OCTREE stores, read as q2pro does: BSP_LookupLightgrid() in common/bsp.c and
// GL_LightGridPoint() in refresh/world.c.
#pragma once

#include "core/map/bspx.h"
#include "core/point.h"

#include <optional>

class LightGrid
{
public:
    // Returns the map's grid; nothing if the map has none or an incomplete one, which engines do not read. The map must
    // outlive the grid.
    static std::optional<LightGrid> of(const MapFile &map);
    // Returns the light at a position as red, green and blue, from 0 to 255 and beyond, with all styles at full strength.
    // Interpolates between the eight surrounding grid points; one without light counts as the average of the others. Nothing
    // if none has light.
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
    Column lights_; // offset in bytes_ of each leaf's light
};
