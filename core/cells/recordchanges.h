// What differs between the records of a lump before and after edits.
#pragma once

#include "core/format/schema.h"

#include <QString>

#include <vector>

struct RecordChanges {
    std::vector<quint32> fields; // by field: the number of records in which it differs
    quint32 records = 0;         // in how many records any byte differs
    qint64 added = 0;            // records at the end; negative: so many were removed
};

// Compares records with the same numbers; finds nothing in a lump without fields.
RecordChanges recordChanges(const bsp::Lump &lump, bsp::ByteView before, bsp::ByteView after);
// Returns the changes as a list: "texinfo (12 records), 2 records added"; empty: none.
QString changesText(const bsp::Lump &lump, const RecordChanges &changes);
