// A bound filter: conditions that several threads can test on many records at once, and how they are combined.
#pragma once

#include "core/cells/recordchanges.h"
#include "core/map/celltext.h"
#include "core/query/entityfilter.h"
#include "core/query/filter.h"

#include <map>

struct Filter::Term {
    qsizetype position = 0, length = 0; // in the filter's text
    QString name{}, op{}, value{};      // as typed; without name and operator: a single word
    bool negated = false;
    int lump = -1; // whose records are tested; if not the table's, it holds for records that lead to a passing one
    FilterTest test;
    std::vector<CellText> cells;                          // one that passes is enough
    std::optional<EntityKeys> keys;                       // instead of cells: pairs of the entities
    std::optional<FormerRecords> onDisk;                  // what the cells are read from; without cells: records that differ pass
    std::shared_ptr<const MapDifferences> differences{};  // instead of cells: what differs from another map
    RecordDifference::Kind kind = RecordDifference::Same; // of differences: records of this kind pass, unless a part is named:
    std::vector<int> fields{};                            // those that differ in one of these columns
    QByteArray part{};                                    // or in this key of an entity
    bool byNumber = false;                                // the record's own number is tested instead
    bool isWord = false;                                  // a word without a column

    TextCode code() const;                                 // of the texts that it reads
    bool passes(quint32 record, QByteArray &buffer) const; // ignores `negated`
    bool differs(quint32 record) const;                    // requires `differences`
    // Returns the texts that it reads, and how often each occurs; none if the cells have more than 10,000 different ones.
    std::map<QByteArray, quint32> values(const std::stop_token &stop) const;
};

struct Filter::Node {
    using Kind = ParsedFilter::Node::Kind;
    using enum ParsedFilter::Node::Kind;
    Kind kind = All;
    bool negated = false;               // not for One, whose term has its own
    qsizetype position = 0, length = 0; // for Any in parentheses, including them, and if isOneTerm()
    Term term{};                        // for One
    std::vector<Node> parts{};

    // Returns whether it is a term key~(a|b), whose parts are its choices.
    bool isOneTerm() const { return kind == Any && length > 0 && !parts.empty() && parts.front().kind == One; }
};

// Returns the records of a lump for which a part of a filter holds, as Filter::apply() does.
std::vector<quint32> recordsOf(const Filter::Node &node, const References &references, int lump, const std::stop_token &stop);

bool isNumeric(const bsp::Field &field);
