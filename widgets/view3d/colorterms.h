// What the colours of the 3D view stand for, as a term for the filter of the faces' table.
#pragma once

#include "core/query/filterrequest.h"
#include "core/scene/facecolors.h"

// For values (as in FaceColors::values) from `low` to `high`; empty where no term says that. Faces that several leafs
// list are among those of each, though they have one colour.
QString termFor(const FaceColorChoice &choice, double low, double high, const References &references);
