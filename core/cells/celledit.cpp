#include "core/cells/celledit.h"

#include "core/text.h"

#include <algorithm>

Edit editOf(const MapFile &map, std::vector<CellChange> changes)
{
    const auto place = [](const CellChange &change) { return std::tuple(change.record.lump, change.record.index, change.field); };
    std::ranges::stable_sort(changes, {}, place);
    Edit edit;
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        if (const auto next = std::next(change); next != changes.end() && place(*next) == place(*change))
            continue;
        const auto [lump, index] = change->record;
        const auto &field = map.field({lump, change->field});
        const auto old = viewOf(map.recordBytes(change->record)).sliced(field.offset, sizeOf(field));
        if (old == change->bytes)
            continue;
        if (edit.empty() || edit.back().lump != lump)
            edit.push_back({.lump = lump});
        edit.back().splices.push_back(
            {qsizetype{map.lump(lump).stride} * index + field.offset, old.toByteArray(), std::move(change->bytes)});
    }
    return edit;
}
