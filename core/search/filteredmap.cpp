#include "core/search/filteredmap.h"

#include "core/columns/columns.h"
#include "core/search/declaredlumps.h"
#include "core/vis/clustersight.h"

#include <algorithm>

namespace {

// Returns the names in a filter that are keys even if no entity of this map has them: not those of columns.
QStringList keysIn(const ParsedFilter &parsed, const bsp::Lump &lump)
{
    auto names = parsed.keyNames();
    names.removeIf([&lump](const QString &name) { return !fieldsNamed(lump, name).empty(); });
    return names;
}

} // namespace

Filter bindLeniently(const ParsedFilter &parsed, const References &references, int lump)
{
    auto filter = Filter::bind(parsed, references, lump, {}, Filter::Names::Whole);
    if (!filter.fault())
        return filter;
    return Filter::bind(parsed, references, lump, keysIn(parsed, references.map().lump(lump)), Filter::Names::Whole);
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

// Computes the columns that a filter reads, and binds it again if the map lacked any.
Filter FilteredMap::computed(int lump, const std::stop_token &stop, const std::function<Filter()> &bound)
{
    auto filter = bound();
    const Needs needs{filter.needsComputed(), filter.reads(map_.format().roles.clusters)};
    return !filter.fault() && compute(lump, needs, stop) ? bound() : std::move(filter);
}

Filter FilteredMap::bind(const ParsedFilter &parsed, int lump, const std::stop_token &stop)
{
    return computed(lump, stop, [&] { return bindLeniently(parsed, *references_, lump); });
}

Filter FilteredMap::bindFitting(const ParsedFilter &parsed, int lump, const std::stop_token &stop)
{
    return computed(lump, stop, [&] {
        auto filter = bindLeniently(parsed, *references_, lump);
        return filter.fault() ? Filter::bindFitting(parsed, *references_, lump, keysIn(parsed, map_.lump(lump)))
                              : std::move(filter);
    });
}

void FilteredMap::compute(int lump, std::span<const int> fields, const std::stop_token &stop)
{
    const bool needsColumns = std::ranges::any_of(fields, [&](int field) { return map_.isComputed({lump, field}); });
    compute(lump, {needsColumns, lump == map_.format().roles.clusters}, stop);
}
