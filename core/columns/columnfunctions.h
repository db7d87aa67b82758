// The functions of the calculated columns, in a file for each kind of record.
#pragma once

#include "core/columns/cells.h"
#include "core/columns/facts.h"

// A column and the function that writes it.
struct ColumnFunction {
    std::string_view name; // "flags": of all that hold flags, which formats call differently
    void (*write)(Facts &facts, const Cells &cells);
};

std::span<const ColumnFunction> faceFunctions();
std::span<const ColumnFunction> leafFunctions();
std::span<const ColumnFunction> brushFunctions();
// Of what has faces: models, texinfos and shaders, images.
std::span<const ColumnFunction> modelFunctions();
std::span<const ColumnFunction> texinfoFunctions();
std::span<const ColumnFunction> imageFunctions();
