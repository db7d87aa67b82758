// Describes a column's shape in words.
#pragma once

#include "core/query/columnshape.h"

#include <QString>

struct ShapePart {
    QString text;
    std::span<const quint32> records{}; // records of the shape that it is about; empty: all
};

// Returns the description in parts: "3 to 12", "9 different values", "14 outliers above 9 (...)", "strictly ascending".
std::vector<ShapePart> shapeParts(const ColumnShape &shape);
// Describes some bars and how many records are in them: "4 to 6: 120 records, 12 %".
QString barText(const ColumnShape &shape, BarRange range);
