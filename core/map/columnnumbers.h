// Which values of a column count as numbers, for colour scales and histograms.
#pragma once

#include "core/map/mapfile.h"

// Returns whether the field's values are shown as names: flags, or an enum.
bool hasWords(const bsp::Field &field);
// Returns a record's value, or NaN for text, infinities, and named values among plain numbers, which stand for a missing
// number. Requires record < count().
double plainNumber(const Column &column, quint32 record);

// A column's least and greatest number; both 0 if it has none.
struct NumberRange {
    double low = 0, high = 0;
};
NumberRange numberRange(const Column &column);
