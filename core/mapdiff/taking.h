// Edits that give map B of a comparison what map A has. References become those to the counterparts in B.
#pragma once

#include "core/map/edit.h"
#include "core/mapdiff/mapdiff.h"

// Returns the edit that gives records of a lump of B the values of their counterparts, in one field or (none) in all that differ.
// Skips records that do not differ; empty: none does. `map`: B now, whose records have the same numbers as in `diff`. Fails with
// a sentence if a field locates data by an offset or lists a range, or if the record that it refers to has no counterpart.
Result<Edit> editToTake(const MapDiff &diff, const MapFile &map, int lump, std::span<const quint32> records, int field);
// Returns the edit that appends records of a lump of A that only A has. Fails as above, or if no record can be appended to the
// lump. Planes of Quake II and III are appended with their opposites.
Result<Edit> editToAppend(const MapDiff &diff, const MapFile &map, int lumpA, std::vector<quint32> records);
// Returns the edit that gives a lump the bytes that it has in A. Adds or removes a BSPX lump that only one map has. Fails with a
// sentence if the maps have different formats, or if records or clusters have other numbers or offsets in A, so that references
// from or to the lump would lead elsewhere.
Result<Edit> editToTakeLump(const MapDiff &diff, const MapFile &map, const LumpMatches &lump);
