#include "app/mainwindow.h"

#include "app/background.h"
#include "app/cameramenu.h"
#include "app/companions.h"
#include "app/filewatch.h"
#include "app/gameconfigurations.h"
#include "app/mapchoice.h"
#include "app/navigation.h"
#include "app/noticebar.h"
#include "app/opening.h"
#include "app/recoveryoffers.h"
#include "app/saving.h"
#include "app/textcodemenu.h"
#include "app/welcomepage.h"
#include "core/document/definitionloader.h"
#include "core/map/mapsource.h"
#include "core/save/mapwriter.h"
#include "core/scene/pointfile.h"
#include "core/text.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/afterpaint.h"
#include "widgets/tables/problemlist.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLineEdit>
#include <QMimeData>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace
{
constexpr int messageTime = 8000; // milliseconds that a message stays in the status bar
} // namespace

MainWindow::~MainWindow()
{
    endEditing();
    views_->setDocument(nullptr, false); // views must not outlive their document
}

bool MainWindow::isBusy() const
{
    return loading_->isRunning() || firstChecks_ || checking_->isRunning() || exporting_->isRunning() || importing_->isRunning()
           || writing_->isRunning();
}

QLineEdit *MainWindow::goToEdit() const { return navigation_->edit(); }

void MainWindow::tell(const QString &sentence) { statusBar()->showMessage(sentence, messageTime); }

QString MainWindow::folder() const
{
    return document_ && !document_->isSample() ? QFileInfo(document_->file()).path() : settings_.lastFolder();
}

void MainWindow::open(const QString &path) { load(wholePath(path), false); }

void MainWindow::openAs(const QString &path, const bsp::Format &format) { load(wholePath(path), false, &format); }

void MainWindow::reload()
{
    if (document_)
        load(document_->path(), true, document_->askedFormat());
}

void MainWindow::load(const QString &path, bool keepState, const bsp::Format *as)
{
    const auto name = QFileInfo(path).fileName();
    const auto settled = document_ ? document_->map().entityText().toByteArray() : QByteArray();
    loading_->run(
        tr("Reading %1...").arg(name), [path, as](std::stop_token) { return openPath(path, as); },
        [this, path, keepState, as, settled](Opened opened) {
            endPatience();
            if (opened.map) {
                auto map = std::make_shared<MapFile>(std::move(opened.map).value());
                Saving::commitOpenEditor();
                const bool edited = document_ && document_->isModified();
                const auto show = [this, map, path = opened.path, stamp = opened.stamp, keepState, as, edited] {
                    if (edited && stamp != stampOf(mapSource(path).file))
                        return load(path, keepState, as); // saving has just changed the file
                    showMap(path, std::move(*map), stamp, keepState);
                };
                // Reloading discards the edits made before it, but asks about later ones.
                if (keepState && document_ && document_->map().entityText() == settled)
                    return show();
                return saving_->settleUnsaved(show);
            }
            if (opened.isImages)
                return browse(path);
            if (!opened.maps.isEmpty())
                return chooseMap(
                    this, path, opened.maps, [this, as](const QString &map) { load(wholePath(map), false, as); },
                    [this, path] { browse(path); });
            tellRefusal(path, opened);
        });
}

void MainWindow::tellRefusal(const QString &path, const Opened &opened)
{
    QList<NoticeBar::Choice> choices;
    if (const auto *nearest = opened.nearest)
        choices.append(
            {tr("Open as %1").arg(fromView(nearest->name)), [this, path = opened.path, nearest] { openAs(path, *nearest); }});
    const bool isThere = QFileInfo::exists(mapSource(path).file);
    refused_ = isThere ? opened.path : QString();
    refusal_ = u"%1: %2"_s.arg(QFileInfo(path).fileName(), opened.map.error());
    // The notice holds until something is opened.
    notice_->put({refusal_, choices, [this, refusal = refusal_] { return refusal_ == refusal; }});
    if (!isThere)
        settings_.removeRecentFile(path);
    welcome_->setRecent(settings_.recentFiles());
    if (const auto kept = isThere ? std::nullopt : Recovery::find(path))
        offers_->offerClosed(*kept);
}

QString MainWindow::refusedFile() const { return !refusal_.isEmpty() && notice_->text() == refusal_ ? refused_ : QString(); }

void MainWindow::showSoon()
{
    if (loading_->isRunning())
        patience_.start(150);
    else
        show();
}

// Shows the window if showSoon() still delays it. Call this before showing a map or asking anything: docks keep their sizes
// only in a visible window.
void MainWindow::endPatience()
{
    if (patience_.isActive())
        show();
    patience_.stop();
}

