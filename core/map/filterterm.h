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
    int lump = -1; // whose records are tested; if not the table's, those hold that lead to one that passes
    FilterTest test;
    std::vector<CellText> cells; // any of them may pass
    bool byNumber = false;       // the record's own number is tested instead

    bool passes(quint32 record, QByteArray &buffer) const; // without regard to `negated`
};

// The accented letters of Latin-1 lie as far apart as A and a do.
void lowerLatin1(QByteArray &text);
bool isNumeric(const bsp::Field &field);
