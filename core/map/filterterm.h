// One condition of a filter, ready to be asked of many records from several threads at once.
#pragma once

#include "core/map/celltext.h"
#include "core/map/filter.h"

enum class FilterOp { Contains, Equal, Less, LessEqual, Greater, GreaterEqual, Flag };

// A Contains needle is lower case; numbers are tested as `low <= value <= high` or against `low`.
struct FilterTest {
    FilterOp op = FilterOp::Contains;
    QByteArray text;
    bool isNumber = false;
    double low = 0, high = 0;
    quint32 bit = 0;
};

struct Filter::Term {
    bool negated = false;
    FilterTest test;
    std::vector<CellText> cells;              // any of them may pass
    bool byNumber = false;                    // the record\'s own number is tested instead
    std::optional<std::vector<bool>> records; // instead of cells: which records pass, found through a route

    bool holds(quint32 record, QByteArray &buffer) const;
};
