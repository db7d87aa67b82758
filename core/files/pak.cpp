// PAK: "PACK", offset and length of the directory, which has 64 bytes for each file: name[56], offset, length. The file
// may be of any size that an i32 reaches; id's games take 4096 files, others more.
#include "core/files/archivekinds.h"
#include "core/format/bytes.h"

namespace
{

constexpr qint64 pakHeader = 12, pakEntry = 64, pakName = 56;

class PakReader : public ArchiveReader
{
public:
    explicit PakReader(std::unique_ptr<QIODevice> device) : device_(std::move(device)) {}

    Result<QByteArray> read(const ArchiveEntry &entry) override
    {
        return readStored(*device_, entry, static_cast<qint64>(entry.place));
    }

private:
    std::unique_ptr<QIODevice> device_;
};

} // namespace

Result<OpenedArchive> openPak(std::unique_ptr<QIODevice> device)
{
    const auto header = device->read(pakHeader);
    if (header.size() < pakHeader)
        return Error{ArchiveText::tr("This begins like a PAK archive, but ends after %1 bytes.").arg(header.size())};
    const qint64 offset = bsp::load<qint32>(header.constData() + 4), length = bsp::load<qint32>(header.constData() + 8);
    const auto directory = readStoredDirectory(*device, u"PAK", offset, length);
    if (!directory)
        return Error{directory.error()};
    const auto &bytes = directory.value();
    OpenedArchive archive;
    archive.entries.reserve(static_cast<size_t>(length / pakEntry));
    for (qint64 at = 0; at + pakEntry <= length; at += pakEntry) {
        auto name = storedName(bytes.constData() + at, pakName);
        const char *numbers = bytes.constData() + at + pakName;
        if (!name.isEmpty())
            archive.entries.push_back({.name = std::move(name),
                                       .size = bsp::load<qint32>(numbers + 4),
                                       .place = static_cast<quint64>(bsp::load<qint32>(numbers))});
    }
    archive.reader = std::make_unique<PakReader>(std::move(device));
    return archive;
}
