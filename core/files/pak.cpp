// PAK: "PACK", offset and length of the directory, which has 64 bytes for each file: name[56], offset, length. The file
// may be of any size that an i32 reaches; id's games take 4096 files, others more.
#include "core/files/archivekinds.h"
#include "core/format/bytes.h"

namespace
{

constexpr qint64 headerSize = 12, entrySize = 64, nameSize = 56;

qint64 numberAt(const QByteArray &bytes, qint64 at)
{
    return bsp::load<qint32>(reinterpret_cast<const std::byte *>(bytes.constData()) + at);
}

class PakReader : public ArchiveReader
{
public:
    explicit PakReader(std::unique_ptr<QIODevice> device) : device_(std::move(device)) {}

    Result<QByteArray> read(const ArchiveEntry &entry) override
    {
        const auto offset = static_cast<qint64>(entry.place);
        if (offset < 0 || entry.size < 0 || offset + entry.size > device_->size())
            return Error{ArchiveText::tr("%1 lies outside the archive, which is cut off or damaged.").arg(entry.name)};
        QByteArray bytes;
        if (device_->seek(offset))
            bytes = device_->read(entry.size);
        if (bytes.size() != entry.size)
            return Error{ArchiveText::tr("Reading %1 failed: %2.").arg(entry.name, device_->errorString())};
        return bytes;
    }

private:
    std::unique_ptr<QIODevice> device_;
};

} // namespace

Result<OpenedArchive> openPak(std::unique_ptr<QIODevice> device)
{
    const auto header = device->read(headerSize);
    if (header.size() < headerSize)
        return Error{ArchiveText::tr("This begins like a PAK archive, but ends after %1 bytes.").arg(header.size())};
    const auto offset = numberAt(header, 4), length = numberAt(header, 8);
    if (offset < 0 || length < 0 || offset + length > device->size())
        return Error{ArchiveText::tr("This begins like a PAK archive, but its directory (%1 bytes from byte %2) lies "
                                     "outside the file: it is cut off or damaged.")
                         .arg(length)
                         .arg(offset)};
    QByteArray directory;
    try {
        if (device->seek(offset))
            directory = device->read(length);
    } catch (const std::bad_alloc &) {
        return Error{ArchiveText::tr("There is not enough memory to read its directory of %1 bytes.").arg(length)};
    }
    if (directory.size() != length)
        return Error{ArchiveText::tr("Its directory cannot be read: %1.").arg(device->errorString())};
    OpenedArchive archive;
    archive.entries.reserve(static_cast<size_t>(length / entrySize));
    for (qint64 at = 0; at + entrySize <= length; at += entrySize) {
        const QByteArrayView stored(directory.constData() + at, nameSize);
        const auto nul = stored.indexOf('\0');
        auto name = QString::fromLatin1(nul < 0 ? stored : stored.first(nul)).replace(u'\\', u'/');
        if (!name.isEmpty())
            archive.entries.push_back({.name = std::move(name),
                                       .size = numberAt(directory, at + nameSize + 4),
                                       .place = static_cast<quint64>(numberAt(directory, at + nameSize))});
    }
    archive.reader = std::make_unique<PakReader>(std::move(device));
    return archive;
}
