// Records that nothing refers to, and maps without them.
#pragma once

#include "core/map/references.h"

// Returns why unused records of a lump cannot be removed, in a sentence; empty: they can. They can where others refer to
// single records and to no ranges of them: planes, vertexes, edges, texinfos and shaders.
QString whyNotCompacted(const MapFile &map, int lump);
// Returns the records that no record refers to, ascending. Leaves out edge 0, which no surfedge can name, and planes of Quake
// II and III whose opposite is used.
std::vector<quint32> unusedRecords(const References &references, int lump);
// Returns the edit that removes these records (ascending, unused) and renumbers all references to the others.
Edit withoutRecords(const References &references, int lump, std::span<const quint32> records);
