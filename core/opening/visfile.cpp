#include "core/opening/visfile.h"

#include "core/files/besidefile.h"
#include "core/files/regularfile.h"
#include "core/text.h"
#include "core/where/visibility.h"

#include <QDataStream>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 visNameBytes = 32, visEntryHeader = visNameBytes + 4;
constexpr qint64 largestVisFile = 256LL << 20; // bytes; a file for a whole game has under 10 MB

constexpr QByteArrayView visMapExtension = ".bsp";

Error visEndsEarly() { return Error{FileText::tr("The file is truncated within its visibility data.")}; }

Error tooLargeVis() { return Error{FileText::tr("It is too large for a .vis file.")}; }

Error noVisFor(const QString &mapName) { return Error{FileText::tr("It holds no visibility for %1.").arg(mapName)}; }

// Reads a length, and returns as many bytes after it; moves `at` past them. Nothing if they are cut off.
std::optional<QByteArrayView> takeVisPart(QByteArrayView bytes, qint64 &at)
{
    if (bytes.size() - at < 4)
        return {};
    const qint64 length = bsp::load<qint32>(bytes.data() + at);
    at += 4;
    if (length < 0 || length > bytes.size() - at)
        return {};
    const auto counted = bytes.sliced(at, length);
    at += length;
    return counted;
}

Result<VisFile> readVisEntry(QByteArrayView entry, const MapFile &map)
{
    qint64 at = 0;
    const auto rows = takeVisPart(entry, at);
    const auto leafs = rows ? takeVisPart(entry, at) : std::nullopt;
    if (!leafs)
        return visEndsEarly();
    const auto stride = map.lump(map.format().roles.leafs).stride;
    const auto count = map.recordCount(map.format().roles.leafs);
    if (leafs->size() % stride != 0 || leafs->size() / stride != count)
        return Error{FileText::tr("It was made for another version of the map: it has %L1 leafs, but the map has %L2.")
                         .arg(leafs->size() / stride)
                         .arg(count)};
    return VisFile{rows->toByteArray(), leafs->toByteArray()};
}

// Returns why the leafs in a file, as many as the map's, are not those of the map; empty: they are.
QString whyOtherLeafs(const QByteArray &leafs, const MapFile &map)
{
    const auto lump = map.format().roles.leafs;
    const auto &table = map.lump(lump);
    for (const auto &field : table.fields) {
        if (field.name == map.field(map.format().columns.leafVisibility).name || field.name.starts_with("ambient_level["))
            continue;
        const Column own(map.lumpBytes(lump), table.stride, field), its(bytesOf(leafs), table.stride, field);
        for (quint32 leaf = 0; leaf < its.count(); ++leaf)
            if (its.integer(leaf) != own.integer(leaf))
                return FileText::tr("It was made for another version of the map: leaf %1 has %2 %3, but in the map %4.")
                    .arg(numberText(leaf), fromView(field.name), numberText(its.integer(leaf)), numberText(own.integer(leaf)));
    }
    return {};
}

// Returns why engines could not decode the rows in a file; empty: they can.
QString whyNoRows(const VisFile &file, MapFile map)
{
    map.setVisFile(std::make_shared<const VisFile>(file));
    const VisRowCheck rows(map);
    for (quint32 cluster = 0; cluster < clusterCount(map); ++cluster)
        if (const auto row = visRow(map, cluster, VisSet::Pvs); row.offset != -1 && !rows.fits(row))
            return FileText::tr("It is damaged, or was made for another version of the map: the row of leaf %1, at byte %2, runs "
                                "past the end of its visibility (%3 bytes).")
                .arg(numberText(qint64(cluster) + 1), numberText(row.offset), numberText(file.rows.size()));
    return {};
}

} // namespace

bool takesVisFiles(const MapFile &map) { return map.format().hasVisFiles && !map.game().visFile.empty(); }

