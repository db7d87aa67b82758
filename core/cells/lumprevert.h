// The edit that gives a lump back what the file on disk has.
#pragma once

#include "core/map/references.h"

// Returns the edit that gives a stored lump the bytes that it has in the file on disk; empty: it has them. Where edits have
// removed or added records, it also changes references:
// - Those of other lumps to this one get the numbers that the records have in the file. A reference to an added record becomes
//   what it is in the file.
// - Those of this lump to records of others get the numbers that these have now.
// Fails with a sentence if a record that this lump refers to in the file was removed, or if an added record of another lump
// refers to an added one of this.
Result<Edit> editToRevert(const References &references, int lump);
