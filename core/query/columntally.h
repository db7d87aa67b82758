// Counts the numbers, words or flags of a column for its shape. Records are ascending and below the column's count().
#pragma once

#include "core/map/celltext.h"
#include "core/query/columnshape.h"

#include <QCoreApplication>

struct TallyText {
    Q_DECLARE_TR_FUNCTIONS(ColumnShape)
};

inline constexpr size_t mostBars = 40; // not counting words among numbers, and flags

// Fills in everything about numbers.
void tallyNumbers(ColumnShape &shape, const MapFile &map, bsp::FieldRef at, std::span<const quint32> records,
                  const std::stop_token &stop);
// Makes bars for the most frequent words, as the cells show them, ignoring case; and one for all others.
void tallyWords(ColumnShape &shape, const CellText &cells, std::span<const quint32> records, const std::stop_token &stop);
// Makes a bar for each bit that any of the records has, and one for records without any.
void tallyFlags(ColumnShape &shape, const Column &column, std::span<const quint32> records);
