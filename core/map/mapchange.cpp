#include "core/map/mapchange.h"

#include "core/map/mapfile.h"

#include <algorithm>

namespace {

constexpr size_t lastBit = 63;

quint64 bitOf(size_t field) { return quint64(1) << std::min(field, lastBit); }

// Returns the bits of the fields that have a byte from `begin` to before `end` of the record.
quint64 fieldsIn(const bsp::Lump &lump, qint64 begin, qint64 end)
{
    quint64 fields = 0;
    for (size_t f = 0; f < lump.fields.size(); ++f) {
        const auto &field = lump.fields[f];
        if (field.offset < end && field.offset + bsp::sizeOf(field) > begin)
            fields |= bitOf(f);
    }
    return fields;
}

// Adds the records from `first` to `last` to runs, which are in ascending order.
void addRun(std::vector<Extent> &runs, qint64 first, qint64 last)
{
    if (!runs.empty() && first <= runs.back().end())
        runs.back().length = std::max(runs.back().end(), last + 1) - runs.back().offset;
    else
        runs.push_back({first, last + 1 - first});
}

// Finds the new numbers of the old records, if the splices that resize the lump remove and insert whole records.
void renumber(LumpChange &change, Splices splices, qint64 stride, qint64 size)
{
    std::erase_if(splices, [](const Splice &splice) { return splice.removed.size() == splice.inserted.size(); });
    const auto isWhole = [stride](const Splice &splice) {
        return splice.offset % stride == 0 && splice.removed.size() % stride == 0 && splice.inserted.size() % stride == 0;
    };
    if (!std::ranges::all_of(splices, isWhole))
        return;
    qint64 before = 0, now = 0;
    const auto keepUpTo = [&](qint64 end) {
        for (; before < end; ++before)
            change.numbers.push_back(static_cast<qint32>(now++));
    };
    for (const auto &splice : splices) {
        keepUpTo(splice.offset / stride);
        const auto removed = splice.removed.size() / stride, inserted = splice.inserted.size() / stride;
        for (qint64 i = 0; i < std::max(removed, inserted); ++i) // the first inserted replace the first removed
            if (i < removed)
                change.numbers.push_back(i < inserted ? static_cast<qint32>(now + i) : -1);
            else
                change.added.push_back(static_cast<qint32>(now + i));
        before += removed;
        now += inserted;
    }
    keepUpTo(size / stride);
}

LumpChange changeOf(const MapFile &before, const Patch &patch)
{
    const auto &lump = before.lump(patch.lump);
    const auto stride = static_cast<qint64>(lump.stride);
    LumpChange change{.lump = patch.lump};
    change.isResized = resizes(patch.splices);
    if (change.isResized) {
        if (!lump.isBlob())
            renumber(change, patch.splices, stride, std::ssize(before.lumpBytes(patch.lump)));
        return change;
    }
    change.fields = lump.fields.empty() ? ~quint64(0) : 0;
    for (const auto &splice : patch.splices) {
        if (splice.removed.isEmpty())
            continue;
        const auto first = splice.offset / stride, last = (splice.offset + splice.removed.size() - 1) / stride;
        addRun(change.records, first, last);
        const auto begin = splice.offset - first * stride;
        change.fields |= first == last ? fieldsIn(lump, begin, begin + splice.removed.size()) : fieldsIn(lump, 0, stride);
    }
    return change;
}

} // namespace

MapChange::MapChange(const MapFile &before, const Edit &edit)
{
    for (const auto &patch : edit)
        if (patch.kind != Patch::Changes)
            isAll_ = true; // lumps get new numbers
        else if (!patch.splices.empty())
            lumps_.push_back(changeOf(before, patch));
}

const LumpChange *MapChange::of(int lump) const
{
    const auto it = std::ranges::find(lumps_, lump, &LumpChange::lump);
    return it == lumps_.end() ? nullptr : &*it;
}

bool MapChange::touches(bsp::FieldRef field, int parts) const
{
    if (field.lump == bsp::none)
        return false;
    const auto *change = of(field.lump);
    if (isAll_ || !change || change->isResized)
        return isAll_ || change;
    for (int part = 0; part < parts; ++part)
        if (change->fields & bitOf(static_cast<size_t>(field.field + part)))
            return true;
    return false;
}

bool MapChange::resizes(int lump) const
{
    const auto *change = of(lump);
    return isAll_ || (change && change->isResized);
}
