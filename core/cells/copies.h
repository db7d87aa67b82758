// Records that are appended to a lump: a copy of a shared record for one of its users, copies, and new records. Planes of Quake
// II and III are pairs. If the last one lacks its opposite, that is appended first, so that pairs begin at even numbers.
#pragma once

#include "core/cells/celledit.h"

// Returns the edit that appends a copy of `record` with the changes of its cells, and makes the field `by` of the record
// `user`, which refers to `record`, refer to the copy instead. A plane of Quake II or III is copied with its opposite, since
// their planes are pairs. Fails with a sentence if `by` counts a range, or cannot store the copy's number.
Result<Edit> copyFor(const MapFile &map, RecordRef record, const std::vector<CellChange> &changes, bsp::FieldRef by,
                     quint32 user);
// Returns the edit that appends copies of these records of a lump, each once and in the file's order, planes of Quake II and
// III with their opposites. The records must exist. Fails with a sentence if no record can be appended to the lump.
Result<Edit> copiesOf(const MapFile &map, int lump, std::vector<quint32> records);
// Returns the edit that appends a new record, whose fields are 0 except that a plane faces up, a texinfo has the axes of a
// floor, and a reference that may lead nowhere does. A plane of Quake II or III gets its opposite. Fails as copiesOf() does.
Result<Edit> newRecordIn(const MapFile &map, int lump);
