// Images in the window: what is browsed without a map, the folders that the user adds, and what is written out.
#include "app/background.h"
#include "app/mainwindow.h"
#include "app/noticebar.h"
#include "core/assets/textureexport.h"
#include "core/images/pngwriter.h"
#include "core/text.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/lightmapview.h"
#include "widgets/images/placesmenu.h"
#include "widgets/images/texturepanel.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/vis/vismatrixview.h"
#include "widgets/vis/vispanel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStatusBar>

using namespace Qt::StringLiterals;

void MainWindow::connectImages()
{
    const auto say = [this](const QString &sentence) { statusBar()->showMessage(sentence, messageTime); };
    connect(images_->textures(), &TexturePanel::statusMessage, this, say);
    connect(images_->textures(), &TexturePanel::exportRequested, this, &MainWindow::exportPictures);
    connect(images_->textures(), &TexturePanel::addedPlacesChanged, this, [this](const QStringList &places) {
        if (!document_)
            return;
        settings_.setAddedPlaces(fromView(document_->map().format().id), places);
        document_->setAddedPlaces(places);
    });
    connect(view_, &ViewPanel::placeWanted, this, [this](bool isArchive) {
        auto *places = images_->textures()->places();
        isArchive ? places->askForArchive() : places->askForFolder();
    });
    connect(images_->lightmaps(), &LightmapView::statusMessage, this, say);
    connect(images_->lightmaps(), &LightmapView::exportRequested, this, &MainWindow::exportLightmaps);
    connect(vis_->matrix(), &VisMatrixView::exportRequested, this, &MainWindow::exportMatrix);
}

void MainWindow::browse(const QString &path)
{
    if (!document_) {
        showImagesAlone();
        setWindowFilePath(path);
        setWindowTitle(tr("%1 - Lumpscope").arg(QFileInfo(path).fileName()));
    }
    settings_.addRecentFile(path);
    images_->showTextures();
    raiseImages();
    images_->textures()->browse(path);
    images_->textures()->setFocus();
    updateActions();
}

void MainWindow::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Browse a Folder of Images"), settings_.lastFolder());
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::browse);
    dialog->open();
}

// Whether a new export may begin.
bool MainWindow::canExport()
{
    if (exporting_->isRunning())
        notice_->say(tr("Another export is still being written. Try again when it is done, or cancel it."));
    return !exporting_->isRunning();
}

void MainWindow::exportPictures(const PictureExport &job)
{
    if (!canExport())
        return;
    struct Result {
        int written = 0, missing = 0;
        QString fault; // the first
    };
    const auto progress = std::make_shared<Progress>();
    const auto name = QFileInfo(job.path).fileName();
    exporting_->run(
        tr("Writing %1...").arg(name),
        [job, progress](std::stop_token stop) {
            Result result;
            if (job.image.isNull()) {
                const auto count = [&result](int, const Texture &texture, const QString &fault) {
                    result.missing += texture.isMissing() ? 1 : 0;
                    if (result.fault.isEmpty())
                        result.fault = fault;
                };
                result.written = exportTextures(*job.source, job.textures, job.path, count, stop, progress.get());
            } else if (const auto written = writePng(job.image, job.path)) {
                result.written = 1;
            } else {
                result.fault = written.error();
            }
            return result;
        },
        [this, name](const Result &result) {
            const auto done = tr("%n images written to %1.", nullptr, result.written).arg(name);
            if (!result.fault.isEmpty())
                notice_->say(result.fault);
            else if (result.missing > 0)
                notice_->say(done + u' '
                             + tr("%n textures are missing and were left out.", nullptr, result.missing));
            else
                statusBar()->showMessage(done, messageTime);
        },
        progress);
}

void MainWindow::exportLightmaps(const LightExportJob &job)
{
    if (!canExport())
        return;
    const auto name = QFileInfo(job.path).fileName();
    const auto progress = std::make_shared<Progress>();
    exporting_->run(
        tr("Writing %1...").arg(name),
        [map = document_->sharedMap(), job, progress](std::stop_token stop) {
            return runLightExport(*map, job, stop, progress.get());
        },
        [this, name, isAtlas = job.what == LightExportJob::Atlas](const Result<LightFiles> &files) {
            if (!files)
                return notice_->say(files.error());
            const auto count = static_cast<int>(files.value().written);
            const auto done = isAtlas ? tr("The atlas was written to %1, as it is shown, and beside it where each lightmap lies, as JSON.")
                                            .arg(name)
                                      : tr("%n images written to %1.", nullptr, count).arg(name);
            if (const auto leftOut = static_cast<int>(files.value().leftOut); leftOut > 0)
                notice_->say(done + u' ' + tr("%n lightmaps are so many times as large as the file that they were left out.", nullptr, leftOut));
            else
                statusBar()->showMessage(done, messageTime);
        },
        progress);
}

void MainWindow::exportMatrix(const MatrixExportJob &job)
{
    if (!canExport())
        return;
    const auto name = QFileInfo(job.path).fileName();
    exporting_->run(
        tr("Writing %1...").arg(name), [job](std::stop_token stop) { return runMatrixExport(job, stop); },
        [this, name](const Result<qint64> &written) {
            if (written)
                statusBar()->showMessage(tr("The matrix was written to %1.").arg(name), messageTime);
            else
                notice_->say(written.error());
        });
}
