#include "core/checks/checkers.h"

#include "core/map/bspx.h"
#include "core/map/layout.h"

#include <algorithm>
#include <set>

// Checks of BSPX and Xash3D's lumps. Engines that read them ignore what does not fit the map; no game refuses a map for it.

namespace {

QString nameOf(const MapFile &map, int lump) { return fromView(map.lump(lump).title); }

template <typename Text>
void add(Problems &problems, const char *id, int lump, const Text &text)
{
    problems.add(Severity::Warning, id, {lump, 0}, -1, text);
}

// Checks the entries of BSPX: BSPX_Setup() of FTE ignores all of BSPX if one entry runs past the file.
void checkEntries(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto directory = map.file().read(map.bspxDirectory().offset, map.bspxDirectory().length);
    const auto entries = bspxEntries(bytesOf(directory));
    const auto tell = [&problems](const auto &text) { problems.add(Severity::Warning, "bspx-entry", {}, -1, text); };
    if (const auto claimed = bspxClaimedCount(bytesOf(directory)); claimed != entries.size())
        tell([&] {
            return CheckText::tr("BSPX claims %1 lumps, but its directory has room for only %2.")
                .arg(numberText(claimed), numberText(std::ssize(entries)));
        });
    std::set<std::string_view> names;
    for (const auto &entry : entries) {
        if (context.stop.stop_requested())
            return;
        const auto &extent = entry.extent;
        if (extent.offset < 0 || extent.length < 0 || extent.end() > map.fileSize())
            tell([&] {
                return CheckText::tr("BSPX: the entry %1 claims %2 bytes from byte %3, but the file has %4 bytes. Some "
                                     "engines then ignore all BSPX lumps.")
                    .arg(fromView(entry.name), numberText(extent.length), numberText(extent.offset), numberText(map.fileSize()));
            });
        else if (!names.insert(entry.name).second)
            tell([&] { return CheckText::tr("BSPX has %1 more than once; only the first is read.").arg(fromView(entry.name)); });
    }
}

void checkOwners(const MapFile &map, int lump, const bsp::AddedLump &row, Problems &problems)
{
    const auto &table = map.lump(lump);
    const int owners = map.format().roles.*row.owner;
    if (owners == bsp::none)
        return;
    const auto there = map.recordCount(owners), records = map.recordCount(lump);
    if (row.isShared && table.fields.empty())
        add(problems, "bspx-size", lump, [&] {
            return CheckText::tr("%1: %2 bytes do not divide evenly among the %3 records of %4.")
                .arg(nameOf(map, lump), numberText(map.extent(lump).length), numberText(there), nameOf(map, owners));
        });
    else if (records != there)
        add(problems, "bspx-size", lump, [&] {
            return CheckText::tr("Records in %1: %2, but in %3: %4. The counts should be equal.")
                .arg(nameOf(map, lump), numberText(records), nameOf(map, owners), numberText(there));
        });
}

void checkWholeRecords(const MapFile &map, int lump, Problems &problems)
{
    const qint64 length = map.extent(lump).length, stride = map.lump(lump).stride;
    if (length > 0 && length % stride != 0)
        add(problems, "record-cut", lump, [&] {
            return CheckText::tr("%1: %2 bytes are not a multiple of the record size (%3); the last record is truncated.")
                .arg(nameOf(map, lump), numberText(length), numberText(stride));
        });
}

// Checks that a lump of luxels in another form has as many as the map's lighting.
void checkLuxels(const MapFile &map, int lump, Problems &problems)
{
    const auto own = map.format().roles.lighting;
    const auto lighting = static_cast<qint64>(map.lumpBytes(own).size()) / std::max(map.bytesPerLuxel(), 1);
    const auto luxels = map.recordCount(lump);
    if (lighting > 0 && lighting != luxels)
        add(problems, "bspx-size", lump, [&] {
            return CheckText::tr("%1 has %2 luxels, but %3 has %4.")
                .arg(nameOf(map, lump), numberText(luxels), nameOf(map, own), numberText(lighting));
        });
}

void checkParts(const MapFile &map, int lump, Problems &problems)
{
    const auto parts = map.partsOf(lump);
    if (!parts)
        return;
    const auto size = static_cast<qint64>(map.lumpBytes(lump).size());
    if (!parts->isWhole)
        add(problems, "bspx-cut", lump, [&] {
            return CheckText::tr("%1: its %2 bytes are fewer than the counts in it require, or the counts contradict each "
                                 "other.")
                .arg(nameOf(map, lump), numberText(size));
        });
    else if (parts->used != size)
        add(problems, "bspx-cut", lump, [&] {
            return CheckText::tr("%1: %2 more bytes follow the data that its counts describe.")
                .arg(nameOf(map, lump), numberText(size - parts->used));
        });
}

// Checks that there is one record for each corner of each face; otherwise Mod_LoadVertexNormals() of FTE ignores them.
void checkCorners(const MapFile &map, int lump, Problems &problems)
{
    const auto edges = map.column(map.format().columns.faceCorners);
    qint64 corners = 0;
    for (quint32 face = 0; face < edges.count(); ++face)
        corners += std::max<qint64>(edges.integer(face), 0);
    const int whole = bspxLump(map, bsp::FaceNormals);
    if (const auto there = map.recordCount(lump); there != corners)
        add(problems, "bspx-size", whole, [&] {
            return CheckText::tr("%1 has normals for %2 face corners, but the map's faces have %3.")
                .arg(nameOf(map, whole), numberText(there), numberText(corners));
        });
}

// Checks the brushes of models: Q1BSP_LoadBrushes() of FTE ignores models of another version and those that state a wrong
// total of planes.
void checkBrushModels(const MapFile &map, int lump, Problems &problems)
{
    const auto version = map.column(lump, "ver"), claimed = map.column(lump, "numplanes");
    const int brushes = bspxLump(map, bsp::BrushListBrushes);
    const auto planes = map.column(brushes, "numplanes"), models = map.column(brushes, "model");
    std::vector<qint64> sums(version.count());
    for (quint32 brush = 0; brush < planes.count(); ++brush)
        sums[static_cast<size_t>(models.integer(brush))] += planes.integer(brush);
    for (quint32 model = 0; model < version.count(); ++model) {
        if (version.integer(model) != 1)
            problems.add(Severity::Warning, "bspx-cut", {lump, model}, 0, [&] {
                return CheckText::tr("%1 %2 has version %3, but engines read only version 1.")
                    .arg(nameOf(map, lump), numberText(model), numberText(version.integer(model)));
            });
        if (claimed.integer(model) != sums[model])
            problems.add(Severity::Warning, "bspx-size", {lump, model}, 4, [&] {
                return CheckText::tr("%1 %2 claims %3 brush planes, but its brushes have %4.")
                    .arg(nameOf(map, lump), numberText(model), numberText(claimed.integer(model)), numberText(sums[model]));
            });
    }
}

} // namespace

