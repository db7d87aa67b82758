#include "core/map/addedlumps.h"

#include "core/format/xash.h"
#include "core/map/bspxparts.h"
#include "core/map/mapfile.h"

#include <algorithm>

namespace {

// Gives each owner an equal part of the bytes: sets the record size and the fields in it. Returns false if they do not
// divide evenly.
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

// Adds the parts of the lump that was found last.
void addParts(FoundLumps &found, const MapFile &map, const bsp::AddedLump &whole, bsp::ByteView bytes)
{
    const auto rows = bsp::bspxLumps();
    const auto number = static_cast<size_t>(&whole - rows.data());
    auto parts = readBspxParts(map, static_cast<int>(number), bytes);
    if (!parts.records.empty())
        found.lumps.back().parts = parts.read;
    for (size_t i = 0; i < parts.records.size(); ++i) {
        const auto &row = rows[number + 1 + i];
        found.lumps.push_back({.table = row.table, .records = std::move(parts.records[i]), .row = &row});
    }
}

void addBspx(FoundLumps &found, const MapFile &map)
{
    const auto rows = bsp::bspxLumps();
    for (const auto &[name, opened] : map.bspx()) {
        const std::string_view known(name.constData(), static_cast<size_t>(name.size()));
        const auto row = std::find_if(rows.begin(), rows.end(), [known](const bsp::AddedLump &each) {
            return each.table.name == known && each.partOf == bsp::none;
        });
        if (row == rows.end()) {
            found.lumps.push_back({.table = {.name = known,
                                             .title = known,
                                             .single = {},
                                             .aliases = " ",
                                             .meaning = bsp::unknownBspx,
                                             .kind = bsp::Kind::Bytes}});
            continue;
        }
        const auto bytes = map.bspxBytes({name, opened});
        found.lumps.push_back({.table = tableOf(map, *row, std::ssize(bytes)), .row = &*row});
        addParts(found, map, *row, bytes);
    }
}

void addXash(FoundLumps &found, const MapFile &map)
{
    const auto directory = map.xashDirectoryAsOpened();
    const auto header = bsp::slice(map.bytesAsOpened(), directory.offset, directory.length);
    const auto rows = bsp::xashLumps();
    for (size_t i = 0; !header.empty() && i < rows.size(); ++i)
        if (const auto at = bsp::xashHeaderSize + 8 * i; extentAt(header.data() + at).length != 0)
            found.lumps.push_back(
                {.table = rows[i].table, .entry = static_cast<qint64>(at), .origin = LumpOrigin::Xash, .row = &rows[i]});
}

// Resolves the targets of a row's references to lumps of this map.
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

// Splits a texinfo's flags field: Xash3D keeps the flags in the lower half and the number of a face info in the upper.
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
    if (map.xashDirectoryAsOpened().length > 0 && flags.lump != bsp::none) {
        found.texinfo = map.format().lumps[static_cast<size_t>(flags.lump)];
        auto split = texinfoOfXash(found.texinfo->fields, static_cast<size_t>(flags.field));
        auto &info = split[static_cast<size_t>(flags.field) + 1];
        info = targets.fit(std::span(&info, 1), bsp::xashLumps()).front();
        found.texinfo->fields = kept(std::move(split));
    }
    found.fields = std::move(fields);
}

} // namespace

FoundLumps findAddedLumps(const MapFile &map)
{
    FoundLumps found;
    addBspx(found, map);
    addXash(found, map);
    fitTables(found, map);
    return found;
}

std::vector<Extent> extentsIn(const PlacedFile &file, const FoundLumps &found)
{
    const auto bspx = file.bytes.read(file.bspx.offset, file.bspx.length);
    const auto xash = file.bytes.read(file.xash.offset, file.xash.length);
    const auto listed = listedBspx(bytesOf(bspx), file.bytes.size());
    std::vector<Extent> extents;
    for (const auto &lump : found.lumps) {
        if (lump.origin != LumpOrigin::Xash) {
            const auto entry = std::ranges::find(listed, lump.table.name, &BspxEntry::name);
            extents.push_back(entry == listed.end() || lump.table.kind == bsp::Kind::Derived ? Extent() : entry->extent);
            continue;
        }
        const auto entry = bsp::slice(bytesOf(xash), lump.entry, 8);
        extents.push_back(entry.size() == 8 ? extentAt(entry.data()) : Extent());
    }
    return extents;
}
