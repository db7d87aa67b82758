// Copies of shared records: a record of its own for one of several users.
#pragma once

#include "core/cells/celledit.h"

// Returns the edit that appends a copy of `record` with the changes of its cells, and makes the field `by` of the record
// `user`, which refers to `record`, refer to the copy instead. A plane of Quake II or III is copied with its opposite, since
// their planes are pairs. Fails with a sentence if `by` counts a range, or cannot store the copy's number.
Result<Edit> copyFor(const MapFile &map, RecordRef record, const std::vector<CellChange> &changes, bsp::FieldRef by,
                     quint32 user);
