// Which bytes of the file no lump accounts for, and which bytes of lumps the file lacks.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

struct Layout {
    std::vector<Extent> gaps; // between headers, lumps and BSPX; without the up to 3 zero bytes that align a lump
    qint64 trailing = 0;      // bytes behind the last of them, likewise
};

Layout layoutOf(const MapFile &map);

// Says that the directory gives a stored lump bytes that the file does not have; empty if the file has them all.
QString whyOutside(const MapFile &map, int lump);
// Returns such a sentence for each lump of the format's directory, and of BSPX and Xash3D where the end of the file cuts
// the lump off. Whoever edits such a map edits what is left of it.
QStringList missingParts(const MapFile &map);
