#include "tests/archivebuilder.h"

#include <QtEndian>

namespace
{

QByteArray number(quint64 value, qsizetype bytes)
{
    const auto little = qToLittleEndian(value);
    return {reinterpret_cast<const char *>(&little), bytes};
}

quint32 checksum(const QByteArray &bytes)
{
    quint32 sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xedb88320U : 0U);
    }
    return ~sum;
}

// qCompress() writes the length, a head of two bytes, what deflate makes, and a checksum of four.
QByteArray deflated(const QByteArray &bytes)
{
    const auto packed = qCompress(bytes);
    return packed.mid(6, packed.size() - 10);
}

// What a file's own header and its directory entry have in common.
QByteArray zipHeader(const PackedFile &file, qsizetype packedSize)
{
    return number(20, 2) + number(file.flags, 2) + number(file.stored ? 0 : file.method, 2) + number(0, 4)
           + number(checksum(file.bytes) ^ file.checksumError, 4)
           + number(file.statedPacked.value_or(static_cast<quint32>(packedSize)), 4)
           + number(file.statedSize.value_or(static_cast<quint32>(file.bytes.size())), 4)
           + number(static_cast<quint64>(file.name.size()), 2) + number(0, 2);
}

} // namespace

QByteArray pakEntry(const QByteArray &name, qint32 offset, qint32 length)
{
    return name.leftJustified(56, '\0', true) + number(static_cast<quint32>(offset), 4)
           + number(static_cast<quint32>(length), 4);
}

QByteArray pakOfDirectory(qint32 offset, qint32 length, const QByteArray &rest)
{
    return "PACK" + number(static_cast<quint32>(offset), 4) + number(static_cast<quint32>(length), 4) + rest;
}

QByteArray pakOf(const QList<PackedFile> &files, bool directoryFirst)
{
    const auto length = static_cast<qint32>(files.size() * 64);
    QByteArray directory, data;
    for (const auto &file : files) {
        const auto at = 12 + (directoryFirst ? length : 0) + data.size();
        directory += pakEntry(file.name, static_cast<qint32>(at), static_cast<qint32>(file.bytes.size()));
        data += file.bytes;
    }
    const auto offset = 12 + (directoryFirst ? 0 : data.size());
    return pakOfDirectory(static_cast<qint32>(offset), length, directoryFirst ? directory + data : data + directory);
}

QByteArray zipEnd(qsizetype count, qsizetype length, qsizetype offset)
{
    return "PK\x05\x06" + number(0, 4) + number(static_cast<quint64>(count), 2) + number(static_cast<quint64>(count), 2)
           + number(static_cast<quint64>(length), 4) + number(static_cast<quint64>(offset), 4) + number(0, 2);
}

QByteArray zipOf(const QList<PackedFile> &files)
{
    QByteArray bytes, directory;
    for (const auto &file : files) {
        const auto packed = file.stored ? file.bytes : deflated(file.bytes);
        const auto header = zipHeader(file, packed.size());
        directory += "PK\x01\x02" + number(20, 2) + header + QByteArray(10, '\0')
                     + number(static_cast<quint64>(bytes.size()), 4) + file.name;
        bytes += "PK\x03\x04" + header + file.name + packed;
    }
    return bytes + directory + zipEnd(files.size(), directory.size(), bytes.size());
}

QByteArray wadEntry(const PackedLump &lump, qint32 offset, qint32 length)
{
    return number(static_cast<quint32>(offset), 4) + number(static_cast<quint32>(length), 4)
           + number(static_cast<quint32>(length), 4) + lump.type + lump.compression + QByteArray(2, '\0')
           + lump.name.leftJustified(16, '\0', true);
}

QByteArray wadOfDirectory(qint32 count, qint32 offset, const QByteArray &rest)
{
    return "WAD3" + number(static_cast<quint32>(count), 4) + number(static_cast<quint32>(offset), 4) + rest;
}

QByteArray wadOf(const QList<PackedLump> &lumps, const QByteArray &magic)
{
    QByteArray data, directory;
    for (const auto &lump : lumps) {
        directory += wadEntry(lump, static_cast<qint32>(12 + data.size()), static_cast<qint32>(lump.bytes.size()));
        data += lump.bytes;
    }
    return magic + number(static_cast<quint64>(lumps.size()), 4) + number(static_cast<quint64>(12 + data.size()), 4)
           + data + directory;
}