void MainWindow::showMap(const QString &path, MapFile map, const FileStamp &stamp, bool keepState)
{
    const bool first = !document_;
    auto document = std::make_unique<Document>(path, std::move(map));
    const auto &format = document->map().format();
    const auto id = fromView(format.id);
    keepState = keepState && document_ && &document_->map().format() == &format; // another format has other records
    const auto tables = keepState ? tables_->tables() : QList<TableArea::Table>();
    games_->adopt(*document);
    textCode_->adopt(*document);
    if (keepState) {
        document->selection().adopt(document_->selection(), [&](RecordRef ref) { return document->map().contains(ref); });
        document->hiddenStages().adopt(document_->hiddenStages(), document_->map(), document->map());
    }
    endEditing();
    setDocument(std::move(document), keepState);
    entities_->setSpawnMode(settings_.spawnMode(id));
    connect(&document_->selection(), &Selection::changed, this, &MainWindow::updateStatus);
    // A message would be about the old selection.
    connect(&document_->selection(), &Selection::changed, statusBar(), &QStatusBar::clearMessage);
    connect(document_.get(), &Document::engineChanged, this, &MainWindow::startChecks);
    connect(document_.get(), &Document::editRefused, notice_, [this](const QString &why) { notice_->say(why); });
    connect(document_.get(), &Document::gameChanged, this, [this] {
        camera_->setMap(document_->path(), &document_->map().game());
        showTitle();
        startChecks();
    });
    notice_->clear();
    beginEditing(stamp);
    if (first) {
        centralWidget()->hide();
        layouts_->restore();
    }
    if (tables.isEmpty())
        openLayoutTables();
    else
        tables_->restore(tables);
    watch_->stop();
    if (!document_->isSample()) {
        watch_->watch(document_->file());
        settings_.addRecentFile(path);
    }
    showTitle();
    focusTable();
    updateActions();
    updateStatus();
    warnUnsavedSettings();
    if (!document_->whyReadOnly().isEmpty())
        notice_->say(document_->whyReadOnly());
    if (const auto why = whyUnfinished(path); !why.isEmpty())
        notice_->say(why);
    offers_->offer(document_.get());
    emit opened();
    problems_->setChecking();
    firstChecks_ = new AfterPaint(this, [this] { startChecks(); });
}

// Replaces the document. When this returns, no view refers to the previous one.
void MainWindow::setDocument(std::unique_ptr<Document> document, bool again)
{
    views_->setDocument(document.get(), again);
    navigation_->setDocument(document.get());
    camera_->setMap(document ? document->path() : QString(), document ? &document->map().game() : nullptr);
    document_ = std::move(document);
    games_->setDocument(document_.get());
}

void MainWindow::showNothing()
{
    goToEdit()->clear();
    statusBar()->clearMessage();
    setDocument(nullptr, false);
    offers_->offer(nullptr);
    watch_->stop();
    for (auto *dock : views_->docks())
        dock->hide();
    notice_->clear();
    welcome_->setRecent(settings_.recentFiles());
    centralWidget()->show();
    centralWidget()->setFocus();
    setWindowTitle(tr("Lumpscope"));
    updateActions();
    updateStatus();
}

void MainWindow::closeMap()
{
    if (document_)
        layouts_->save();
    loading_->cancel();
    checking_->cancel();
    importing_->cancel();
    endEditing();
    showNothing();
}

// Shows images in the image browser. Without a map it is the only view: the others have nothing to show.
void MainWindow::browse(const QString &path)
{
    if (!document_) {
        centralWidget()->hide();
        layouts_->showOnly(images_);
        setWindowFilePath(path);
        setWindowTitle(tr("%1 - Lumpscope").arg(QFileInfo(path).fileName()));
    }
    refusal_.clear();
    notice_->review();
    settings_.addRecentFile(path);
    images_->showTextures();
    views_->raise(images_);
    images_->textures()->browse(path);
    images_->textures()->setFocus();
    updateActions();
}

void MainWindow::startChecks()
{
    problems_->setChecking();
    const auto map = document_->sharedMap();
    checking_->run(
        tr("Checking the map..."),
        [map, files = document_->gameFiles(), textures = document_->textures(), path = document_->path(),
         engine = document_->engine()](std::stop_token stop) {
            const References references(*map);
            return check({.map = *map,
                          .references = references,
                          .engine = engine,
                          .stop = stop,
                          .files = files,
                          .textures = textures,
                          .pointFile = pointFileBeside(path),
                          .mapPath = path});
        },
        [this](std::vector<Problem> problems) {
            document_->setProblems(std::move(problems));
            document_->vis().want(VisSet::Pvs); // for the clusters' table, whose columns filters and colours may use
            emit checked();
        },
        {}, [this] { problems_->setCancelled(); });
}

