// The checks that need the outlines of all drawn faces, which surfaces.cpp makes once for all of them.
#pragma once

#include "core/checks/checkers.h"
#include "core/checks/drawnfaces.h"

// Finds T-junctions: corners that lie on a side of another face, which has no corner there.
void checkCracks(const CheckContext &context, const DrawnFaces &drawn, const Outlines &outlines, Problems &problems);
// Finds black faces among lit ones.
void checkDarkness(const CheckContext &context, const DrawnFaces &drawn, const Outlines &outlines, Problems &problems);
