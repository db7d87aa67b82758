// Images in the window: what is browsed without a map, the folders that the user adds, and what is written out.
#include "app/background.h"
#include "app/mainwindow.h"
#include "core/game/textureexport.h"
#include "core/text.h"
#include "widgets/imagepanel.h"
#include "widgets/lightmapview.h"
#include "widgets/noticebar.h"
#include "widgets/texturepanel.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStatusBar>

namespace
{
constexpr int messageTime = 8000; // milliseconds for a sentence in the status bar
}

void MainWindow::connectImages()
{
    const auto say = [this](const QString &sentence) { statusBar()->showMessage(sentence, messageTime); };
    connect(images_->textures(), &TexturePanel::said, this, say);
    connect(images_->textures(), &TexturePanel::exportRequested, this, &MainWindow::exportPictures);
    connect(images_->textures(), &TexturePanel::addedPlacesChanged, this, [this](const QStringList &places) {
        if (document_)
            settings_.setAddedPlaces(fromView(document_->map().format().id), places);
        images_->textures()->setAddedPlaces(places);
    });
    connect(images_->lightmaps(), &LightmapView::said, this, say);
    connect(images_->lightmaps(), &LightmapView::exportRequested, this, &MainWindow::exportLightmaps);
}

void MainWindow::browse(const QString &path)
{
    if (!document_) {
        showImagesAlone();
        setWindowFilePath(path);
        setWindowTitle(tr("%1 - Lumpscope").arg(QFileInfo(path).fileName()));
    }
    settings_.addRecentFile(path);
    images_->setCurrentWidget(images_->textures());
    raiseImages();
    images_->textures()->browse(path);
    images_->textures()->setFocus();
    updateActions();
}

void MainWindow::exportPictures(const PictureExport &job)
{
    if (exporting_->isRunning()) {
        notice_->say(tr("Another export is still being written. Try again when it is done, or cancel it."));
        return;
    }
    const auto progress = std::make_shared<Progress>();
    exporting_->run(
        tr("Writing %1...").arg(QFileInfo(job.path).fileName()),
        [job, progress](std::stop_token stop) {
            return QFileInfo(job.path).isDir() ? exportIntoFolder(*job.source, job.textures, job.path, stop, *progress)
                                               : exportIntoFile(*job.source, job.textures.front(), job.path);
        },
        [this, path = job.path](const TextureExport &result) {
            const auto name = QDir::toNativeSeparators(path);
            if (result.failed.isEmpty() && result.missing.empty())
                statusBar()->showMessage(tr("%n images written to %1.", nullptr, result.written).arg(name), messageTime);
            else if (result.failed.isEmpty())
                notice_->say(tr("%n images written to %1.", nullptr, result.written).arg(name) + u' '
                             + tr("%n textures are missing and were left out.", nullptr,
                                  static_cast<int>(result.missing.size())));
            else
                notice_->say(result.failed.first());
        },
        progress);
}
