// A map whose records are chosen by filters from elsewhere, such as a search over many maps.
#pragma once

#include "core/query/filter.h"

#include <functional>

// Binds a filter that may be about other maps, too: accepts keys that no entity of this map has, and no shortened names, which
// would mean other columns in other formats.
Filter bindLeniently(const ParsedFilter &parsed, const References &references, int lump);

// A copy of a map, with the columns that filters read and maps do not store. It computes each when the first filter needs it.
class FilteredMap
{
public:
    explicit FilteredMap(MapFile map) : map_(std::move(map)), references_(std::in_place, map_) {}
    FilteredMap(const FilteredMap &) = delete;
    FilteredMap &operator=(const FilteredMap &) = delete;

    const MapFile &map() const { return map_; }
    const References &references() const { return *references_; }
    // Binds a filter leniently and computes the columns that it reads. The filter is valid until the next one is bound or
    // compute() is called. Once `stop` is requested, it must be discarded.
    Filter bind(const ParsedFilter &parsed, int lump, const std::stop_token &stop = {});
    // The same, but omits alternatives that do not fit this map, as Filter::bindFitting() does.
    Filter bindFitting(const ParsedFilter &parsed, int lump, const std::stop_token &stop = {});
    // Computes these fields of a lump, as far as the map lacks them.
    void compute(int lump, std::span<const int> fields, const std::stop_token &stop = {});

private:
    struct Needs {
        bool columns = false, clusters = false; // the lump's computed columns; what clusters see
    };
    bool compute(int lump, Needs needs, const std::stop_token &stop);
    Filter computed(int lump, const std::stop_token &stop, const std::function<Filter()> &bound);

    MapFile map_;
    std::optional<References> references_;
    bool areClustersFilled_ = false;
};
