// Which cells of the dome that clouds lie on faces of the sky are seen through. The dome is a box around the eye, each of
// whose sides has eight rows and eight columns.
#pragma once

#include "core/scene/cull.h"

// On each side, in the order of bsp::skySides, the columns and rows that are touched, whole ones, counted from the side's
// middle (-4 to 4). Columns go along the first, rows along the second of the two axes that the side is level with. Nothing
// is touched where the high ones lie below the low ones, and never of the side beneath the eye.
struct SkyCells {
    struct Side {
        std::array<double, 2> low{1, 1}, high{0, 0};
    };
    std::array<Side, 6> sides;
};

// By the triangles in ranges of Scene::indexes, seen from the eye (RB_ClipSkyPolygons() and FillCloudBox() of id's
// renderer/tr_sky.c).
SkyCells skyCells(const Scene &scene, std::span<const IndexRange> ranges, const Point &eye);
