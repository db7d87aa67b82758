// WAD2 and WAD3: the magic, how many lumps, where the directory is; it has 32 bytes for each lump: offset, bytes in the
// file, bytes unpacked, type, compression, two of padding, name[16] (Half-Life's utils/common/wadlib.h).
#include "core/files/archivekinds.h"
#include "core/format/bytes.h"
#include "core/text.h"

#include <string_view>

namespace
{

constexpr qint64 wadHeader = 12, wadEntry = 32, nameAt = 16, wadName = 16, typeAt = 12, compressionAt = 13;

// A lump's type becomes an extension, so that a WAD is browsed like any other archive. Half-Life writes miptexes as 67,
// Quake as 68.
struct Extension {
    char type;
    std::string_view text;
};
constexpr Extension extensions[] = {{66, ".qpic"}, {67, ".mip"}, {68, ".mip"}, {70, ".fnt"}};
constexpr std::string_view anyOther = ".lmp"; // 64: a palette, or whatever the game knows by its name

QString extensionOf(char type)
{
    for (const auto &extension : extensions)
        if (extension.type == type)
            return fromView(extension.text);
    return fromView(anyOther);
}

struct LumpPlace {
    qint64 offset = 0;
    bool isCompressed = false;
};

class WadReader : public ArchiveReader
{
public:
    WadReader(std::unique_ptr<QIODevice> device, std::vector<LumpPlace> places)
        : device_(std::move(device)), places_(std::move(places))
    {
    }

    Result<QByteArray> read(const ArchiveEntry &entry) override
    {
        const auto &place = places_[entry.place];
        if (place.isCompressed)
            return Error{ArchiveText::tr("%1 is compressed, which no game reads in a WAD.").arg(entry.name)};
        return readStored(*device_, entry, place.offset);
    }

private:
    std::unique_ptr<QIODevice> device_;
    std::vector<LumpPlace> places_; // of the entries, by ArchiveEntry::place
};

} // namespace

Result<OpenedArchive> openWad(std::unique_ptr<QIODevice> device)
{
    const auto header = device->read(wadHeader);
    if (header.size() < wadHeader)
        return Error{ArchiveText::tr("This begins like a WAD archive, but ends after %1 bytes.").arg(header.size())};
    const qint64 count = bsp::load<qint32>(header.constData() + 4), offset = bsp::load<qint32>(header.constData() + 8);
    auto directory = readStoredDirectory(*device, u"WAD", offset, count * wadEntry);
    if (!directory)
        return Error{directory.error()};
    const auto &bytes = directory.value();
    OpenedArchive archive;
    std::vector<LumpPlace> places;
    for (qint64 at = 0; at < bytes.size(); at += wadEntry) {
        auto name = storedName(bytes.constData() + at + nameAt, wadName);
        if (name.isEmpty())
            continue;
        archive.entries.push_back({.name = std::move(name) + extensionOf(bytes[at + typeAt]),
                                   .size = bsp::load<qint32>(bytes.constData() + at + 4),
                                   .place = places.size()});
        places.push_back({.offset = bsp::load<qint32>(bytes.constData() + at),
                          .isCompressed = bytes[at + compressionAt] != 0});
    }
    archive.reader = std::make_unique<WadReader>(std::move(device), std::move(places));
    return archive;
}
