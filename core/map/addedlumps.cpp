#include "core/map/addedlumps.h"

#include "core/format/xash.h"
#include "core/map/bspxparts.h"
#include "core/map/mapfile.h"

#include <algorithm>
#include <cstring>

namespace
{

constexpr size_t mostBspxLumps = 256; // about twenty are known

bool holds(bsp::ByteView file, qint64 at, std::string_view word)
{
    const auto there = bsp::slice(file, at, static_cast<qint64>(word.size()));
    return there.size() == word.size() && std::memcmp(there.data(), word.data(), word.size()) == 0;
}

Extent extentAt(const std::byte *entry)
{
    return {bsp::load<qint32>(entry), bsp::load<qint32>(entry + 4)};
}

// BSPX lies at the first multiple of 4 behind the last lump: "BSPX", a count, then name[24], offset and length of each.
// The directory ends where the first payload behind it begins, whatever its count claims: what lies there is no entry, and
// is not to be moved as one.
Extent findBspx(const MapFile &map)
{
    qint64 end = map.format().headerSize();
    for (int lump = 0; lump < map.format().directorySize; ++lump)
        if (map.extent(lump).length > 0)
            end = std::max(end, map.extent(lump).end());
    const auto file = map.bytes();
    const Extent header{(end + 3) & ~3LL, bspxHeaderSize};
    if (!holds(file, header.offset, "BSPX") || header.end() > static_cast<qint64>(file.size()))
        return {};
    Extent directory = header;
    auto room = static_cast<qint64>(file.size());
    for (quint32 left = bspxClaimedCount(file, header); left > 0 && directory.end() + bspxEntrySize <= room; --left) {
        const auto payload = extentAt(file.data() + directory.end() + bspxNameSize);
        directory.length += bspxEntrySize;
        if (payload.length > 0 && payload.offset >= directory.end())
            room = std::min(room, payload.offset);
    }
    return directory;
}

// Of equal parts for each owner, as many fields as that gives; nothing where it does not divide.
bool shareOut(bsp::Lump &table, qint64 bytes, qint64 owners)
{
    const quint32 unit = bsp::sizeOf(table.fields.back());
    if (owners == 0 || bytes == 0 || bytes % (owners * unit) != 0)
        return false;
    table.stride = static_cast<quint32>(bytes / owners);
    table.fields = table.fields.first(std::min<size_t>(table.fields.size(), 1 + table.stride / unit));
    return true;
}

bsp::Lump asBytes(const bsp::Lump &table)
{
    return {
        .name = table.name, .title = table.title, .aliases = table.aliases, .meaning = table.meaning, .kind = bsp::Kind::Bytes};
}

bsp::Lump tableOf(const MapFile &map, const bsp::AddedLump &row, qint64 bytes)
{
    auto table = row.table;
    if (row.isShared && !shareOut(table, bytes, map.recordCount(map.format().roles.*row.owner)))
        return asBytes(row.table);
    return table;
}

// Of the lump that was found last.
void addParts(FoundLumps &found, const MapFile &map, const bsp::AddedLump &whole, Extent extent)
{
    const auto rows = bsp::bspxLumps();
    const auto number = static_cast<size_t>(&whole - rows.data());
    auto parts = readBspxParts(map, static_cast<int>(number), bsp::slice(map.bytes(), extent.offset, extent.length));
    if (!parts.records.empty())
        found.lumps.back().parts = parts.read;
    for (size_t i = 0; i < parts.records.size(); ++i) {
        const auto &row = rows[number + 1 + i];
        found.lumps.push_back({.table = row.table, .records = std::move(parts.records[i]), .row = &row});
    }
}

// Entries that run out of the file are left out, as engines do, and of one name all but the first.
void addBspx(FoundLumps &found, const MapFile &map)
{
    const auto rows = bsp::bspxLumps();
    std::vector<std::string_view> names;
    for (const auto &[name, extent] : bspxEntries(map.bytes(), found.bspx)) {
        if (extent.offset < 0 || extent.length < 0 || extent.end() > static_cast<qint64>(map.bytes().size())
            || names.size() == mostBspxLumps || std::ranges::find(names, name) != names.end())
            continue;
        names.push_back(name);
        const auto row = std::find_if(rows.begin(), rows.end(), [name = names.back()](const bsp::AddedLump &each) {
            return each.table.name == name && each.partOf == bsp::none;
        });
        if (row == rows.end()) {
            found.lumps.push_back({.table = {.name = name,
                                             .title = name,
                                             .single = {},
                                             .aliases = " ",
                                             .meaning = bsp::unknownBspx,
                                             .kind = bsp::Kind::Bytes},
                                   .extent = extent});
            continue;
        }
        found.lumps.push_back({.table = tableOf(map, *row, extent.length), .extent = extent, .row = &*row});
        addParts(found, map, *row, extent);
    }
}

void addXash(FoundLumps &found, const MapFile &map)
{
    const qint64 at = map.format().headerSize();
    const auto rows = bsp::xashLumps();
    const auto header = bsp::slice(map.bytes(), at, bsp::xashHeaderSize + 8 * std::ssize(rows));
    if (!map.format().hasXashLumps || !holds(header, 0, "XASH") || std::ssize(header) < bsp::xashHeaderSize + 8 * std::ssize(rows)
        || bsp::load<quint32>(header.data() + 4) != bsp::xashVersion)
        return;
    found.xash = {at, std::ssize(header)};
    for (size_t i = 0; i < rows.size(); ++i)
        if (const auto extent = extentAt(header.data() + bsp::xashHeaderSize + 8 * i); extent.length != 0)
            found.lumps.push_back({.table = rows[i].table, .extent = extent, .origin = LumpOrigin::Xash, .row = &rows[i]});
}

// The lumps of this map that a row's references lead to.
class TargetsOfRows
{
public:
    TargetsOfRows(const FoundLumps &found, const MapFile &map) : found_(found), roles_(map.format().roles) {}

