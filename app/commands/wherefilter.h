// The option --where: the records that it selects in many maps, one after the other.
#pragma once

#include "core/query/emptyfilter.h"
#include "core/search/filteredmap.h"

namespace commands {

// The records that --where selects in a map.
struct WhereRecords {
    std::vector<quint32> records; // ascending
    std::vector<TermUse> terms;   // of the filter, for this map
};

// Binds the filter of --where to a map and computes the columns that it reads. Fails with a sentence if it is wrong or empty.
Result<Filter> bindWhere(FilteredMap &map, const ParsedFilter &parsed, int lump);
// Returns how many cells applyWhere() reads at most.
quint64 whereEffort(const FilteredMap &map, const Filter &filter, int lump);
WhereRecords applyWhere(const FilteredMap &map, const Filter &filter, int lump);

// How many records the terms of --where keep in all maps together.
struct TermFits {
    std::vector<TermUse> terms;
    qsizetype passing = 0;

    void add(const WhereRecords &where);
    void add(const TermFits &others); // of other maps
    // Prints the terms that keep no record of any map, with what may have been meant. `about`: the option, or the file of the
    // filter; `noneOfTerm`: the sentence about a term, %1; `noneOfAll`: that about the whole filter; `unknown`: keys reported
    // before. Returns Fine or Unmatched.
    int report(const QString &about, const QString &noneOfTerm, const QString &noneOfAll, const QStringList &unknown = {}) const;
};

} // namespace commands
