// The textures of Quake and Half-Life as a map's lump has them: i32 count, as many i32 offsets of headers from the lump's first
// byte on, and at each name[16], u32 width and height in texels, and four u32 offsets from the header on to the pixels of
// the mips; all 0: they are in a WAD. An offset of -1: the map leaves the texture out.
#pragma once

#include "core/map/mapfile.h"

#include <algorithm>
#include <array>

class MiptexLump
{
public:
    static constexpr qint64 headerSize = 40; // bytes

    explicit MiptexLump(const MapFile &map); // of a format without such a lump it is empty
    qint64 size() const { return static_cast<qint64>(bytes_.size()); }
    // How many the lump says that it has, and how many offsets there is room for; of the smaller there are offset()s.
    qint64 stated() const { return size() < 4 ? 0 : bsp::load<qint32>(bytes_.data()); }
    qint64 room() const { return size() < 4 ? 0 : (size() - 4) / 4; }
    qint64 count() const { return std::clamp<qint64>(stated(), 0, room()); }
    qint64 offset(qint64 texture) const { return bsp::load<qint32>(bytes_.data() + 4 + 4 * texture); }
    bool isLeftOut(qint64 texture) const { return offset(texture) == -1; }
    // Its 40 bytes; empty where they do not lie in the lump.
    bsp::ByteView header(qint64 texture) const;

private:
    bsp::ByteView bytes_;
};

struct MiptexHeader {
    QByteArrayView name;           // up to its end or 16 bytes
    quint32 width = 0, height = 0; // texels, as stored
    std::array<quint32, 4> mips{}; // bytes from the header on

    explicit MiptexHeader(bsp::ByteView header); // of all its bytes
    bool isEmbedded() const { return mips[0] != 0; }
};
