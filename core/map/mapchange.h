// What an edit changed in a map, for all who show or derive something of it: they ask whether it touches what they have read.
#pragma once

#include "core/format/schema.h"
#include "core/map/edit.h"
#include "core/map/extent.h"

#include <utility>
#include <vector>

class MapFile;

// Of one lump, stored or derived.
struct LumpChange {
    int lump = -1;
    // Whether records came, went or moved, or any of them may be another; else the lump has as many as before, where they were.
    bool isResized = false;
    std::vector<Extent> records{};      // else: those that differ, as runs in ascending order
    quint64 fields = ~quint64(0);       // else: a bit for each stored field that may differ, the last for all from the 64th on
    std::vector<qint32> numbers{};      // where each record of before is now, -1: gone; empty: where it was, or nobody knows
    std::vector<qint32> added{};        // records that were not there before, ascending

    // Of `count` records now.
    void setNumbers(std::vector<qint32> now, size_t count)
    {
        added = missingFrom(now, count);
        numbers = std::move(now);
    }
};

class MapChange
{
public:
    MapChange() = default;
    explicit MapChange(LumpChange lump) { add(std::move(lump)); }
    // Tells what an edit, which was made for `before`, does to the records of stored lumps. What follows from that is added.
    MapChange(const MapFile &before, Edit edit);
    static MapChange everything()
    {
        MapChange change;
        change.addAll();
        return change;
    }

    void add(LumpChange lump) { lumps_.push_back(std::move(lump)); }
    void addAll() { isAll_ = true; } // anything may be another
    bool isAll() const { return isAll_; }
    // Null: the lump is as it was.
    const LumpChange *of(int lump) const;
    LumpChange *of(int lump) { return const_cast<LumpChange *>(std::as_const(*this).of(lump)); }
    bool touches(int lump) const { return isAll_ || of(lump); }
    // Where a record of before is now; -1: gone.
    qint32 numberOf(int lump, qint32 record) const
    {
        const auto *its = of(lump);
        return its && static_cast<size_t>(record) < its->numbers.size() ? its->numbers[static_cast<size_t>(record)] : record;
    }
    // Records of a lump that were not there before, ascending.
    std::vector<qint32> addedTo(int lump) const { return of(lump) ? of(lump)->added : std::vector<qint32>(); }
    // Whether a field may differ in a record, or one of `parts` that stand behind each other; of no field: no.
    bool touches(bsp::FieldRef field, int parts = 1) const;
    // Whether a lump may have more records, or fewer, or others in their places.
    bool resizes(int lump) const;
    const std::vector<LumpChange> &lumps() const { return lumps_; }
    // Of a stored lump what was taken out and put in.
    const Splices &splicesOf(int lump) const;
    // The same of the entity text, up to its NUL; none where it stands for other entities or characters than before.
    const Splices &textSplices() const { return textSplices_; }
    void setTextSplices(Splices splices) { textSplices_ = std::move(splices); }

private:
    bool isAll_ = false;
    Edit edit_;
    Splices textSplices_;
    std::vector<LumpChange> lumps_;
};
