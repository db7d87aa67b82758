// The rows of a table: which records of a lump, in which order.
#pragma once

#include "core/query/filter.h"

struct Sorting {
    int column = -1; // -1: the file's order
    Qt::SortOrder direction = Qt::AscendingOrder;
    friend bool operator==(const Sorting &, const Sorting &) = default;
};

// Returns the records that pass, sorted by their values in a column, those with equal values in the file's order.
// Meaningless once `stop` is requested.
std::vector<quint32> rowOrder(const References &references, int lump, const Filter &filter, Sorting sorting,
                              std::stop_token stop = {});
// Returns about how many values rowOrder() reads, to estimate whether it may take long.
quint64 rowOrderEffort(const MapFile &map, int lump, const Filter &filter, Sorting sorting);
