#include "core/map/bspx.h"

#include "core/map/layout.h"

bsp::ByteView packedFiles(const MapFile &map)
{
    constexpr qint64 leastZip = 22; // bytes of its end alone
    if (const int lump = bspxLump(map, "ZIP_PAKFILE"); lump != bsp::none && map.extent(lump).length > 0)
        return bsp::slice(map.bytes(), map.extent(lump).offset, map.extent(lump).length);
    const auto size = static_cast<qint64>(map.bytes().size());
    const qint64 from = size - layoutOf(map).trailing;
    for (const qint64 at : {from, (from + 3) & ~3LL}) {
        const auto rest = bsp::slice(map.bytes(), at, size - at);
        if (static_cast<qint64>(rest.size()) >= leastZip && viewOf(rest).startsWith("PK\x03\x04"))
            return rest;
    }
    return {};
}
