// Takes values and records from the other map of a document's comparison, as one undo step. Each function returns a sentence on
// why it cannot; empty: it is done, or will be once pending edits are.
#pragma once

#include "core/document/differencemodel.h"

namespace taking {

// Gives records of a lump of this map the values that they have in the other one, in one field or (none) in all that differ; in
// the latter case, removes those records that only this map has. Entities get the keys of their counterparts.
QString takeRecords(Document &document, int lump, const std::vector<quint32> &records, int field = bsp::none);
// Gives an entity the value that a key has in the other map, or removes the key if it has none there.
QString takeKey(Document &document, qint32 entity, const QString &key);
// Appends records of a lump of the other map, or entities, that only that map has.
QString append(Document &document, int otherLump, const std::vector<quint32> &records);
// Gives a lump the bytes that it has in the other map. `matches`: one of those of Comparison::diff().
QString takeLump(Document &document, const LumpMatches &matches);
// Does the same for a lump of this map.
QString takeLump(Document &document, int lump);
// Takes what a line of the list of differences stands for: a record, all records below the line or, if none, the lump.
QString take(Document &document, const DifferenceModel &model, const QModelIndex &index);

} // namespace taking
