// Records that nothing refers to, and maps without them.
#pragma once

#include "core/map/references.h"

// Returns why unused records of a lump cannot be removed, in a sentence; empty: they can. That is possible only if all
// references are to single records, not to ranges: planes, vertexes, edges, texinfos and shaders.
QString whyNotCompacted(const MapFile &map, int lump);
// Returns the records that no record refers to, ascending. Skips records that no reference can name, such as edge 0 and
// Quake II's texinfo 0, and planes whose opposite is used.
std::vector<quint32> unusedRecords(const References &references, int lump);
// Returns the edit that removes these records (ascending, to which only each other refer) and renumbers all references to the
// others.
Edit withoutRecords(const References &references, int lump, std::span<const quint32> records);
