// The functions that write computed columns, one file for each kind of record.
#pragma once

#include "core/columns/cells.h"
#include "core/columns/facts.h"

// A column and the function that writes it.
struct ColumnFunction {
    std::string_view name; // "flags" stands for every column of flags, whatever a format calls it
    void (*write)(Facts &facts, const Cells &cells);
};

std::span<const ColumnFunction> faceFunctions();
std::span<const ColumnFunction> leafFunctions();
std::span<const ColumnFunction> brushFunctions();
// Sums over the faces of models, texinfos or shaders, and images.
std::span<const ColumnFunction> modelFunctions();
std::span<const ColumnFunction> texinfoFunctions();
std::span<const ColumnFunction> imageFunctions();
