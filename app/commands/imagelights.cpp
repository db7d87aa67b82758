#include "app/commands/imagelights.h"

#include "core/light/lightexport.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace commands
{
namespace
{

void tellLeftOut(qint64 lightmaps)
{
    if (lightmaps > 0)
        print(CommandText::tr("%1 lightmaps are left out: they claim more than the map holds.\n").arg(lightmaps));
}

} // namespace

int writeLightmaps(const MapFile &map, const ExternalPages &pages, const QString &folder)
{
    const auto into = QDir(folder).filePath(u"lightmaps"_s);
    const auto written = exportAllLightmaps(Luxels(map, pages), into);
    if (!written)
        return fail(written.error());
    tellLeftOut(written.value().leftOut);
    return print(CommandText::tr("%1 lightmaps written to %2.\n")
                     .arg(QString::number(written.value().written), QDir::toNativeSeparators(into)));
}

int writeAtlas(const MapFile &map, const ExternalPages &pages, const QString &folder)
{
    const auto atlas = makeAtlas(Luxels(map, pages));
    if (atlas.size.isEmpty())
        return print(CommandText::tr("The map has no lightmaps, so there is no atlas to write.\n"));
    if (!QDir().mkpath(folder))
        return fail(CommandText::tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(folder)));
    const auto path = QDir(folder).filePath(u"atlas.png"_s);
    if (const auto written = exportAtlas(atlas, path); !written)
        return fail(written.error());
    tellLeftOut(atlas.leftOut);
    return print(CommandText::tr("An atlas of %1 lightmaps written to %2.\n")
                     .arg(QString::number(atlas.places.size()), QDir::toNativeSeparators(path)));
}

} // namespace commands
