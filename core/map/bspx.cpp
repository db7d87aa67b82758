#include "core/map/bspx.h"

#include "core/map/layout.h"

bsp::ByteView packedFiles(const MapFile &map)
{
    constexpr qint64 leastZip = 22; // bytes of its end record alone
    if (const int lump = bspxLump(map, "ZIP_PAKFILE"); lump != bsp::none && map.extent(lump).length > 0)
        return map.file().pieceAt(map.extent(lump).offset, map.extent(lump).length);
    const qint64 size = map.fileSize(), from = size - layoutOf(map).trailing;
    for (const qint64 at : {from, (from + 3) & ~3LL}) {
        const auto rest = map.file().pieceAt(at, size - at);
        if (static_cast<qint64>(rest.size()) >= leastZip && viewOf(rest).startsWith("PK\x03\x04"))
            return rest;
    }
    return {};
}
