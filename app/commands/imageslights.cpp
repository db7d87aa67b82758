#include "app/commands/images.h"
#include "core/game/gamepicture.h"
#include "core/light/externalpages.h"
#include "core/light/lightexport.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace commands
{
namespace
{

Luxels luxelsOf(const ImagesJob &job)
{
    const GameFiles files(job.file, *job.map, job.game);
    const auto find = [&files](const QString &name) { return findPicture(files, name); };
    return Luxels(*job.map, findExternalPages(*job.map, QFileInfo(job.file).completeBaseName(), find));
}

int tell(const Result<qint64> &written, const QString &done)
{
    return written ? print(done.arg(written.value())) : fail(written.error());
}

} // namespace

int writeLightmaps(const ImagesJob &job)
{
    return tell(exportAllLightmaps(luxelsOf(job), QDir(job.folder).filePath(u"lightmaps"_s)),
                CommandText::tr("lightmaps written: %1\n"));
}

int writeAtlas(const ImagesJob &job)
{
    const auto atlas = makeAtlas(luxelsOf(job));
    if (atlas.image.isNull())
        return print(CommandText::tr("no atlas: the map holds no lightmaps\n"));
    if (!QDir().mkpath(job.folder))
        return fail(u"%1: %2"_s.arg(job.folder, CommandText::tr("The folder cannot be made.")));
    return tell(exportAtlas(atlas, QDir(job.folder).filePath(u"atlas.png"_s)), CommandText::tr("atlas written\n"));
}

} // namespace commands
