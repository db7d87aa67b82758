// Which bytes of the file no lump accounts for.
#pragma once

#include "core/map/mapfile.h"

struct Layout {
    std::vector<Extent> gaps; // between headers, lumps and BSPX; without the up to 3 zero bytes that align a lump
    qint64 trailing = 0;      // bytes behind the last of them, likewise
};

Layout layoutOf(const MapFile &map);
