#include "core/cells/picks.h"

#include "core/sorting.h"

#include <algorithm>

namespace {

constexpr int mostSteps = 2; // references from the selected record to the picked one

// Returns the records that these refer to by fields for single records.
std::vector<RecordRef> referredBy(const References &references, const std::vector<RecordRef> &records)
{
    const auto &map = references.map();
    std::vector<RecordRef> found;
    for (const auto record : records)
        for (int field = 0; field < static_cast<int>(map.lump(record.lump).fields.size()); ++field) {
            const auto *link = references.link(record.lump, field);
            if (!link || map.field({record.lump, field}).use == bsp::Use::First)
                continue;
            if (const auto target = link->at(record.index); target.state == Link::Target::Valid)
                found.push_back(target.ref());
        }
    sortUnique(found);
    return found;
}

} // namespace

std::vector<int> pickLumps(const MapFile &map, bsp::FieldRef at)
{
    if (at.field == bsp::none)
        return {};
    const auto &field = map.field(at);
    const auto uses = {bsp::Use::Index, bsp::Use::First, bsp::Use::Child, bsp::Use::SignedIndex};
    std::vector<int> lumps;
    if (std::ranges::find(uses, field.use) == uses.end())
        return lumps;
    for (const int lump : {field.target, field.negative})
        if (lump != bsp::none && map.hasLump(lump) && !map.lump(lump).isBlob())
            lumps.push_back(lump);
    return lumps;
}

RecordRef pickFor(const References &references, bsp::FieldRef field, RecordRef selected)
{
    if (!references.map().contains(selected))
        return {};
    const auto lumps = pickLumps(references.map(), field);
    std::vector<RecordRef> records{selected}, fitting;
    for (int steps = 0; fitting.empty() && steps <= mostSteps; ++steps) {
        if (steps > 0)
            records = referredBy(references, records);
        std::ranges::copy_if(records, std::back_inserter(fitting),
                             [&lumps](RecordRef each) { return std::ranges::find(lumps, each.lump) != lumps.end(); });
    }
    return fitting.size() == 1 ? fitting.front() : RecordRef{};
}

qint64 numberToPick(const MapFile &map, RecordRef cell, int field, RecordRef picked)
{
    const auto column = map.column(cell.lump, field);
    const qint64 number = picked.index;
    switch (column.field().use) {
    case bsp::Use::Child: return picked.lump == column.field().target ? number : ~number;
    case bsp::Use::SignedIndex: return column.integer(cell.index) < 0 ? -number : number;
    default: return number;
    }
}
