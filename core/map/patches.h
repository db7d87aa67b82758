// Quake III's curved surfaces, cut into triangles.
#pragma once

#include "core/map/faceshape.h"

#include <span>

inline constexpr int patchSteps = 8; // quads a side that each block of 3 x 3 control points becomes

// `controls` are width x height, row by row; both sizes odd and at least 3, else the shape is empty. Each block of
// 3 x 3 is a biquadratic Bezier surface, and blocks share their border rows (tr_curve.c, which cuts as finely as it
// bends; here every block becomes `steps` x `steps` quads, so that neighbours which share a row of control points,
// walked in whichever direction, share the very points along it).
FaceShape patchShape(std::span<const FaceVertex> controls, qint64 width, qint64 height, int steps = patchSteps);
