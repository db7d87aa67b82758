// The checks that need the outlines of all drawn faces, which are made once for all of them (surfaces.cpp).
#pragma once

#include "core/checks/checkers.h"
#include "core/checks/outlines.h"

// Corners on sides of others that have none there.
void checkCracks(const CheckContext &context, const DrawnFaces &drawn, const Outlines &outlines, Problems &problems);
// Faces without light, among others that have some.
void checkDarkness(const CheckContext &context, const DrawnFaces &drawn, const Outlines &outlines, Problems &problems);
