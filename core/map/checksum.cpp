#include "core/map/checksum.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace {

// Returns the four words of an MD4, XORed: Com_BlockChecksum() of Quake II's md4.c and Quake III's.
quint32 md4Words(const QCryptographicHash &hash)
{
    const auto digest = hash.result();
    quint32 value = 0;
    for (qsizetype i = 0; i + 4 <= digest.size(); i += 4)
        value ^= bsp::load<quint32>(reinterpret_cast<const std::byte *>(digest.constData() + i));
    return value;
}

quint32 md4OfFile(const FileBytes &file)
{
    QCryptographicHash hash(QCryptographicHash::Md4);
    file.forEachPiece([&hash](bsp::ByteView piece) {
        hash.addData(viewOf(piece));
        return true;
    });
    return md4Words(hash);
}

// Returns the CRC of the engine's CRC32_MapFile() (rehlds: engine/crc.cpp), which starts at all ones and is not inverted at
// the end.
quint32 crcOfLumps(const MapFile &map)
{
    quint32 crc = 0xffffffffU;
    for (int slot = 0; slot < map.format().directorySize; ++slot) {
        const int lump = map.format().slot(slot);
        if (!isInChecksum(map.format(), lump))
            continue;
        for (const std::byte byte : map.lumpBytes(lump))
            crc = bsp::crcWith(crc, std::to_integer<quint8>(byte));
    }
    return crc;
}

quint32 md4OfLump(bsp::ByteView lump)
{
    QCryptographicHash hash(QCryptographicHash::Md4);
    hash.addData(viewOf(lump));
    return md4Words(hash);
}

// Returns the checksum that QuakeWorld clients send and servers compare: checksum2 of QW/server/model.c, Mod_LoadBrushModel().
quint32 md4OfLumps(const MapFile &map)
{
    quint32 value = 0;
    for (int lump = 0; lump < map.format().directorySize; ++lump)
        if (isInChecksum(map.format(), lump))
            value ^= md4OfLump(map.lumpBytes(lump));
    return value;
}

// How the kind of a checksum is made, and what it is made of.
struct Rule {
    quint32 (*of)(const MapFile &map) = nullptr;
    bool isOfFile = false, includesVis = true;
};

Rule ruleOf(bsp::Checksum kind)
{
    switch (kind) {
    case bsp::Checksum::Md4OfFile: return {[](const MapFile &map) { return md4OfFile(map.file()); }, true, true};
    case bsp::Checksum::Md4OfLumps: return {md4OfLumps, false, false};
    case bsp::Checksum::CrcOfLumps: break;
    }
    return {crcOfLumps};
}

} // namespace

bool isInChecksum(const bsp::Format &format, int lump)
{
    const auto rule = ruleOf(format.checksum);
    if (rule.isOfFile)
        return true;
    const auto &roles = format.roles;
    const bool isOfVis = lump == roles.visibility || lump == roles.leafs || lump == roles.nodes;
    return lump < format.directorySize && lump != roles.entities && (rule.includesVis || !isOfVis);
}

QString engineChecksum(const MapFile &map) { return u"%1"_s.arg(ruleOf(map.format().checksum).of(map), 8, 16, QLatin1Char('0')); }
