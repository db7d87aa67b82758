// One condition of a filter, ready to be asked of many records from several threads at once.
#pragma once

#include "core/map/celltext.h"
#include "core/map/entityfilter.h"
#include "core/map/filter.h"

struct Filter::Term {
    bool negated = false;
    FilterTest test;
    std::vector<CellText> cells;              // any of them may pass
    std::optional<EntityKeys> keys;           // instead of cells: pairs of the entities
    bool byNumber = false;                    // the record\'s own number is tested instead
    std::optional<std::vector<bool>> records; // instead of cells: which records pass, found through a route

    bool holds(quint32 record, QByteArray &buffer) const;
};
