// How much of what is chosen for drawing is turned to the eye, which is what games count.
#pragma once

#include "core/scene/cull.h"

// Faces in the ranges, by batch, that are seen from the front or are two-sided; the sky's are not counted.
quint32 facesTurnedTo(const Point &eye, const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges);
