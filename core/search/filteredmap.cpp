#include "core/search/filteredmap.h"

#include "core/columns/columns.h"
#include "core/vis/clustersight.h"

#include <algorithm>

Filter bindLeniently(const ParsedFilter &parsed, const References &references, int lump)
{
    auto filter = Filter::bind(parsed, references, lump, {}, Filter::Names::Whole);
    return filter.fault() ? Filter::bind(parsed, references, lump, parsed.keyNames(), Filter::Names::Whole) : filter;
}

// Computed columns are always the lump's own. Returns whether the map lacked any.
bool FilteredMap::compute(int lump, Needs needs, const std::stop_token &stop)
{
    needs.columns = needs.columns && !map_.hasComputed(lump);
    needs.clusters = (needs.clusters || (needs.columns && lump == map_.format().roles.leafs)) && !areClustersFilled_;
    if (needs.clusters) { // before the columns of leafs, which say what their clusters see
        fillClusters(map_);
        areClustersFilled_ = true;
    }
    if (needs.columns)
        map_.setComputed(lump, computeColumns(map_, lump, stop));
    if (needs.clusters || needs.columns)
        references_.emplace(map_);
    return needs.clusters || needs.columns;
}

Filter FilteredMap::bind(const ParsedFilter &parsed, int lump, const std::stop_token &stop)
{
    auto filter = bindLeniently(parsed, *references_, lump);
    const Needs needs{filter.needsComputed(), filter.reads(map_.format().roles.clusters)};
    return !filter.fault() && compute(lump, needs, stop) ? bindLeniently(parsed, *references_, lump) : std::move(filter);
}

void FilteredMap::compute(int lump, std::span<const int> fields, const std::stop_token &stop)
{
    const bool needsColumns = std::ranges::any_of(fields, [&](int field) { return map_.isComputed({lump, field}); });
    compute(lump, {needsColumns, lump == map_.format().roles.clusters}, stop);
}