Result<VisFile> readVisFile(QByteArrayView bytes, const MapFile &map, const QString &mapName)
{
    for (qint64 at = 0; bytes.size() - at >= visEntryHeader;) {
        const qint64 length = bsp::load<qint32>(bytes.data() + at + visNameBytes);
        const auto stored = bytes.sliced(at, visNameBytes);
        const auto name = QString::fromLatin1(stored.first(static_cast<qsizetype>(qstrnlen(stored.data(), visNameBytes))));
        at += visEntryHeader;
        if (length <= 0 || length > bytes.size() - at)
            return visEndsEarly();
        if (name.compare(mapName, Qt::CaseInsensitive) == 0)
            return readVisEntry(bytes.sliced(at, length), map);
        at += length;
    }
    return noVisFor(mapName);
}

bool isVisFile(QByteArrayView bytes)
{
    const auto name = upToNul(bytes.first(std::min<qsizetype>(bytes.size(), visNameBytes)));
    return name.size() > visMapExtension.size() && isSame(name.last(visMapExtension.size()), visMapExtension);
}

Result<Edit> editFromVisFile(QByteArrayView bytes, const MapFile &map, const QString &mapName)
{
    const auto read = readVisFile(bytes, map, mapName);
    if (!read)
        return Error{read.error()};
    const auto &[rows, leafs] = read.value();
    if (rows.isEmpty())
        return noVisFor(mapName);
    if (const auto why = whyOtherLeafs(leafs, map); !why.isEmpty())
        return Error{why};
    if (const auto why = whyNoRows(read.value(), map); !why.isEmpty())
        return Error{why};
    const auto &roles = map.format().roles;
    Edit edit;
    const auto put = [&](int lump, const QByteArray &now) {
        if (auto splices = difference(viewOf(map.lumpBytes(lump)), now); !splices.empty())
            edit.push_back({.lump = lump, .splices = std::move(splices)});
    };
    put(roles.visibility, rows);
    put(roles.leafs, leafs + viewOf(map.lumpBytes(roles.leafs)).sliced(leafs.size()).toByteArray()); // and a record cut off
    return edit;
}

Result<QByteArray> visFileOf(const MapFile &map, const QString &mapName)
{
    const auto &roles = map.format().roles;
    const auto rows = viewOf(map.lumpBytes(roles.visibility));
    const auto leafs =
        viewOf(map.lumpBytes(roles.leafs)).first(qsizetype(map.recordCount(roles.leafs)) * map.lump(roles.leafs).stride);
    const auto name = mapName.toLatin1();
    if (rows.isEmpty())
        return Error{FileText::tr("The map has no visibility for a .vis file.")};
    if (QString::fromLatin1(name) != mapName || name.size() >= visNameBytes || !isVisFile(name))
        return Error{
            FileText::tr(
                "A .vis file cannot name the map: %1 must end in .bsp and have at most %2 characters, all of them Latin-1.")
                .arg(mapName, numberText(visNameBytes - 1))};
    const qint64 length = 8 + rows.size() + leafs.size();
    if (visEntryHeader + length > largestVisFile)
        return tooLargeVis();
    QByteArray bytes = name.leftJustified(visNameBytes, '\0');
    QDataStream out(&bytes, QIODevice::WriteOnly | QIODevice::Append);
    out.setByteOrder(QDataStream::LittleEndian);
    out << static_cast<qint32>(length);
    for (const auto part : {rows, leafs}) {
        out << static_cast<qint32>(part.size());
        out.writeRawData(part.data(), static_cast<int>(part.size()));
    }
    return bytes;
}

Result<VisFile> openVisFile(const QString &path, const MapFile &map, const QString &mapPath)
{
    const auto file = openRegularFile(path);
    if (!file)
        return Error{file.error()};
    if (file.value()->size() > largestVisFile)
        return tooLargeVis();
    return readVisFile(file.value()->readAll(), map, QFileInfo(mapPath).fileName());
}

void loadVisFile(MapFile &map, const QString &mapPath)
{
    if (!takesVisFiles(map) || !map.lumpBytes(map.format().roles.visibility).empty())
        return;
    const auto path = fileNextToMap(mapPath, "vis"_L1);
    if (path.isEmpty())
        return;
    if (auto read = openVisFile(path, map, mapPath))
        map.setVisFile(std::make_shared<const VisFile>(std::move(read).value()));
}
