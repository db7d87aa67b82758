#include "core/map/bspx.h"

#include "core/map/layout.h"

bsp::ByteView packedFiles(const MapFile &map)
{
    constexpr qint64 leastZip = 22; // bytes of its end alone
    if (const auto lump = bspxBytes(map, "ZIP_PAKFILE"); !lump.empty())
        return lump;
    const auto size = std::ssize(map.bytes()), from = size - layoutOf(map).trailing;
    for (const auto at : {from, (from + 3) & ~decltype(from)(3)}) {
        const auto rest = bsp::slice(map.bytes(), at, size - at);
        if (std::ssize(rest) >= leastZip && viewOf(rest).startsWith("PK\x03\x04"))
            return rest;
    }
    return {};
}
