#include "core/map/placedfile.h"

#include "core/format/xash.h"

#include <algorithm>

namespace {

const std::byte *dataOf(const QByteArray &bytes) { return reinterpret_cast<const std::byte *>(bytes.constData()); }

// Finds BSPX at the first multiple of 4 after the last lump: "BSPX", a count, then name[24], offset and length of each lump.
// The directory ends where the first lump after it begins, whatever its count claims: bytes of a lump are not entries and must
// not be moved as such.
Extent findBspx(const PlacedFile &placed, const bsp::Format &format)
{
    qint64 end = format.headerSize();
    for (const auto &extent : placed.lumps)
        if (extent.length > 0)
            end = std::max(end, extent.end());
    Extent directory{(end + 3) & ~3LL, bspxHeaderSize};
    const auto header = placed.bytes.read(directory.offset, directory.length);
    if (header.size() < bspxHeaderSize || !header.startsWith("BSPX"))
        return {};
    auto room = placed.bytes.size();
    for (auto left = bsp::load<quint32>(header.constData() + 4); left > 0 && directory.end() + bspxEntrySize <= room; --left) {
        const auto entry = placed.bytes.read(directory.end() + bspxNameSize, bspxEntrySize - bspxNameSize);
        const auto payload = extentAt(dataOf(entry));
        directory.length += bspxEntrySize;
        if (payload.length > 0 && payload.offset >= directory.end())
            room = std::min(room, payload.offset);
    }
    return directory;
}

Extent findXash(const FileBytes &file, const bsp::Format &format)
{
    const qint64 at = format.headerSize(), length = bsp::xashHeaderSize + 8 * std::ssize(bsp::xashLumps());
    const auto header = file.read(at, length);
    const bool isThere = format.hasXashLumps && header.size() == length && header.startsWith("XASH")
                         && bsp::load<quint32>(header.constData() + 4) == bsp::xashVersion;
    return isThere ? Extent{at, length} : Extent();
}

} // namespace

PlacedFile placedFile(FileBytes bytes, const bsp::Format &format)
{
    PlacedFile placed{.bytes = std::move(bytes)};
    const auto header = placed.bytes.read(0, format.headerSize());
    for (int lump = 0; lump < format.directorySize; ++lump) {
        const auto [offset, length] = format.entry({dataOf(header), static_cast<size_t>(header.size())}, format.slot(lump));
        placed.lumps.push_back({offset, length});
    }
    placed.bspx = findBspx(placed, format);
    placed.xash = findXash(placed.bytes, format);
    return placed;
}

quint32 bspxClaimedCount(bsp::ByteView directory)
{
    return std::ssize(directory) < bspxHeaderSize ? 0 : bsp::load<quint32>(directory.data() + 4);
}

std::vector<BspxEntry> bspxEntries(bsp::ByteView directory)
{
    std::vector<BspxEntry> entries;
    for (qint64 at = bspxHeaderSize; at + bspxEntrySize <= std::ssize(directory); at += bspxEntrySize) {
        const auto *entry = directory.data() + at;
        const auto *name = reinterpret_cast<const char *>(entry);
        entries.push_back({std::string_view(name, std::find(name, name + bspxNameSize, '\0')), extentAt(entry + bspxNameSize),
                           at + bspxNameSize});
    }
    return entries;
}

std::vector<BspxEntry> listedBspx(bsp::ByteView directory, qint64 fileSize)
{
    constexpr size_t most = 256; // about twenty are known
    std::vector<BspxEntry> listed;
    for (const auto &entry : bspxEntries(directory)) {
        const auto &extent = entry.extent;
        if (extent.offset >= 0 && extent.length >= 0 && extent.end() <= fileSize && listed.size() < most
            && std::ranges::find(listed, entry.name, &BspxEntry::name) == listed.end())
            listed.push_back(entry);
    }
    return listed;
}

std::array<AddedDirectory, 2> addedDirectories(const FileBytes &file, Extent bspx, Extent xash)
{
    constexpr qint64 extentSize = 8; // bytes
    const auto read = [&file](Extent extent, qint64 first, qint64 stride) {
        AddedDirectory directory{.offset = extent.offset, .bytes = file.read(extent.offset, extent.length)};
        for (qint64 at = first; at + extentSize <= directory.bytes.size(); at += stride)
            directory.entries.push_back(at);
        return directory;
    };
    return {read(bspx, bspxHeaderSize + bspxNameSize, bspxEntrySize), read(xash, bsp::xashHeaderSize, extentSize)};
}