// Starts undo, saving, recovery and checks for a document just read from its file.
void MainWindow::beginEditing(const FileStamp &stamp)
{
    undo_.addStack(&document_->undoStack());
    undo_.setActiveStack(&document_->undoStack());
    setWindowModified(false);
    saving_->setDocument(document_.get(), stamp);
    recovery_->setDocument(document_.get());
    textCode_->setDocument(document_.get());
    document_->tables().whenTouched(Derived::Problems, this, [this] {
        recheck_.start();
        updateStatus();
    });
    connect(document_.get(), &Document::problemsChanged, this, &MainWindow::updateStatus);
    connect(document_.get(), &Document::gameFilesChanged, &recheck_, qOverload<>(&QTimer::start));
    connect(&document_->definitions(), &DefinitionLoader::loaded, this,
            [this, reported = QStringList()]() mutable { warnUnreadDefinitions(reported); });
    document_->definitions().load();
}

// Shows a notice for each definition file that cannot be read, once per opened map. The files are read again whenever the
// game's folders change, so `told` keeps the paths reported so far.
void MainWindow::warnUnreadDefinitions(QStringList &reported)
{
    for (const auto &file : document_->definitions().files()) {
        if (!file.isFailed || file.notes.empty() || reported.contains(file.path))
            continue;
        reported.append(file.path);
        notice_->say(u"%1: %2"_s.arg(QFileInfo(file.path).fileName(), file.notes.front().text),
                     {{tr("Game Configurations..."), [this] { games_->show(); }}});
    }
}

// Shows a notice, once, if settings cannot be written. Checked at the start and whenever a map is opened, since that is
// stored.
void MainWindow::warnUnsavedSettings()
{
    const auto why = settingsFaultShown_ ? QString() : Settings::whyNotKept();
    if (why.isEmpty())
        return;
    settingsFaultShown_ = true;
    notice_->ask(why, {{tr("Try Again"), [this] {
                            settingsFaultShown_ = false;
                            warnUnsavedSettings();
                        }}});
}

void MainWindow::endEditing()
{
    changeReported_ = false;
    recheck_.stop();
    delete firstChecks_;
    writing_->cancel();
    recovery_->setDocument(nullptr);
    textCode_->setDocument(nullptr);
    saving_->setDocument(nullptr, {});
    setWindowModified(false);
}

void MainWindow::showSaved(const QString &path, const QString &sentence)
{
    changeReported_ = false;
    watch_->watch(path);
    settings_.addRecentFile(path);
    games_->keepChoices();
    showTitle();
    updateActions();
    recheck_.start();                                 // findings about the file itself may no longer hold
    auto notice = noticeOfEdit(*document_, sentence); // an undo makes the map unsaved again
    notice.offers = {{tr("Details"), [this] { saving_->showLastReport(); }}};
    notice_->put(notice);
}

void MainWindow::fileChanged()
{
    if (writing_->isRunning()) // perhaps to this file
        return watch_->reportLater();
    const auto name = QFileInfo(document_->file()).fileName();
    if (!QFileInfo::exists(document_->file()))
        return notice_->say(tr("%1 is no longer on disk. The map stays open here.").arg(name));
    if (!saving_->hasChangedOnDisk())
        return; // this window wrote it
    changeReported_ = true;
    if (document_->isModified())
        notice_->say(tr("%1 has changed on disk, and you have unsaved edits here.").arg(name),
                     {{tr("Reload and Discard Edits"), [this] { reload(); }}, {tr("Keep Edits"), [] {}}});
    else
        notice_->say(tr("%1 has changed on disk.").arg(name), {{tr("Reload"), [this] { reload(); }}});
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
        layouts_->save();
    companions_->keepGeometry(settings_);
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (const auto urls = event->mimeData()->urls(); !urls.isEmpty() && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    open(event->mimeData()->urls().first().toLocalFile());
}

void MainWindow::goTo(RecordRef record) { navigation_->goTo(record); }

void MainWindow::setLayout(int layout)
{
    if (!document_)
        return;
    layouts_->set(layout);
    openLayoutTables();
}

void MainWindow::openLayoutTables()
{
    const auto wanted = layouts_->tables(document_->map());
    for (const int lump : wanted)
        tables_->open(lump);
    tables_->open(wanted.first());
    focusTable();
}

// Focuses the table in front. If there is none, focuses the entities: a raw text would take the first key as input.
void MainWindow::focusTable() { tables_->currentView() ? tables_->setFocus() : entities_->setFocus(); }
