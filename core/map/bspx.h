// Finds lumps of BSPX, which engines and tools append to a map, by their names.
#pragma once

#include "core/map/mapfile.h"

#include <string_view>

// Returns the number of the BSPX lump with this name, as MapFile::lump() takes it, or bsp::none. Compares names exactly, as
// engines do (BSPX_FindLump() of FTE). Parts of a lump are derived and have no name in the file.
inline int bspxLump(const MapFile &map, std::string_view name)
{
    for (const int lump : map.lumps())
        if (map.originOf(lump) == LumpOrigin::Bspx && map.isStored(lump) && map.lump(lump).name == name)
            return lump;
    return bsp::none;
}
// Returns the number of a row's lump, which may be a part, or bsp::none.
inline int bspxLump(const MapFile &map, bsp::BspxRow row)
{
    for (const int lump : map.lumps())
        if (map.addedRow(lump) == &bsp::bspxLumps()[static_cast<size_t>(row)])
            return lump;
    return bsp::none;
}
// Returns the bytes of the BSPX lump with this name; empty if there is none.
inline bsp::ByteView bspxBytes(const MapFile &map, std::string_view name)
{
    const int lump = bspxLump(map, name);
    return lump == bsp::none ? bsp::ByteView() : map.lumpBytes(lump);
}
// Returns the ZIP archive of game files that the map carries: ZIP_PAKFILE, or data appended to the end of the file, where
// BSPX_Setup() of FTE looks for one. Empty if there is none. Points into the memory of map.file().
bsp::ByteView packedFiles(const MapFile &map);
