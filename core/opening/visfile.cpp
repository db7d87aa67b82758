#include "core/opening/visfile.h"

#include "core/files/besidefile.h"
#include "core/files/regularfile.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 visNameBytes = 32, visEntryHeader = visNameBytes + 4;
constexpr qint64 largestVisFile = 256LL << 20; // bytes; a file for a whole game has under 10 MB

Error visEndsEarly() { return Error{FileText::tr("The file is truncated within its visibility data.")}; }

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
    return Error{FileText::tr("It holds no visibility for %1.").arg(mapName)};
}

Result<VisFile> openVisFile(const QString &path, const MapFile &map, const QString &mapPath)
{
    const auto file = openRegularFile(path);
    if (!file)
        return Error{file.error()};
    if (file.value()->size() > largestVisFile)
        return Error{FileText::tr("It is too large for a .vis file.")};
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
