// Finds the cells of the cloud dome that are visible through sky faces. The dome is a box around the eye, each of whose
// sides has eight rows and eight columns.
#pragma once

#include "core/scene/cull.h"

// The columns and rows of cells touched on each side, in the order of bsp::skySides: whole numbers counted from the side's
// centre (-4 to 4). Columns go along the first, rows along the second of the two axes parallel to the side. Nothing is
// touched if high is below low, which always holds for the side below the eye.
struct SkyCells {
    struct Side {
        std::array<double, 2> low{1, 1}, high{0, 0};
    };
    std::array<Side, 6> sides;
};

// Finds the cells behind triangles in ranges of Scene::indexes, seen from the eye (RB_ClipSkyPolygons() and FillCloudBox()
// of id's renderer/tr_sky.c).
SkyCells skyCells(const Scene &scene, std::span<const IndexRange> ranges, const Point &eye);
