// A colour of the 3D view as a term for the filter of the faces' table.
#pragma once

#include "core/query/filterrequest.h"
#include "core/scene/facecolors.h"

// Returns a term for values (as in FaceColors::values) from `low` to `high`; empty if there is none. Faces listed by several
// leafs match each of these, though they have one colour.
QString termFor(const FaceColorChoice &choice, double low, double high, const References &references);
