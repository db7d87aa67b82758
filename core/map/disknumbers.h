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

// Returns the numbers after a change of a lump, of which `lump` has the new bytes. Records that an edit inserts are the ones that
// the file has between their neighbours, if there are as many there or their bytes are the same: undo restores removed records.
SharedDiskNumbers diskNumbersAfter(const SharedDiskNumbers &before, const LumpChange &change, const LumpOnDisk &lump);
// Returns the numbers in a newly saved file. `now` and `saved`: the numbers of the map and of the saved copy in the former file.
// `lump`: the map's bytes, and those of the copy.
SharedDiskNumbers diskNumbersAfterSave(const SharedDiskNumbers &now, const SharedDiskNumbers &saved, const LumpOnDisk &lump);
