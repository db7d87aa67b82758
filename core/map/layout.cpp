#include "core/map/layout.h"

#include <algorithm>

namespace
{

bool isPadding(bsp::ByteView bytes)
{
    return bytes.size() < 4 && std::ranges::all_of(bytes, [](std::byte b) { return b == std::byte{0}; });
}

} // namespace

Layout layoutOf(const MapFile &map)
{
    const auto size = static_cast<qint64>(map.bytes().size());
    std::vector<Extent> used{map.bspxDirectory(), map.xashDirectory()};
    for (const int lump : map.lumps())
        if (map.extent(lump).length > 0 && map.extent(lump).offset >= 0)
            used.push_back(map.extent(lump));
    std::ranges::sort(used, {}, &Extent::offset);
    Layout layout;
    qint64 end = map.format().headerSize();
    for (const auto &extent : used) {
        const Extent gap{end, std::min(extent.offset, size) - end};
        if (gap.length > 0 && !isPadding(bsp::slice(map.bytes(), gap.offset, gap.length)))
            layout.gaps.push_back(gap);
        end = std::max(end, extent.end());
    }
    if (end < size && !isPadding(bsp::slice(map.bytes(), end, size - end)))
        layout.trailing = size - end;
    return layout;
}
