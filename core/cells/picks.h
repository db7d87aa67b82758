// Picking the record that a cell refers to: which records it can refer to, which of them a selected record stands for, and what
// the cell then stores.
#pragma once

#include "core/map/references.h"

// Returns the lumps whose records a field can refer to by their numbers: its target and, for a child, the lump of its negative
// values. Empty for other fields, for none, and for offsets into blobs or into another record's range.
std::vector<int> pickLumps(const MapFile &map, bsp::FieldRef field);
// Returns the record of pickLumps() that a selected record stands for: itself, or the only one that it refers to; if it refers to
// none, the only one that those refer to, as a face does to its texture by its texinfo. Invalid if there is no such record.
RecordRef pickFor(const References &references, bsp::FieldRef field, RecordRef selected);
// Returns the number that a cell stores to refer to a record of pickLumps(). A reference whose sign is a direction keeps it.
qint64 numberToPick(const MapFile &map, RecordRef cell, int field, RecordRef picked);
