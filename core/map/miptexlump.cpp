#include "core/map/miptexlump.h"

#include "core/text.h"

MiptexLump::MiptexLump(const MapFile &map)
{
    if (const int lump = map.format().roles.textures; lump != bsp::none)
        bytes_ = map.lumpBytes(lump);
}

bsp::ByteView MiptexLump::header(qint64 texture) const
{
    const auto bytes = bsp::slice(bytes_, offset(texture), headerSize);
    return std::ssize(bytes) == headerSize ? bytes : bsp::ByteView();
}

MiptexHeader::MiptexHeader(bsp::ByteView header)
    : name(upToNul(viewOf(header.first(16)))), width(bsp::load<quint32>(header.data() + 16)),
      height(bsp::load<quint32>(header.data() + 20))
{
    for (size_t mip = 0; mip < mips.size(); ++mip)
        mips[mip] = bsp::load<quint32>(header.data() + 24 + 4 * mip);
}
