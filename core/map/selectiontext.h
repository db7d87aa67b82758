// Describes the selection in one line.
#pragma once

#include "core/map/references.h"

#include <QString>

// Returns "Face 120 selected", "3 of Faces selected" or "40 records in 5 tables selected"; for faces, with a dot and their
// texture, or how many textures they have. `records` are ascending; empty if there are none.
QString selectionText(const References &references, std::span<const RecordRef> records);
