// The numbers that a lump's records have in the file on disk, while edits remove records and insert others.
#pragma once

#include "core/format/bytes.h"
#include "core/map/mapchange.h"

#include <memory>

// By record, its number on disk, or -1: an edit has added it. Ascending apart from -1.
using DiskNumbers = std::vector<qint32>;
// Null: each record has its own number on disk, as far as the file has so many.
using SharedDiskNumbers = std::shared_ptr<const DiskNumbers>;

// The records of a lump in the map and in the file on disk.
struct LumpOnDisk {
    bsp::ByteView now, onDisk;
    size_t stride = 1;
};

// Returns the numbers after a change; `lump.now` has the bytes after it. Inserted records get the numbers of those that the file
// has between their neighbours, if there are equally many or their bytes are equal. Undo of a removal thus restores the numbers.
SharedDiskNumbers diskNumbersAfter(const SharedDiskNumbers &before, const LumpChange &change, const LumpOnDisk &lump);
// Returns the numbers in a file that was just saved. `now` and `saved`: the numbers of the map's and of the saved copy's records
// in the former file. `lump.now`: the map's bytes; `lump.onDisk`: the copy's.
SharedDiskNumbers diskNumbersAfterSave(const SharedDiskNumbers &now, const SharedDiskNumbers &saved, const LumpOnDisk &lump);
