// Which values of a column count as numbers: what stands on a scale of colours and in a histogram.
#pragma once

#include "core/map/mapfile.h"

// Whether every value is a name: flags, or one of several kinds.
bool hasWords(const bsp::Field &field);
// A record's number. It is none (NaN) where it is infinite, where a word stands among plain numbers, which says that
// there is none, and in text. The record is below count().
double plainNumber(const Column &column, quint32 record);

// From a column's least number to its greatest; both 0 where it has none.
struct NumberRange {
    double low = 0, high = 0;
};
NumberRange numberRange(const Column &column);
