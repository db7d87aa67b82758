// One condition of a filter, ready to be asked of many records from several threads at once.
#pragma once

#include "core/map/celltext.h"
#include "core/query/entityfilter.h"
#include "core/query/filter.h"

struct Filter::Term {
    bool negated = false;
    int lump = -1; // whose records are tested; if not the table's, those hold that lead to one that passes
    FilterTest test;
    std::vector<CellText> cells;    // any of them may pass
    std::optional<EntityKeys> keys; // instead of cells: pairs of the entities
    bool byNumber = false;          // the record's own number is tested instead

    bool passes(quint32 record, QByteArray &buffer) const; // without regard to `negated`
};

bool isNumeric(const bsp::Field &field);