    std::vector<bsp::Field> fit(std::span<const bsp::Field> fields, std::span<const bsp::AddedLump> rows) const
    {
        std::vector<bsp::Field> fitted(fields.begin(), fields.end());
        for (auto &field : fitted) {
            if (!bsp::isReference(field.use) && field.use != bsp::Use::Count)
                continue;
            field.target = lumpOf(field.target, rows);
            if (field.negative != bsp::none)
                field.negative = lumpOf(field.negative, rows);
            if (field.target == bsp::none)
                field.use = bsp::Use::Plain;
        }
        return fitted;
    }

private:
    std::int16_t lumpOf(int target, std::span<const bsp::AddedLump> rows) const
    {
        if (target < bsp::firstRowTarget)
            return static_cast<std::int16_t>(roles_.*bsp::targetRoles[target]);
        const auto *row = &rows[static_cast<size_t>(target - bsp::firstRowTarget)];
        const auto it = std::ranges::find(found_.lumps, row, &FoundLump::row);
        return it == found_.lumps.end() ? std::int16_t(bsp::none)
                                        : static_cast<std::int16_t>(firstBspxLump + (it - found_.lumps.begin()));
    }

    const FoundLumps &found_;
    const bsp::Roles &roles_;
};

// Flags are the lower half of what they are elsewhere; the upper is a face info's number.
std::vector<bsp::Field> texinfoOfXash(std::span<const bsp::Field> fields, size_t flags)
{
    std::vector<bsp::Field> split(fields.begin(), fields.end());
    const auto offset = split[flags].offset;
    split[flags] = bsp::xashTexinfoFlags;
    split[flags].offset = offset;
    auto info = bsp::xashTexinfoFaceInfo;
    info.offset = static_cast<std::uint16_t>(offset + sizeOf(split[flags]));
    split.insert(split.begin() + static_cast<std::ptrdiff_t>(flags) + 1, info);
    return split;
}

void fitTables(FoundLumps &found, const MapFile &map)
{
    const TargetsOfRows targets(found, map);
    auto fields = std::make_shared<std::vector<std::vector<bsp::Field>>>();
    fields->reserve(found.lumps.size() + 1);
    const auto kept = [&fields](std::vector<bsp::Field> fitted) {
        fields->push_back(std::move(fitted));
        return std::span<const bsp::Field>(fields->back());
    };
    const auto rowsOf = [](LumpOrigin origin) { return origin == LumpOrigin::Xash ? bsp::xashLumps() : bsp::bspxLumps(); };
    for (auto &lump : found.lumps)
        if (!lump.table.fields.empty())
            lump.table.fields = kept(targets.fit(lump.table.fields, rowsOf(lump.origin)));
    const auto flags = map.format().columns.texinfoFlags;
    if (found.xash.length > 0 && flags.lump != bsp::none) {
        found.texinfo = map.format().lumps[static_cast<size_t>(flags.lump)];
        auto split = texinfoOfXash(found.texinfo->fields, static_cast<size_t>(flags.field));
        auto &info = split[static_cast<size_t>(flags.field) + 1];
        info = targets.fit(std::span(&info, 1), bsp::xashLumps()).front();
        found.texinfo->fields = kept(std::move(split));
    }
    found.fields = std::move(fields);
}

} // namespace

quint32 bspxClaimedCount(bsp::ByteView file, Extent directory)
{
    const auto header = bsp::slice(file, directory.offset, bspxHeaderSize);
    return directory.length == 0 || std::ssize(header) < bspxHeaderSize ? 0 : bsp::load<quint32>(header.data() + 4);
}

std::vector<BspxEntry> bspxEntries(bsp::ByteView file, Extent directory)
{
    std::vector<BspxEntry> entries;
    const auto bytes = bsp::slice(file, directory.offset, directory.length);
    for (qint64 at = bspxHeaderSize; at + bspxEntrySize <= std::ssize(bytes); at += bspxEntrySize) {
        const auto *entry = bytes.data() + at;
        const auto *name = reinterpret_cast<const char *>(entry);
        entries.push_back({std::string_view(name, std::find(name, name + bspxNameSize, '\0')), extentAt(entry + bspxNameSize)});
    }
    return entries;
}

FoundLumps findAddedLumps(const MapFile &map)
{
    FoundLumps found;
    found.bspx = findBspx(map);
    addBspx(found, map);
    addXash(found, map);
    fitTables(found, map);
    return found;
}
