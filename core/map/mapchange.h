// What an edit changed in a map. Views, and whatever else depends on the map, ask it whether it touches what they have read.
#pragma once

#include "core/format/schema.h"
#include "core/map/edit.h"
#include "core/map/extent.h"

#include <utility>
#include <vector>

class MapFile;

// The change of one lump, stored or derived.
struct LumpChange {
    int lump = -1;
    // True: records were added, removed or moved, or any record may differ. False: only the records below differ.
    bool isResized = false;
    std::vector<Extent> records{}; // runs of records that differ, ascending
    quint64 fields = ~quint64(0);  // a bit for each stored field that may differ; the last bit: any field from the 64th on
    std::vector<qint32> numbers{}; // new numbers by old ones, -1: removed; empty: unchanged, or unknown if isResized
    std::vector<qint32> added{};   // new numbers of the records that were added, ascending

    // Sets `numbers` and `added`. `count`: how many records there are now.
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
    // Finds what the edit does to the stored lumps of `before`. Derived lumps are added by add().
    MapChange(const MapFile &before, const Edit &edit);

    void add(LumpChange lump) { lumps_.push_back(std::move(lump)); }
    void addAll() { isAll_ = true; } // anything may have changed
    bool isAll() const { return isAll_; }
    // Returns the change of a lump; null if it has not changed.
    const LumpChange *of(int lump) const;
    LumpChange *of(int lump) { return const_cast<LumpChange *>(std::as_const(*this).of(lump)); }
    bool touches(int lump) const { return isAll_ || of(lump); }
    // Returns the new number of a record; -1: it was removed.
    qint32 numberOf(int lump, qint32 record) const
    {
        const auto *its = of(lump);
        return its && static_cast<size_t>(record) < its->numbers.size() ? its->numbers[static_cast<size_t>(record)] : record;
    }
    // Returns the new numbers of the records that were added to a lump, ascending.
    std::vector<qint32> addedTo(int lump) const { return of(lump) ? of(lump)->added : std::vector<qint32>(); }
    // Returns whether a field, or one of `parts` consecutive fields, may differ in any record. False if the format has no
    // such field.
    bool touches(bsp::FieldRef field, int parts = 1) const;
    // Returns whether a lump's records were added, removed or moved.
    bool resizes(int lump) const;
    const std::vector<LumpChange> &lumps() const { return lumps_; }
    // Returns the splices of the entity text, which ends at its NUL. Empty if the text is unchanged but read differently.
    const Splices &textSplices() const { return textSplices_; }
    void setTextSplices(Splices splices) { textSplices_ = std::move(splices); }

private:
    bool isAll_ = false;
    Splices textSplices_;
    std::vector<LumpChange> lumps_;
};
