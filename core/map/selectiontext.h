// What is selected, in a line for people.
#pragma once

#include "core/map/references.h"

#include <QString>

// "Face 120 selected", "3 of Faces selected", "40 records in 5 tables selected"; of faces behind a dot also their
// texture, or how many they have. `records` are ascending; none: empty.
QString selectionText(const References &references, std::span<const RecordRef> records);
