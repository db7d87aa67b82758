// Fields that are coordinates in lightmap pages. They depend on how the compiler packed the pages.
#pragma once

#include "core/format/schema.h"

#include <optional>

struct PagePlace {
    int layer = 0; // of light, below Format::lightLayers.most
    int axis = 0;  // 0: x, 1: y
};

// Returns which coordinate a field is, of a vertex or of a face's rectangle; nothing if it is none.
std::optional<PagePlace> pagePlaceOf(const bsp::Format &format, bsp::FieldRef field);
