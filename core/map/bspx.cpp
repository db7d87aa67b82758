#include "core/map/bspx.h"

#include "core/map/layout.h"

bsp::ByteView packedFiles(const MapFile &map)
{
    constexpr qint64 leastZip = 22; // bytes of its end alone
    if (const auto lump = bspxBytes(map, "ZIP_PAKFILE"); !lump.empty())
        return lump;
    const auto trailing = layoutOf(map).trailing;
    const auto rest = bsp::slice(map.bytes(), std::ssize(map.bytes()) - trailing, trailing);
    return trailing >= leastZip && viewOf(rest).startsWith("PK\x03\x04") ? rest : bsp::ByteView();
}