void checkAddedLumps(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    checkEntries(context, problems);
    const auto rows = bsp::bspxLumps();
    const auto fileSize = map.fileSize();
    for (const int lump : map.lumps()) {
        const auto *row = map.addedRow(lump);
        if (!row)
            continue;
        const auto extent = map.extent(lump);
        if (map.originOf(lump) == LumpOrigin::Xash && (extent.offset < 0 || extent.length < 0 || extent.end() > fileSize))
            add(problems, "lump-outside", lump, [&] { return whyOutside(map, lump); });
        if (map.isStored(lump))
            checkWholeRecords(map, lump, problems);
        if (row->owner)
            checkOwners(map, lump, *row, problems);
        if (map.originOf(lump) != LumpOrigin::Bspx)
            continue;
        switch (row - rows.data()) {
        case bsp::LightingDir:
        case bsp::RgbLighting:
        case bsp::LightingE5Bgr9: checkLuxels(map, lump, problems); break;
        case bsp::FaceNormalsCorners: checkCorners(map, lump, problems); break;
        case bsp::ZipPakFile:
            if (const auto parts = map.partsOf(lump); parts && !parts->isWhole)
                add(problems, "bspx-cut", lump,
                    [&] { return CheckText::tr("%1 is not a readable ZIP archive.").arg(nameOf(map, lump)); });
            break;
        case bsp::BrushListModels: checkBrushModels(map, lump, problems); break;
        default: checkParts(map, lump, problems);
        }
    }
}
