// What differs between the records of a map and those of another map that it is compared with.
#pragma once

#include "core/map/record.h"

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class MapFile;

struct KeyDifference {
    QByteArray key;      // as the newer text spells it, or the older if it was removed
    QByteArray was, now; // null if the entity lacked the key before, or lacks it now
    friend bool operator==(const KeyDifference &, const KeyDifference &) = default;
};

// What differs between a record of map A and its counterpart in map B.
struct RecordDifference {
    enum Kind : quint8 { Same, Removed, Added, Changed }; // Removed: only A has the record; Added: only B has it
    Kind kind = Same;
    RecordRef a{}, b{};                // invalid if that map has no counterpart
    std::vector<int> fields{};         // that differ, ascending; of an entity, those of its table
    std::vector<KeyDifference> keys{}; // of an entity: all that differ
    bool has(int field) const { return std::ranges::binary_search(fields, field); }
};

// The differences of a map, map B, from another one, map A. Threads may share them.
struct MapDifferences {
    std::shared_ptr<const MapFile> other;
    std::function<RecordDifference(RecordRef)> of; // for a record of the map, also one that no longer exists
    // Returns the value that a field of the map has in the other map, if it differs; nothing: it does not.
    std::optional<QString> otherText(const MapFile &map, RecordRef record, int field) const;
};
