// How files come and go: opening, reloading, closing, and what others do to them meanwhile.
#include "app/background.h"
#include "app/cameramenu.h"
#include "app/mainwindow.h"
#include "app/mapchoice.h"
#include "app/noticebar.h"
#include "app/saving.h"
#include "core/files/archive.h"
#include "core/images/picture.h"
#include "core/map/mapsource.h"
#include "core/text.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/images/imagepanel.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/vis/vispanel.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMimeData>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace
{

// What a path leads to: a map, an archive of several, or nothing but images.
struct Loaded {
    QString path;
    QStringList maps; // to choose from, by their paths
    bool isImages = false;
    FileStamp stamp{}; // of the file, from before it was read
    Result<MapFile> map = Error{};
};

Loaded loadFrom(const QString &path)
{
    const auto maps = mapsInside(path);
    if (maps.size() > 1)
        return {.path = path, .maps = maps};
    const QFileInfo file(path);
    const bool isImage = isPictureName(path) && file.exists();
    if (maps.isEmpty() && (file.isDir() || isImage || Archive::recognizes(path)))
        return {.path = path, .isImages = true};
    const auto only = maps.isEmpty() ? path : maps.first();
    const auto stamp = FileStamp::of(mapSource(only).file);
    return {.path = only, .stamp = stamp, .map = openMap(only)};
}

} // namespace

void MainWindow::open(const QString &path)
{
    // Of a path into an archive the entry's name stays as it is.
    const auto source = mapSource(path);
    auto whole = path.startsWith(u':') ? path : QFileInfo(source.file).absoluteFilePath();
    if (!path.startsWith(u':') && !source.entry.isEmpty())
        whole += u'/' + source.entry;
    load(whole, false);
}

void MainWindow::showSoon()
{
    if (loading_->isRunning())
        patience_.start(150);
    else
        show();
}

// Before anything is shown or asked: docks keep the sizes that they are given only in a window that is seen.
void MainWindow::endPatience()
{
    if (patience_.isActive())
        show();
    patience_.stop();
}

void MainWindow::reload()
{
    if (document_)
        load(document_->path(), true);
}

void MainWindow::load(const QString &path, bool keepState)
{
    const auto name = QFileInfo(path).fileName();
    const auto settled = document_ ? document_->map().entityText().toByteArray() : QByteArray();
    loading_->run(
        tr("Reading %1...").arg(name), [path](std::stop_token) { return loadFrom(path); },
        [this, path, name, keepState, settled](Loaded loaded) {
            endPatience();
            if (loaded.map) {
                auto map = std::make_shared<MapFile>(std::move(loaded.map).value());
                Saving::commitOpenEditor();
                const bool edited = document_ && document_->isModified();
                const auto show = [this, map, path = loaded.path, stamp = loaded.stamp, keepState, edited] {
                    if (edited && stamp != FileStamp::of(mapSource(path).file))
                        return load(path, keepState); // it is what was just saved
                    showMap(path, std::move(*map), stamp, keepState);
                };
                // Who reloads has chosen to lose the edits there were, but not those since.
                if (keepState && document_ && document_->map().entityText() == settled)
                    return show();
                return saving_->settleUnsaved(show);
            }
            if (loaded.isImages)
                return browse(path);
            if (!loaded.maps.isEmpty())
                return chooseMap(
                    this, path, loaded.maps, [this](const QString &map) { open(map); }, [this, path] { browse(path); });
            notice_->say(u"%1: %2"_s.arg(name, loaded.map.error()));
            if (!QFileInfo::exists(mapSource(path).file))
                settings_.removeRecentFile(path);
            updateWelcome();
        });
}

void MainWindow::showMap(const QString &path, MapFile map, const FileStamp &stamp, bool keepState)
{
    const bool first = !document_;
    auto document = std::make_unique<Document>(path, std::move(map));
    const auto &format = document->map().format();
    keepState = keepState && document_ && &document_->map().format() == &format; // else its numbers mean other things
    const auto tables = keepState ? tables_->tables() : QList<TableArea::Table>();
    document->setEngine(std::max(findEngine(format, settings_.engine(fromView(format.id))), 0));
    document->setAddedPlaces(settings_.addedPlaces(fromView(format.id)));
    if (keepState)
        document->selection().adopt(document_->selection(),
                                    [&](RecordRef ref) { return document->map().contains(ref); });
    endEditing();
    tables_->setDocument(document.get());
    inspector_->setDocument(document.get());
    lumps_->setDocument(document.get());
    entities_->setDocument(document.get());
    images_->setDocument(document.get());
    view_->setDocument(document.get(), keepState);
    vis_->setDocument(document.get(), keepState);
    camera_->setMap(document->path(), &document->map().game());
    entities_->setSpawnMode(settings_.spawnMode(fromView(format.id)));
    problems_->setDocument(document.get());
    document_ = std::move(document);
    connect(&document_->selection(), &Selection::changed, this, &MainWindow::updateStatus);
    connect(&document_->selection(), &Selection::changed, statusBar(), &QStatusBar::clearMessage); // it spoke of before
    connect(document_.get(), &Document::engineChanged, this, &MainWindow::startChecks);
    notice_->hide();
    beginEditing(stamp);
    if (first) {
        centralWidget()->hide();
        restoreDocks();
    }
    if (tables.isEmpty())
        openLayoutTables();
    else
        tables_->restore(tables);
    stopWatching();
    if (!document_->isSample()) {
        watcher_.addPath(document_->file());
        settings_.addRecentFile(path);
    }
    showTitle();
    tables_->setFocus();
    updateActions();
    updateStatus();
    offerRecovered();
    emit opened();
    startChecks();
}

