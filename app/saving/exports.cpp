#include "app/saving/exports.h"

#include "app/window/background.h"
#include "core/assets/textureexport.h"
#include "core/files/outputfile.h"
#include "core/images/pngwriter.h"
#include "core/light/lightexport.h"
#include "core/opening/lumpfile.h"
#include "core/text.h"
#include "core/vis/clustersight.h"
#include "core/vis/matrixpicture.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/filedialogs.h"
#include "widgets/tables/lumpview.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

struct PicturesWritten {
    int written = 0, missing = 0;
    QString fault; // the first
};

PicturesWritten writePictures(const PictureExport &job, std::stop_token stop, Progress *progress)
{
    PicturesWritten result;
    if (job.image.isNull()) {
        const auto count = [&result](int, const Texture &texture, const QString &fault) {
            result.missing += texture.isMissing() ? 1 : 0;
            if (result.fault.isEmpty())
                result.fault = fault;
        };
        result.written = exportTextures(*job.source, job.textures, job.path, count, stop, progress);
    } else if (const auto written = writePng(job.image, job.path)) {
        result.written = 1;
    } else {
        result.fault = written.error();
    }
    return result;
}

// A kind of file that a dialog offers.
struct FileKind {
    QString suffix, filter;
};

FileKind csvFile() { return {u"csv"_s, u"CSV (*.csv)"_s}; }
FileKind jsonFile() { return {u"json"_s, u"JSON (*.json)"_s}; }

// Creates a dialog that asks for a file of one of these kinds, and proposes `name` with the suffix of the first. A name without
// a suffix gets that of the chosen kind.
QFileDialog *createKindDialog(QWidget *window, const QString &title, const QString &folder, const QString &name,
                              const QList<FileKind> &kinds)
{
    QStringList filters;
    for (const auto &kind : kinds)
        filters.append(kind.filter);
    auto *dialog = createSaveDialog(window, title, folder, filters.join(u";;"_s), name + u'.' + kinds.first().suffix);
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, kinds](const QString &filter) {
        for (const auto &kind : kinds)
            if (kind.filter == filter)
                dialog->setDefaultSuffix(kind.suffix);
    });
    return dialog;
}

// Returns a lump's name for a file. A BSPX lump may have any.
QString fileNameOf(const MapFile &map, int lump)
{
    auto name = fromView(map.lump(lump).name);
    for (auto &letter : name)
        if (!letter.isLetterOrNumber() && !u"_-."_s.contains(letter))
            letter = u'_';
    return name;
}

} // namespace

Exports::Exports(QWidget *window, BackgroundWork *work) : QObject(window), window_(window), work_(work) {}

template <typename Work, typename Done, typename Stopped>
void Exports::run(const QString &path, Work work, Done done, std::shared_ptr<const Progress> progress, Stopped stopped)
{
    if (work_->isRunning())
        return emit failed(tr("Another export is still being written. Try again when it is done, or cancel it."));
    const auto name = QFileInfo(path).fileName();
    work_->run(
        tr("Writing %1...").arg(name), std::move(work),
        [name, done = std::move(done)](const auto &result) { done(result, name); }, std::move(progress), {},
        [name, stopped = std::move(stopped)](const auto &result) { stopped(result, name); });
}

// The file name's suffix decides the format; the dialog proposes the job's format.
void Exports::askForTable(const ExportJob &job, const QString &folder)
{
    QList<FileKind> kinds{csvFile(), jsonFile()};
    if (job.format == ExportFormat::Json)
        kinds.move(1, 0);
    auto *dialog = createKindDialog(window_, tr("Export Table"), folder, fileNameOf(*job.map, job.lump), kinds);
    connect(dialog, &QFileDialog::fileSelected, this, [this, job](const QString &path) {
        auto wanted = job;
        wanted.format = path.endsWith(u".json"_s, Qt::CaseInsensitive) ? ExportFormat::Json : ExportFormat::Csv;
        write(path, wanted);
    });
    dialog->open();
}

void Exports::askForLump(const std::shared_ptr<const MapFile> &map, int lump, const QString &mapName, const QString &folder)
{
    QList<FileKind> kinds;
    for (const auto &[format, kind] : {std::pair(LumpFormat::Bytes, FileKind{u"lump"_s, tr("Bytes (*.lump)")}),
                                       std::pair(LumpFormat::Csv, csvFile()), std::pair(LumpFormat::Json, jsonFile())})
        if (whyNotExtracted(*map, lump, format).isEmpty())
            kinds.append(kind);
    if (const QString extension = extensionOfLumpFile(*map, lump); !extension.isEmpty())
        kinds.append({extension, tr("File that engines read next to the map (*.%1)").arg(extension)});
    if (kinds.isEmpty())
        return emit failed(whyNotExtracted(*map, lump, LumpFormat::Bytes));
    auto *dialog =
        createKindDialog(window_, tr("Extract %1").arg(fromView(map->lump(lump).title)), folder, fileNameOf(*map, lump), kinds);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, map, lump, mapName](const QString &path) { write(path, map, lump, mapName); });
    dialog->open();
}

