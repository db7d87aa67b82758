// The records of one map that correspond to those of another, such as another compile of it.
#pragma once

#include "core/compare/recordmatches.h"

#include <span>

// Returns the counterparts in `to` of `records` of `from`, without those that have none. `matches`: the result of
// matchRecords(from, to). Records of derived lumps other than entities match if the maps have the same format, and the numbers
// and all bytes are equal. Positions in blobs have no counterpart.
std::vector<RecordRef> counterparts(const MapFile &from, std::span<const RecordRef> records, const MapFile &to,
                                    const RecordMatches &matches);