void MainWindow::showTitle()
{
    const auto archive = QFileInfo(document_->file()).fileName();
    setWindowFilePath(document_->isSample() ? QString() : document_->file());
    if (document_->isSample())
        setWindowTitle(tr("%1 sample[*] - Lumpscope").arg(fromView(document_->map().game().title)));
    else if (document_->isInArchive())
        setWindowTitle(tr("%1 in %2[*] - Lumpscope").arg(document_->name(), archive));
    else
        setWindowTitle(tr("%1[*] - Lumpscope").arg(document_->name()));
}

void MainWindow::closeMap()
{
    if (document_)
        saveDocks();
    loading_->cancel();
    checking_->cancel();
    endEditing();
    showNothing();
}

void MainWindow::showNothing()
{
    goToEdit_->clear();
    statusBar()->clearMessage();
    tables_->setDocument(nullptr);
    inspector_->setDocument(nullptr);
    lumps_->setDocument(nullptr);
    entities_->setDocument(nullptr);
    images_->setDocument(nullptr);
    view_->setDocument(nullptr);
    vis_->setDocument(nullptr);
    camera_->setMap({}, nullptr);
    problems_->setDocument(nullptr);
    document_.reset();
    stopWatching();
    for (auto *dock : docks_)
        dock->hide();
    notice_->hide();
    updateWelcome();
    centralWidget()->show();
    centralWidget()->setFocus();
    setWindowTitle(tr("Lumpscope"));
    updateActions();
    updateStatus();
}

void MainWindow::stopWatching()
{
    const auto paths = watcher_.files() + watcher_.directories();
    if (!paths.isEmpty())
        watcher_.removePaths(paths);
}

// Told once the file has come to rest. A file that was replaced has to be watched anew.
void MainWindow::fileChanged()
{
    if (!document_ || document_->isSample())
        return;
    if (writing_->isRunning()) { // perhaps into this very file
        settle_.start();
        return;
    }
    const auto &path = document_->file();
    const auto name = QFileInfo(path).fileName();
    if (!QFileInfo::exists(path)) {
        notice_->say(tr("%1 is no longer on disk. What was read of it stays open.").arg(name));
        watcher_.addPath(QFileInfo(path).path()); // it may be written again
        return;
    }
    if (!watcher_.directories().isEmpty())
        watcher_.removePaths(watcher_.directories());
    if (!watcher_.files().contains(path))
        watcher_.addPath(path);
    if (!saving_->hasChangedOnDisk())
        return; // it was this window that wrote it
    if (document_->isModified())
        notice_->say(tr("%1 has changed on disk, and there are unsaved edits here.").arg(name),
                     {{tr("Reload, Losing the Edits"), [this] { reload(); }}, {tr("Keep the Edits"), [] {}}});
    else
        notice_->say(tr("%1 has changed on disk.").arg(name), {{tr("Reload"), [this] { reload(); }}});
}

void MainWindow::chooseFile()
{
    const auto folder =
        document_ && !document_->isSample() ? QFileInfo(document_->file()).path() : settings_.lastFolder();
    auto *dialog =
        new QFileDialog(this, tr("Open a Map, an Archive or an Image"), folder,
                        tr("Maps, archives and images (%1);;Maps (*.bsp *.BSP);;All files (*)")
                            .arg(u"*.bsp *.BSP *.pak *.PAK *.pk3 *.PK3 *.wad *.WAD "_s + pictureNamePatterns()));
    dialog->setFileMode(QFileDialog::AnyFile); // so that ARCHIVE/maps/NAME.bsp may be typed
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::open);
    dialog->open();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    Saving::commitOpenEditor();
    if (document_ && document_->isModified() && !closing_) {
        event->ignore();
        saving_->settleUnsaved([this] {
            closing_ = true;
            close();
        });
        return;
    }
    if (document_)
        saveDocks();
    settings_.setGeometry(saveGeometry());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const auto urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    open(event->mimeData()->urls().first().toLocalFile());
}
