// The texture lump of Quake and Half-Life: i32 count, then as many i32 offsets of headers from the start of the lump. A
// header is name[16], u32 width and height in texels, and four u32 offsets of the mips' pixels from the start of the header;
// all 0: they are in a WAD. A header offset of -1: the map omits the texture.
#pragma once

#include "core/map/mapfile.h"

#include <algorithm>
#include <array>

class MiptexLump
{
public:
    static constexpr qint64 headerSize = 40; // bytes

    explicit MiptexLump(const MapFile &map); // empty if the format has no such lump
    qint64 size() const { return static_cast<qint64>(bytes_.size()); }
    // Return how many textures the lump claims, how many offsets it has room for, and the smaller of both.
    qint64 stated() const { return size() < 4 ? 0 : bsp::load<qint32>(bytes_.data()); }
    qint64 room() const { return size() < 4 ? 0 : (size() - 4) / 4; }
    qint64 count() const { return std::clamp<qint64>(stated(), 0, room()); }
    qint64 offset(qint64 texture) const { return bsp::load<qint32>(bytes_.data() + 4 + 4 * texture); }
    bool isLeftOut(qint64 texture) const { return offset(texture) == -1; }
    // Returns the header's 40 bytes; empty if they do not lie in the lump.
    bsp::ByteView header(qint64 texture) const;

private:
    bsp::ByteView bytes_;
};

struct MiptexHeader {
    QByteArrayView name;           // up to the NUL, at most 16 bytes
    quint32 width = 0, height = 0; // texels, as stored
    std::array<quint32, 4> mips{}; // offsets from the start of the header, in bytes

    explicit MiptexHeader(bsp::ByteView header); // `header`: all headerSize bytes
    bool isEmbedded() const { return mips[0] != 0; }
};
