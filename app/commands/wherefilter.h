// The option --where: the records that it selects in many maps, one after the other.
#pragma once

#include "core/query/emptyfilter.h"

#include <optional>

namespace commands {

// Parses the filter. Accepts keys that no entity of this map has: entities of other maps may have them.
Filter parseWhere(const QString &text, const References &references, int lump);

// The records that --where selects in a map.
struct WhereRecords {
    std::vector<quint32> records; // ascending
    std::vector<TermUse> terms;   // of the filter, for this map
};
// A copy of a map, with the columns that filters read and maps do not store. It computes each when the first filter needs it.
class FilteredMap
{
public:
    explicit FilteredMap(const MapFile &map) : map_(map), references_(std::in_place, map_) {}
    FilteredMap(const FilteredMap &) = delete;
    FilteredMap &operator=(const FilteredMap &) = delete;

    // Parses a filter and computes the columns that it reads. Fails with a sentence if it cannot be parsed or is empty. The
    // filter is valid until the next one is parsed.
    Result<Filter> parse(const QString &text, int lump);
    // Returns how many cells apply() reads at most.
    quint64 effort(const Filter &filter, int lump) const;
    WhereRecords apply(const Filter &filter, int lump) const;

private:
    bool compute(const Filter &filter, int lump);

    MapFile map_;
    std::optional<References> references_;
    bool areClustersFilled_ = false;
};

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
