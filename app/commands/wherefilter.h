// The option --where: the records that it selects in many maps, one after the other.
#pragma once

#include "core/query/emptyfilter.h"

namespace commands {

// Parses the filter. Accepts keys that no entity of this map has: entities of other maps may have them.
Filter parseWhere(const QString &text, const References &references, int lump);

// The records that --where selects in a map.
struct WhereRecords {
    std::vector<quint32> records; // ascending
    std::vector<TermUse> terms;   // of the filter, for this map
};
// Applies the filter; first computes columns that it needs. Subtracts the cells that it reads from `budget`, if given. Fails
// with a sentence if the filter cannot be parsed, is empty or would exceed the budget.
Result<WhereRecords> recordsWhere(MapFile map, const QString &filter, int lump, quint64 *budget = nullptr);

// How many records the terms of --where keep in all maps together.
struct TermFits {
    std::vector<TermUse> terms;
    qsizetype passing = 0;

    void add(const WhereRecords &where);
    // Prints the terms that keep no record of any map, with what may have been meant. `about`: the option, or the file of the
    // filter; `noneOfTerm`: the sentence about a term, %1; `noneOfAll`: that about the whole filter; `unknown`: keys reported
    // before. Returns Fine or Unmatched.
    int report(const QString &about, const QString &noneOfTerm, const QString &noneOfAll, const QStringList &unknown = {}) const;
};

} // namespace commands
