// The bytes of the file that no lump covers, and the bytes of lumps that the file lacks.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

struct Layout {
    std::vector<Extent> gaps; // between headers, lumps and BSPX; without the up to 3 zero bytes that align a lump
    qint64 trailing = 0;      // bytes after the last of them; 0 if they are only alignment
};

Layout layoutOf(const MapFile &map);

// Returns a sentence if the directory gives a stored lump bytes that the file does not have, else an empty string.
QString whyOutside(const MapFile &map, int lump);
// Returns such a sentence for each lump of the format's directory, and for lumps of BSPX and Xash3D that the end of the file
// cuts off. Editing such a map edits what is left of it.
QStringList missingParts(const MapFile &map);
