#include "core/opening/lumpfile.h"

#include "core/files/regularfile.h"
#include "core/opening/litfile.h"
#include "core/opening/visfile.h"
#include "core/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr auto litExtension = "lit"_L1, visExtension = "vis"_L1;

struct LitLump {
    QLatin1StringView name;
    LuxelFormat code;
};
constexpr LitLump litLumps[] = {{"RGBLIGHTING"_L1, LuxelFormat::Rgb}, {"LIGHTING_E5BGR9"_L1, LuxelFormat::E5Bgr9}};

// Returns the row of the lump with this name; null: no .lit holds its luxels.
const LitLump *litLumpOf(QStringView name)
{
    const auto found =
        std::ranges::find_if(litLumps, [name](const LitLump &lump) { return name.compare(lump.name, Qt::CaseInsensitive) == 0; });
    return found == std::end(litLumps) ? nullptr : found;
}

const LitLump *litLumpOf(const MapFile &map, int lump) { return litLumpOf(fromView(map.lump(lump).name)); }

Error unreadForMap(QLatin1StringView extension)
{
    return Error{FileText::tr("It is a .%1 file, but engines read none for maps such as this one.").arg(extension)};
}

Result<QByteArray> lightFor(const MapFile &map, const LitLump &lump, const QByteArray &contents)
{
    return takesLitFiles(map) ? lightOfLitFile(contents, lump.code, map) : unreadForMap(litExtension);
}

} // namespace

QLatin1StringView extensionOfLumpFile(const MapFile &map, int lump)
{
    if (litLumpOf(map, lump) && takesLitFiles(map))
        return litExtension;
    return lump == map.format().roles.visibility && takesVisFiles(map) ? visExtension : QLatin1StringView();
}

Result<Edit> editFromLumpFile(const MapFile &map, int lump, LumpFormat format, const QByteArray &contents, const QString &mapName,
                              bool isForced)
{
    const auto isOwn = [&] { return contents == viewOf(map.lumpBytes(lump)); }; // extracted as bytes, whatever they look like
    const bool isBytes = format == LumpFormat::Bytes;
    if (const auto *lit = litLumpOf(map, lump); isBytes && lit && isLitFile(contents) && !isOwn()) {
        const auto light = lightFor(map, *lit, contents);
        return light ? editFromBytes(map, lump, light.value(), isForced) : Error{light.error()};
    }
    if (isBytes && lump == map.format().roles.visibility && isVisFile(contents) && !isOwn())
        return takesVisFiles(map) ? editFromVisFile(contents, map, mapName) : unreadForMap(visExtension);
    return editFromFile(map, lump, format, contents, isForced);
}

Result<Edit> additionFromLumpFile(const MapFile &map, const QString &name, const QByteArray &contents)
{
    const auto *lit = litLumpOf(name);
    if (!lit || !isLitFile(contents))
        return additionOf(map, name.toLatin1(), contents);
    const auto light = lightFor(map, *lit, contents);
    return light ? additionOf(map, lit->name.latin1(), light.value()) : Result<Edit>(Error{light.error()});
}

Result<QByteArray> lumpFileOf(const MapFile &map, int lump, LumpFormat format, const QString &path, const QString &mapName)
{
    if (format != LumpFormat::Bytes)
        return QByteArray();
    const auto bytes = viewOf(map.lumpBytes(lump));
    const auto extension = extensionOfLumpFile(map, lump);
    if (extension.isEmpty() || !path.endsWith(u'.' + extension, Qt::CaseInsensitive))
        return QByteArray::fromRawData(bytes.data(), bytes.size());
    const auto *lit = litLumpOf(map, lump);
    return lit ? litFileOfLight(bytes, lit->code, map) : visFileOf(map, mapName);
}
