// Quake III's curved surfaces, cut into triangles.
#pragma once

#include "core/faces/faceshape.h"

#include <span>

inline constexpr int patchSteps = 8; // quads along each side of a block of 3 x 3 control points

// Returns the surface of width x height control points, row by row; empty unless both sizes are odd and at least 3. Each block
// of 3 x 3 is a biquadratic Bezier surface, and blocks share their border rows. tr_curve.c subdivides more finely where the
// surface bends more; here every block becomes `steps` x `steps` quads, so that neighbours that share a row of control points,
// in whichever direction, share its points exactly.
FaceShape patchShape(std::span<const FaceVertex> controls, qint64 width, qint64 height, int steps = patchSteps);
