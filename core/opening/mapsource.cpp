#include "core/opening/mapsource.h"

#include "core/files/archive.h"
#include "core/files/regularfile.h"
#include "core/format/lookalikes.h"
#include "core/opening/litfile.h"
#include "core/opening/visfile.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostNamed = 5;         // maps in a sentence
constexpr qint64 lookalikeHead = 64 << 10; // bytes to read for recognising a lookalike

QString mapsSentence(const QStringList &names)
{
    if (names.isEmpty())
        return FileText::tr("There is no map in it.");
    const auto first = names.mid(0, mostNamed).join(u", "_s);
    return names.size() > mostNamed ? FileText::tr("Its maps are %1 and %2 more.").arg(first).arg(names.size() - mostNamed)
                                    : FileText::tr("Its maps: %1.").arg(first);
}

Error howToOpenFrom(const QString &path)
{
    const auto archive = Archive::open(path);
    if (!archive)
        return Error{archive.error()};
    const auto names = mapNames(archive.value());
    if (names.isEmpty())
        return Error{FileText::tr("This archive contains no map.")};
    const auto first = path + (path.endsWith(u'/') ? u""_s : u"/"_s) + names.first();
    if (names.size() == 1)
        return Error{FileText::tr("This is an archive. To open the map in it, use %1.").arg(first)};
    return Error{FileText::tr("This is an archive. To open a map in it, append the map's name to the archive's, as in "
                              "%1. %2")
                     .arg(first, mapsSentence(names))};
}

// Returns the format that a refused map can be read as; null: none.
const bsp::Format *nearestTo(const QByteArray &head)
{
    const auto *lookalike = bsp::identify(bytesOf(head)).lookalike;
    return lookalike ? lookalike->nearest : nullptr;
}

Result<MapFile> openOnDisk(const MapSource &source, const bsp::Format *as, const bsp::Format *&nearest)
{
    if (Archive::recognizes(source.file))
        return howToOpenFrom(source.file);
    auto map = readMapFile(source.file, as);
    if (map) {
        map.value().setLightFile(litFileOf(map.value(), source));
        loadVisFile(map.value(), source.file);
    } else if (auto file = openRegularFile(source.file)) {
        nearest = nearestTo(file.value()->read(lookalikeHead));
    }
    return map;
}

Result<MapFile> openInArchive(const QString &path, const MapSource &source, const bsp::Format *as, const bsp::Format *&nearest)
{
    auto archive = Archive::open(source.file);
    if (!archive)
        return Error{archive.error()};
    const auto *entry = archive.value().find(source.entry);
    if (!entry)
        entry = archive.value().find(u'/' + source.entry); // archives may store absolute paths
    if (!entry)
        return Error{
            FileText::tr("There is no %1 in this archive. %2").arg(source.entry, mapsSentence(mapNames(archive.value())))};
    auto bytes = archive.value().read(*entry);
    if (!bytes)
        return Error{bytes.error()};
    const auto head = bytes.value().left(lookalikeHead);
    auto map = readMapAs(std::move(bytes).value(), as, path);
    if (map)
        map.value().setLightFile(litFileOf(map.value(), source, &archive.value()));
    else
        nearest = nearestTo(head);
    return map;
}

} // namespace

MapSource mapSource(const QString &given)
{
    const auto path = QDir::fromNativeSeparators(given);
    if (QFileInfo::exists(path))
        return {.file = path};
    for (auto slash = path.lastIndexOf(u'/'); slash > 0; slash = path.lastIndexOf(u'/', slash - 1)) {
        const auto file = path.left(slash);
        if (!QFileInfo(file).isFile())
            continue;
        auto entry = path.mid(slash + 1).replace(u'\\', u'/');
        while (entry.startsWith(u'/'))
            entry.remove(0, 1);
        return {.file = file, .entry = entry};
    }
    return {.file = path};
}

QString wholePath(const QString &path)
{
    if (path.startsWith(u':'))
        return path;
    const auto source = mapSource(path);
    const auto file = QFileInfo(source.file).absoluteFilePath();
    return source.entry.isEmpty() ? file : file + u'/' + source.entry;
}

QStringList mapNames(const Archive &archive)
{
    QStringList names;
    for (const auto &entry : archive.entries())
        if (entry.name.endsWith(u".bsp", Qt::CaseInsensitive))
            names.append(entry.name);
    names.sort();
    names.removeDuplicates();
    return names;
}

QStringList mapsInside(const QString &archive)
{
    QStringList paths;
    if (!Archive::recognizes(archive))
        return paths;
    if (const auto opened = Archive::open(archive))
        for (const auto &name : mapNames(opened.value()))
            paths.append(archive + u'/' + name);
    return paths;
}

Result<MapFile> openMap(const QString &path, const bsp::Format *as, const bsp::Format **nearest)
{
    const auto source = mapSource(path);
    const bsp::Format *nearestFormat = nullptr;
    auto map = source.entry.isEmpty() ? openOnDisk(source, as, nearestFormat) : openInArchive(path, source, as, nearestFormat);
    if (nearest)
        *nearest = nearestFormat;
    return map;
}
