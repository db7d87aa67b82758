#include "app/commands/images.h"
#include "core/assets/gamepicture.h"
#include "core/files/outputfile.h"
#include "core/light/lightexport.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Returns the lightmap pages that q3map2 writes next to a map. Reads them once.
const ExternalPages &pagesOf(const ImagesJob &job)
{
    if (!job.pages)
        job.pages = externalPagesOf(*job.map, job.file, *job.files, job.stop);
    return *job.pages;
}

void tellLeftOut(const ImagesJob &job, qint64 lightmaps)
{
    if (lightmaps > 0)
        tell(job, CommandText::tr("%1 lightmaps were skipped: they need more lighting data than the map has.\n").arg(lightmaps));
    if (const auto pages = leftOutSentence(pagesOf(job)); !pages.isEmpty())
        tell(job, pages + u'\n');
}

} // namespace

int writeLightmaps(const ImagesJob &job, ImagesReport &report)
{
    const auto into = QDir(job.folder).filePath(u"lightmaps"_s);
    const LightExportJob all{.what = LightExportJob::All, .external = pagesOf(job), .path = into};
    const auto written = runLightExport(*job.map, all, job.stop);
    if (!written)
        return fail(written.error());
    report.written += written.value().written;
    if (job.stop.stop_requested()) {
        fail(into, CommandText::tr("Cancelled; lightmaps written: %1.").arg(written.value().written));
        return Cancelled;
    }
    tellLeftOut(job, written.value().leftOut);
    return tell(job, CommandText::tr("%1 lightmaps written to %2.\n")
                         .arg(QString::number(written.value().written), QDir::toNativeSeparators(into)));
}

int writeAtlas(const ImagesJob &job, ImagesReport &report)
{
    const auto &folder = job.folder;
    const auto atlas = makeAtlas(Luxels(*job.map, pagesOf(job)), {}, job.stop);
    const auto path = QDir(folder).filePath(u"atlas.png"_s);
    if (job.stop.stop_requested())
        return cancelled(path);
    if (atlas.size.isEmpty())
        return tell(job, CommandText::tr("The map has no lightmaps, so there is no atlas to write.\n"));
    if (const auto why = makeFolder(folder); !why.isEmpty())
        return fail(why);
    if (const auto written = exportAtlas(atlas, path); !written)
        return fail(written.error());
    ++report.written;
    tellLeftOut(job, atlas.leftOut);
    return tell(job, CommandText::tr("An atlas of %1 lightmaps written to %2.\n")
                         .arg(QString::number(atlas.tiles.size()), QDir::toNativeSeparators(path)));
}

} // namespace commands
