// A filter as it is applied: conditions, ready to be asked of many records from several threads at once, and how they hang
// together.
#pragma once

#include "core/map/celltext.h"
#include "core/query/entityfilter.h"
#include "core/query/filter.h"

struct Filter::Term {
    qsizetype position = 0, length = 0; // in the filter's text
    QString name{}, op{}, value{};      // as they were typed; no name and operator: a word alone
    bool negated = false;
    int lump = -1; // whose records are tested; if not the table's, those hold that lead to one that passes
    FilterTest test;
    std::vector<CellText> cells;    // any of them may pass
    std::optional<EntityKeys> keys; // instead of cells: pairs of the entities
    bool byNumber = false;          // the record's own number is tested instead
    bool isWord = false;            // names no column

    TextCode code() const; // of the texts that it reads
    bool passes(quint32 record, QByteArray &buffer) const; // without regard to `negated`
};

struct Filter::Node {
    enum Kind { One, All, Any } kind = All;
    bool negated = false;               // not of One, whose term knows
    qsizetype position = 0, length = 0; // of Any in parentheses, with them, and of one that isOneTerm()
    Term term{};          // of One
    std::vector<Node> parts{};

    // Whether it is a term key~(a|b), whose parts are its choices.
    bool isOneTerm() const { return kind == Any && length > 0 && !parts.empty() && parts.front().kind == One; }
};

// The records of a lump for which a part of a filter holds, as Filter::apply().
std::vector<quint32> recordsOf(const Filter::Node &node, const References &references, int lump,
                               const std::stop_token &stop);

bool isNumeric(const bsp::Field &field);
