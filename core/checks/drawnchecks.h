// The checks that need the outlines of all drawn faces, which surfaces.cpp makes once for all of them.
#pragma once

#include "core/checks/checkers.h"
#include "core/checks/drawnfaces.h"

// Finds corners on sides of other faces that have none there.
void checkCracks(const CheckContext &context, const DrawnFaces &drawn, const Outlines &outlines, Problems &problems);
// Finds faces without light among others that have some.
void checkDarkness(const CheckContext &context, const DrawnFaces &drawn, const Outlines &outlines, Problems &problems);
