#include "tests/archivebuilder.h"

#include "tests/mapbuilder.h"

namespace {

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

// Returns deflated bytes: qCompress() writes the length and a header of two bytes before them, and a checksum of four
// behind.
QByteArray deflated(const QByteArray &bytes)
{
    const auto packed = qCompress(bytes);
    return packed.mid(6, packed.size() - 10);
}

// Returns the fields that a file's local header and its directory entry share.
QByteArray zipHeader(const PackedFile &file, qsizetype packedSize, qsizetype extraSize)
{
    const auto packed = file.statedPacked.value_or(static_cast<quint32>(packedSize));
    const auto size = file.statedSize.value_or(static_cast<quint32>(file.bytes.size()));
    return littleEndian(20, 2) + littleEndian(file.flags, 2) + littleEndian(file.stored ? 0 : file.method, 2)
           + words({0, checksum(file.bytes) ^ file.checksumError, packed, size, file.name.size() | (extraSize << 16)});
}

} // namespace

QByteArray pakEntry(const QByteArray &name, qint32 offset, qint32 length)
{
    return name.leftJustified(56, '\0', true) + words({offset, length});
}

QByteArray pakOfDirectory(qint32 offset, qint32 length, const QByteArray &rest)
{
    return "PACK" + words({offset, length}) + rest;
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
    return "PK\x05\x06" + words({0}) + littleEndian(count, 2).repeated(2) + words({length, offset}) + littleEndian(0, 2);
}

QByteArray zipOf(const QList<PackedFile> &files)
{
    QByteArray bytes, directory;
    for (const auto &file : files) {
        const auto packed = file.stored ? file.bytes : deflated(file.bytes);
        directory += "PK\x01\x02" + littleEndian(20, 2) + zipHeader(file, packed.size(), file.extra.size()) + QByteArray(10, '\0')
                     + words({bytes.size()}) + file.name + file.extra;
        bytes += "PK\x03\x04" + zipHeader(file, packed.size(), 0) + file.name + packed;
    }
    return bytes + directory + zipEnd(files.size(), directory.size(), bytes.size());
}

QByteArray zip64Of(const QByteArray &zip)
{
    const auto end = zip.last(22);
    const auto number = [&end](qsizetype at, int size) { return end.mid(at, size) + QByteArray(8 - size, '\0'); };
    const auto start = zip.size() - end.size();
    return zip.first(start) + "PK\x06\x06" + littleEndian(44, 8) + littleEndian(45, 2).repeated(2) + words({0, 0})
           + number(10, 2).repeated(2) + number(12, 4) + number(16, 4) + "PK\x06\x07" + words({0}) + littleEndian(start, 8)
           + words({1}) + zipEnd(0xffff, 0xffffffff, 0xffffffff);
}

QByteArray zipField(quint16 id, const QByteArray &bytes) { return littleEndian(id, 2) + littleEndian(bytes.size(), 2) + bytes; }

QByteArray wadEntry(const PackedLump &lump, qint32 offset, qint32 length)
{
    return words({offset, length, length}) + lump.type + lump.compression + QByteArray(2, '\0')
           + lump.name.leftJustified(16, '\0', true);
}

QByteArray wadOfDirectory(qint32 count, qint32 offset, const QByteArray &rest) { return "WAD3" + words({count, offset}) + rest; }

QByteArray wadOf(const QList<PackedLump> &lumps, const QByteArray &magic)
{
    QByteArray data, directory;
    for (const auto &lump : lumps) {
        directory += wadEntry(lump, static_cast<qint32>(12 + data.size()), static_cast<qint32>(lump.bytes.size()));
        data += lump.bytes;
    }
    return magic + words({lumps.size(), 12 + data.size()}) + data + directory;
}
