#include "core/opening/readmap.h"

#include "core/faces/facelights.h"
#include "core/files/regularfile.h"
#include "core/format/lookalikes.h"
#include "core/map/derived.h"
#include "core/opening/gameofmap.h"
#include "core/opening/identitytext.h"
#include "core/text.h"
#include "core/where/clusterlists.h"

#include <algorithm>

namespace {

constexpr DerivedTable derivedTables[] = {{Derived::EntityList, &bsp::Roles::entityList, deriveEntityList},
                                          {Derived::Clusters, &bsp::Roles::clusters, deriveClusters},
                                          {Derived::Images, &bsp::Roles::images, deriveImages},
                                          {Derived::FaceLightmaps, &bsp::Roles::faceLightmaps, deriveFaceLightmaps}};
constexpr Derivations derivations{derivedTables, deriveBytesPerLuxel};

// Reads a file: all of it if it is a map or `whole` is true, otherwise only its head.
Result<QByteArray> readFile(const QString &path, bool whole)
{
    auto opened = openRegularFile(path);
    if (!opened)
        return Error{opened.error()};
    QFile &file = *opened.value();
    if (file.size() > bsp::furthestByte)
        return Error{FileText::tr("This file is 2 GiB or larger, more than the offsets in a map can address.")};
    QByteArray bytes = file.read(bsp::headSize);
    const auto head = bsp::identify(bytesOf(bytes));
    if (!head.format && !whole)
        return bytes; // not a map: the head, however long the rest is, suffices to say so
    try {             // read into the final buffer: a second copy of a large map would double the memory
        const auto begin = bytes.size();
        bytes.resize(std::max<qint64>(begin, file.size()));
        const auto rest = file.read(bytes.data() + begin, bytes.size() - begin); // less if it shrinks meanwhile
        bytes.truncate(begin + std::max<qint64>(rest, 0));
    } catch (const std::bad_alloc &) {
        return Error{FileText::tr("There is not enough memory to read its %1 bytes.").arg(file.size())};
    }
    if (file.error() != QFileDevice::NoError)
        return Error{FileText::tr("It cannot be read: %1.").arg(withoutFullStop(file.errorString()))};
    return bytes;
}

// Reads bytes as a map of the format and detects its game. `detected`: see MapFile.
Result<MapFile> readAs(QByteArray bytes, const bsp::Format &format, const QString &path, bool isRecognized,
                       std::optional<MapFile::DetectedKind> detected = {})
{
    auto map = MapFile::read(std::move(bytes), format, derivations, std::move(detected));
    if (!map)
        return map;
    const auto *game = gameFromPath(path, format);
    if (!game)
        game = gameFromEntities(map.value());
    map.value().setDetected(isRecognized, game ? game : gameFromInstallation(path, format));
    return map;
}

} // namespace

Result<MapFile> readMapFile(const QString &path, const bsp::Format *as)
{
    auto bytes = readFile(path, as != nullptr);
    if (!bytes)
        return Error{bytes.error()};
    return readMapAs(std::move(bytes).value(), as, path);
}

Result<MapFile> readMapAs(QByteArray bytes, const bsp::Format *as, const QString &path)
{
    const auto identity = bsp::identify(bytesOf(bytes));
    if (!as || identity.format == as)
        return readMap(std::move(bytes), path);
    const auto *lookalike = identity.lookalike && identity.lookalike->nearest == as ? identity.lookalike : nullptr;
    MapFile::DetectedKind detected{.kind = kindOf(identity, bytes)};
    for (int lump = 0; lookalike && lump < as->directorySize; ++lump)
        detected.leftOut.push_back(lookalike->differsIn(as->lumps[static_cast<size_t>(lump)].name));
    auto map = readAs(std::move(bytes), *as, path, false, std::move(detected));
    if (!map)
        return map;
    for (int lump = 0; lump < as->directorySize; ++lump)
        if (!map.value().lumpBytes(lump).empty())
            return map;
    return Error{FileText::tr("This is %1. Nothing in it can be read as %2: no lump in the directory has data in the file.")
                     .arg(map.value().detectedKind(), fromView(as->name))};
}

Result<MapFile> readMap(QByteArray bytes, const QString &path)
{
    const auto identity = bsp::identify(bytesOf(bytes));
    if (!identity.format)
        return Error{refusalOf(identity, bytes)};
    return readAs(std::move(bytes), *identity.format, path, true);
}

Result<MapFile> readMap(QByteArray bytes, const bsp::Format &format, const QString &path)
{
    return readAs(std::move(bytes), format, path, false);
}
