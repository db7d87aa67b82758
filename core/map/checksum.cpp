#include "core/map/checksum.h"

#include <QCryptographicHash>

#include <array>

using namespace Qt::StringLiterals;

namespace
{

constexpr auto crcTable = [] {
    std::array<quint32, 256> table{};
    for (quint32 i = 0; i < 256; ++i) {
        quint32 value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ (value & 1 ? 0xedb88320U : 0U);
        table[i] = value;
    }
    return table;
}();

// Com_BlockChecksum of Quake II's md4.c and Quake III's.
quint32 md4Words(bsp::ByteView bytes)
{
    const auto digest = QCryptographicHash::hash(
        {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())}, QCryptographicHash::Md4);
    quint32 value = 0;
    for (qsizetype i = 0; i + 4 <= digest.size(); i += 4)
        value ^= bsp::load<quint32>(reinterpret_cast<const std::byte *>(digest.constData() + i));
    return value;
}

// CRC32_MapFile of the engine (as in rehlds engine/crc.cpp): starts at all ones and is not inverted at the end.
quint32 crcOfLumps(const MapFile &map)
{
    quint32 crc = 0xffffffffU;
    for (int slot = 0; slot < map.format().directorySize; ++slot) {
        const int lump = map.format().slot(slot);
        if (lump == map.format().roles.entities)
            continue;
        for (const std::byte byte : map.lumpBytes(lump))
            crc = crcTable[(crc ^ std::to_integer<quint32>(byte)) & 0xff] ^ (crc >> 8);
    }
    return crc;
}

quint32 checksumOf(const MapFile &map)
{
    switch (map.format().checksum) {
    case bsp::Checksum::Md4OfFile: return md4Words(map.bytes());
    case bsp::Checksum::CrcOfLumps: break;
    }
    return crcOfLumps(map);
}

} // namespace

QString engineChecksum(const MapFile &map)
{
    return u"%1"_s.arg(checksumOf(map), 8, 16, QLatin1Char('0'));
}