void Exports::write(const QString &path, const std::shared_ptr<const MapFile> &map, int lump, const QString &mapName)
{
    const auto format = lumpFormatOf(path);
    if (const auto why = whyNotExtracted(*map, lump, format); !why.isEmpty())
        return emit failed(u"%1: %2"_s.arg(QFileInfo(path).fileName(), why));
    run(
        path,
        [path, map, lump, mapName, format](std::stop_token stop) {
            auto counted = *map;
            if (lump == map->format().roles.clusters) // its columns say what a cluster sees
                fillClusters(counted);
            const auto file = lumpFileOf(counted, lump, format, path, mapName);
            if (!file)
                return withoutFullStop(file.error());
            OutputFile output(path);
            const bool written =
                output.isOpen() && writeLumpFile(counted, lump, format, file.value(), output.device(), stop) && output.commit();
            return written ? QString() : output.error();
        },
        [this, title = fromView(map->lump(lump).title)](const QString &error, const QString &name) {
            if (error.isEmpty())
                emit statusMessage(tr("%1 was written to %2.").arg(title, name));
            else
                emit failed(tr("%1 cannot be written: %2.").arg(name, error));
        },
        {}, [this](const QString &error, const QString &name) { tellCancelled(!error.isEmpty(), name); });
}

void Exports::write(const QString &path, const ExportJob &job)
{
    run(
        path,
        [path, job](std::stop_token stop) {
            OutputFile output(path);
            const ExportSelection selections[] = {job.selection()};
            const bool written = output.isOpen() && exportRecords(*job.map, selections, job.format, output.device(), true, stop)
                                 && output.commit();
            return written ? QString() : output.error();
        },
        [this, rows = job.rows.size()](const QString &error, const QString &name) {
            if (error.isEmpty())
                emit statusMessage(tr("%Ln records written to %1.", nullptr, static_cast<int>(rows)).arg(name));
            else
                emit failed(tr("%1 cannot be written: %2.").arg(name, error));
        },
        {}, [this](const QString &error, const QString &name) { tellCancelled(!error.isEmpty(), name); });
}

void Exports::write(const PictureExport &job)
{
    const auto progress = std::make_shared<Progress>();
    run(
        job.path, [job, progress](std::stop_token stop) { return writePictures(job, stop, progress.get()); },
        [this](const PicturesWritten &result, const QString &name) {
            const auto done = tr("%n images written to %1.", nullptr, result.written).arg(name);
            if (!result.fault.isEmpty())
                emit failed(result.fault);
            else if (result.missing > 0)
                emit failed(done + u' ' + tr("%n textures are missing and were skipped.", nullptr, result.missing));
            else
                emit statusMessage(done);
        },
        progress,
        [this, all = job.image.isNull() ? static_cast<int>(job.textures.size()) : 1](const PicturesWritten &result,
                                                                                     const QString &name) {
            emit statusMessage(
                tr("Cancelled: %1 of %n images were written to %2.", nullptr, all).arg(numberText(result.written), name));
        });
}

void Exports::write(const std::shared_ptr<const MapFile> &map, const LightExportJob &job)
{
    const auto progress = std::make_shared<Progress>();
    run(
        job.path, [map, job, progress](std::stop_token stop) { return runLightExport(*map, job, stop, progress.get()); },
        [this, isAtlas = job.what == LightExportJob::Atlas](const Result<LightFiles> &files, const QString &name) {
            if (!files)
                return failed(files.error());
            const auto done =
                isAtlas ? tr("The atlas was written to %1 as shown, with a JSON file next to it that lists the position of "
                             "each lightmap.")
                              .arg(name)
                        : tr("%n images written to %1.", nullptr, static_cast<int>(files.value().written)).arg(name);
            if (const auto leftOut = static_cast<int>(files.value().leftOut); leftOut > 0)
                emit failed(
                    done + u' '
                    + tr("%n lightmaps were skipped: the map claims far more luxels than its file holds.", nullptr, leftOut));
            else
                emit statusMessage(done);
        },
        progress,
        [this, progress, isAtlas = job.what == LightExportJob::Atlas](const Result<LightFiles> &files, const QString &name) {
            if (!files)
                emit failed(files.error());
            else if (isAtlas)
                tellCancelled(files.value().written == 0, name);
            else
                emit statusMessage(tr("Cancelled: the lightmaps of %1 of %n faces were written to %2.", nullptr,
                                      static_cast<int>(progress->total))
                                       .arg(numberText(progress->done), name));
        });
}

void Exports::write(const MatrixExportJob &job)
{
    run(
        job.path, [job](std::stop_token stop) { return runMatrixExport(job, stop); },
        [this](const Result<qint64> &written, const QString &name) {
            if (written)
                emit statusMessage(tr("The matrix was written to %1.").arg(name));
            else
                emit failed(written.error());
        },
        {},
        [this](const Result<qint64> &written, const QString &name) {
            if (written)
                tellCancelled(written.value() == 0, name);
            else
                emit failed(written.error());
        });
}

void Exports::tellCancelled(bool isMissing, const QString &name)
{
    emit statusMessage(isMissing ? tr("Cancelled: %1 was not written.").arg(name)
                                 : tr("Too late to cancel: %1 had already been written.").arg(name));
}
