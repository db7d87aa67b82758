// Lumps of BSPX, which engines and tools add behind a map's own: found by their names.
#pragma once

#include "core/map/mapfile.h"

#include <string_view>

// The number of that lump, as MapFile::lump() takes it; bsp::none: the map has no such. Names are told exactly, as engines
// do (BSPX_FindLump() of FTE), and are those in the file: parts of a lump, which are derived from it, have none there.
inline int bspxLump(const MapFile &map, std::string_view name)
{
    for (const int lump : map.lumps())
        if (map.originOf(lump) == LumpOrigin::Bspx && map.isStored(lump) && map.lump(lump).name == name)
            return lump;
    return bsp::none;
}
// The same of a row, also of one that is a part.
inline int bspxLump(const MapFile &map, bsp::BspxRow row)
{
    for (const int lump : map.lumps())
        if (map.addedRow(lump) == &bsp::bspxLumps()[row])
            return lump;
    return bsp::none;
}
// The bytes of that name's; none without it.
inline bsp::ByteView bspxBytes(const MapFile &map, std::string_view name)
{
    const int lump = bspxLump(map, name);
    return lump == bsp::none ? bsp::ByteView() : map.lumpBytes(lump);
}
// A ZIP archive of files of the game that the map brings with it: ZIP_PAKFILE, or what stands behind all else in the file, where
// BSPX_Setup() of FTE looks for one. In the memory of map.file(). Empty: none.
bsp::ByteView packedFiles(const MapFile &map);
