// PAK and WAD: a header of 12 bytes that locates the directory, a directory of entries of one size, and files that are
// stored unchanged.
//
// PAK: "PACK", offset and length of the directory, which has 64 bytes for each file: name[56], offset, length. The file may
// be of any size that an i32 can address; id's games allow 4096 files, others more.
//
// WAD2 and WAD3: the magic, the number of lumps, and the offset of the directory, which has 32 bytes for each lump: offset,
// bytes in the file, bytes unpacked, type, compression, two of padding, name[16] (Half-Life's utils/common/wadlib.h).
#include "core/files/archivekinds.h"

#include "core/format/bytes.h"
#include "core/text.h"

namespace {

constexpr qint64 storedHeader = 12, pakEntry = 64, pakName = 56, wadEntry = 32, wadName = 16;

// A lump's type becomes an extension, so that a WAD is browsed like any other archive. Half-Life writes miptexes as 67,
// Quake as 68.
struct Extension {
    char type;
    std::string_view text;
};
constexpr Extension extensions[] = {{66, ".qpic"}, {67, ".mip"}, {68, ".mip"}, {70, ".fnt"}};
constexpr std::string_view anyOther = ".lmp"; // 64: a palette, or other data that the game finds by name

QString extensionOf(char type)
{
    for (const auto &extension : extensions)
        if (extension.type == type)
            return fromView(extension.text);
    return fromView(anyOther);
}

qint64 numberIn(const char *at) { return bsp::load<qint32>(at); }

QString nameIn(const char *characters, qint64 length)
{
    return QString::fromLatin1(upToNul({characters, length})).replace(u'\\', u'/');
}

ArchiveEntry pakEntryAt(const char *at)
{
    return {
        .name = nameIn(at, pakName), .size = numberIn(at + pakName + 4), .place = static_cast<quint64>(numberIn(at + pakName))};
}

ArchiveEntry wadEntryAt(const char *at)
{
    const auto name = nameIn(at + 16, wadName);
    return {.name = name.isEmpty() ? name : name + extensionOf(at[12]),
            .size = numberIn(at + 4),
            .place = static_cast<quint64>(numberIn(at)),
            .isCompressed = at[13] != 0};
}

Result<QByteArray> readDirectory(QIODevice &device, const QString &kind, qint64 offset, qint64 length)
{
    if (offset < 0 || length < 0 || offset + length > device.size())
        return Error{ArchiveText::tr("This begins like a %1 archive, but its directory (%2 bytes from byte %3) lies outside the "
                                     "file, which is truncated or damaged.")
                         .arg(kind)
                         .arg(length)
                         .arg(offset)};
    QByteArray directory;
    try {
        if (device.seek(offset))
            directory = device.read(length);
    } catch (const std::bad_alloc &) {
        return Error{ArchiveText::tr("There is not enough memory to read its directory of %1 bytes.").arg(length)};
    }
    if (directory.size() != length)
        return Error{ArchiveText::tr("Its directory cannot be read: %1.").arg(withoutFullStop(device.errorString()))};
    return directory;
}

class StoredReader : public ArchiveReader
{
public:
    explicit StoredReader(ArchiveKind kind) : isPak_(kind == ArchiveKind::Pak) {}

    Result<std::vector<ArchiveEntry>> list(QIODevice &device) override
    {
        const auto kind = isPak_ ? QStringLiteral("PAK") : QStringLiteral("WAD");
        const auto header = device.read(storedHeader);
        if (header.size() < storedHeader)
            return Error{ArchiveText::tr("This begins like a %1 archive, but ends after %2 bytes.").arg(kind).arg(header.size())};
        const qint64 first = numberIn(header.constData() + 4), second = numberIn(header.constData() + 8);
        const auto directory =
            isPak_ ? readDirectory(device, kind, first, second) : readDirectory(device, kind, second, first * wadEntry);
        if (!directory)
            return Error{directory.error()};
        const auto &bytes = directory.value();
        const qint64 size = isPak_ ? pakEntry : wadEntry;
        std::vector<ArchiveEntry> entries;
        entries.reserve(static_cast<size_t>(bytes.size() / size));
        Claims claims(device.size());
        for (qint64 at = 0; at + size <= bytes.size(); at += size)
            if (auto entry = (isPak_ ? pakEntryAt : wadEntryAt)(bytes.constData() + at); !entry.name.isEmpty()) {
                entry.packed = entry.size;
                entry.isShared = claims.add(entry.size);
                entries.push_back(std::move(entry));
            }
        return entries;
    }

    Result<QByteArray> read(QIODevice &device, const ArchiveEntry &entry) override
    {
        const auto offset = static_cast<qint64>(entry.place);
        if (entry.isCompressed)
            return Error{ArchiveText::tr("%1 is compressed. No game reads compressed entries in a WAD.").arg(entry.name)};
        if (offset < 0 || entry.size < 0 || offset + entry.size > device.size())
            return Error{ArchiveText::tr("%1 lies outside the archive, which is truncated or damaged.").arg(entry.name)};
        QByteArray bytes;
        if (device.seek(offset))
            bytes = device.read(entry.size);
        if (bytes.size() != entry.size)
            return Error{ArchiveText::tr("%1 cannot be read: %2.").arg(entry.name, withoutFullStop(device.errorString()))};
        return bytes;
    }

private:
    bool isPak_; // otherwise it is a WAD
};

} // namespace

std::unique_ptr<ArchiveReader> storedReader(ArchiveKind kind) { return std::make_unique<StoredReader>(kind); }
