#include "app/commands/mapformats.h"

#include "core/files/archive.h"
#include "core/files/regularfile.h"
#include "core/format/formats.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QSet>

#include <algorithm>

namespace commands {
namespace {

// Returns the format of a file as its first bytes tell it; null if it is no map.
const bsp::Format *formatOnDisk(const QString &path)
{
    const auto file = openRegularFile(path);
    return file ? bsp::identify(bytesOf(file.value()->read(bsp::headSize))).format : nullptr;
}

const bsp::Format *formatInArchive(const MapSource &source)
{
    auto archive = Archive::open(source.file);
    const auto *entry = archive ? archive.value().find(source.entry) : nullptr;
    const auto bytes = entry ? archive.value().read(*entry) : Error{};
    return bytes ? bsp::identify(bytesOf(bytes.value())).format : nullptr;
}

} // namespace

MapFormats formatsAmong(const std::vector<NamedMap> &maps, const std::function<bool(const MapFormats &)> &isEnough)
{
    MapFormats formats;
    QSet<QString> archives;
    for (const auto &map : maps) {
        const auto source = mapSource(map.path);
        if (!map.fault.isEmpty() || archives.contains(source.file))
            continue;
        if (!source.entry.isEmpty())
            archives.insert(source.file);
        const auto *format = source.entry.isEmpty() ? formatOnDisk(source.file) : formatInArchive(source);
        if (!format || std::ranges::find(formats, format) != formats.end())
            continue;
        formats.push_back(format);
        if (isEnough && isEnough(formats))
            break;
    }
    return formats;
}

MapFormats knownFormats(const std::vector<NamedMap> &maps, const std::function<bool(const MapFormats &)> &isEnough)
{
    const auto isInArchive = [](const NamedMap &map) { return !mapSource(map.path).entry.isEmpty(); };
    return std::ranges::any_of(maps, isInArchive) ? MapFormats() : formatsAmong(maps, isEnough);
}

} // namespace commands
