#include "app/mainwindow.h"

#include "app/background.h"
#include "app/mapchoice.h"
#include "app/samples.h"
#include "core/map/celltext.h"
#include "core/map/finder.h"
#include "core/map/outputfile.h"
#include "widgets/entitypanel.h"
#include "widgets/filteredit.h"
#include "widgets/inspector.h"
#include "widgets/lumplist.h"
#include "widgets/noticebar.h"
#include "widgets/problemlist.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace
{
constexpr int messageTime = 8000; // milliseconds for a sentence in the status bar
constexpr int settleTime = 300;   // milliseconds without a change before a file counts as written

// What a path leads to: a map, or an archive of several.
struct Loaded {
    QString path;
    QStringList maps; // to choose from, by their paths
    Result<MapFile> map = Error{};
};

Loaded loadFrom(const QString &path)
{
    const auto maps = mapsInside(path);
    if (maps.size() > 1)
        return {.path = path, .maps = maps};
    const auto only = maps.isEmpty() ? path : maps.first();
    return {.path = only, .map = openMap(only)};
}
} // namespace

MainWindow::MainWindow() : actions_(this)
{
    setAcceptDrops(true);
    createViews();
    createMenus();
    createToolBar();
    connectActions();
    connectViews();
    connectTables();
    connectEntities();
    settle_.setSingleShot(true);
    settle_.setInterval(settleTime);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&settle_, &QTimer::timeout, this, &MainWindow::fileChanged);
    resize(QSize(1400, 900).boundedTo(screen()->availableSize()));
    restoreGeometry(settings_.geometry());
    closeMap();
}

MainWindow::~MainWindow()
{
    tables_->setDocument(nullptr); // views go before the document they show
    inspector_->setDocument(nullptr);
    lumps_->setDocument(nullptr);
    entities_->setDocument(nullptr);
    problems_->setDocument(nullptr);
}

bool MainWindow::isBusy() const
{
    return loading_->isRunning() || checking_->isRunning() || exporting_->isRunning();
}

void MainWindow::open(const QString &path)
{
    load(path.startsWith(u':') ? path : QFileInfo(path).absoluteFilePath(), false);
}

void MainWindow::reload()
{
    if (document_)
        load(document_->path(), true);
}

void MainWindow::load(const QString &path, bool keepState)
{
    const auto name = QFileInfo(path).fileName();
    loading_->run(
        tr("Reading %1...").arg(name), [path](std::stop_token) { return loadFrom(path); },
        [this, path, name, keepState](Loaded loaded) {
            if (loaded.map) {
                showMap(loaded.path, std::move(loaded.map).value(), keepState);
                return;
            }
            if (!loaded.maps.isEmpty()) {
                chooseMap(this, path, loaded.maps, [this](const QString &map) { open(map); });
                return;
            }
            notice_->say(u"%1: %2"_s.arg(name, loaded.map.error()));
            if (!QFileInfo::exists(mapSource(path).file))
                settings_.removeRecentFile(path);
            updateWelcome();
        });
}

void MainWindow::showMap(const QString &path, MapFile map, bool keepState)
{
    const auto tables = keepState ? tables_->tables() : QList<TableArea::Table>();
    const bool first = !document_;
    auto document = std::make_unique<Document>(path, std::move(map));
    const auto &format = document->map().format();
    document->setEngine(std::max(findEngine(format, settings_.engine(fromView(format.id))), 0));
    if (keepState && document_)
        document->selection().adopt(document_->selection(),
                                    [&](RecordRef ref) { return document->map().contains(ref); });
    tables_->setDocument(document.get());
    inspector_->setDocument(document.get());
    lumps_->setDocument(document.get());
    entities_->setDocument(document.get());
    entities_->setSpawnMode(settings_.spawnMode(fromView(format.id)));
    problems_->setDocument(document.get());
    document_ = std::move(document);
    connect(&document_->selection(), &Selection::changed, this, &MainWindow::updateStatus);
    connect(&document_->selection(), &Selection::changed, statusBar(), &QStatusBar::clearMessage); // it spoke of before
    connect(document_.get(), &Document::engineChanged, this, &MainWindow::startChecks);
    notice_->hide();
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
    emit opened();
    startChecks();
}

void MainWindow::showTitle()
{
    const auto archive = QFileInfo(document_->file()).fileName();
    setWindowFilePath(document_->isSample() ? QString() : document_->file());
    if (document_->isSample())
        setWindowTitle(tr("%1 sample - Lumpscope").arg(fromView(document_->map().format().game)));
    else if (document_->isInArchive())
        setWindowTitle(tr("%1 in %2 - Lumpscope").arg(document_->name(), archive));
    else
        setWindowTitle(tr("%1 - Lumpscope").arg(document_->name()));
}

void MainWindow::closeMap()
{
    if (document_)
        saveDocks();
    loading_->cancel();
    checking_->cancel();
    goToEdit_->clear();
    statusBar()->clearMessage();
    tables_->setDocument(nullptr);
    inspector_->setDocument(nullptr);
    lumps_->setDocument(nullptr);
    entities_->setDocument(nullptr);
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

void MainWindow::startChecks()
{
    problems_->setChecking();
    const auto map = document_->sharedMap();
    checking_->run(
        tr("Checking the map..."),
        [map, engine = document_->engine()](std::stop_token stop) {
            const References references(*map);
            return check({.map = *map, .references = references, .engine = engine, .stop = stop});
        },
        [this](std::vector<Problem> problems) {
            document_->setProblems(std::move(problems));
            updateStatus();
            emit checked();
        });
}

void MainWindow::exportTable(const ExportJob &job)
{
    if (exporting_->isRunning()) {
        notice_->say(tr("Another table is still being written. Try again when it is done, or cancel it."));
        return;
    }
    const auto map = document_->sharedMap();
    const auto name = QFileInfo(job.path).fileName();
    exporting_->run(
        tr("Writing %1...").arg(name),
        [map, job](std::stop_token stop) {
            OutputFile output(job.path);
            const ExportSelection selections[] = {{job.lump, job.rows}};
            const bool written = output.isOpen()
                                 && exportRecords(*map, selections, job.format, output.device(), true, stop)
                                 && output.commit();
            return written ? QString() : output.error();
        },
        [this, name, rows = job.rows.size()](const QString &error) {
            if (error.isEmpty())
                statusBar()->showMessage(
                    tr("%1 records written to %2.").arg(QLocale().toString(static_cast<qulonglong>(rows)), name),
                    messageTime);
            else
                notice_->say(tr("%1 cannot be written: %2.").arg(name, error));
        });
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
    notice_->say(tr("%1 has changed on disk.").arg(name), tr("Reload"), [this] { reload(); });
}

void MainWindow::goTo(RecordRef record)
{
    if (!document_ || !document_->map().hasLump(record.lump))
        return;
    if (document_->map().contains(record))
        document_->selection().set({record}, record);
    showTable(record.lump);
    tables_->currentWidget()->setFocus();
}

// Back and forward also show the table of what is selected then.
void MainWindow::walkHistory(bool forward)
{
    auto &selection = document_->selection();
    forward ? selection.forward() : selection.back();
    if (selection.current().isValid())
        showTable(selection.current().lump);
}

void MainWindow::showTable(int lump)
{
    tables_->parentWidget()->show(); // its dock
    tables_->open(lump);
}

void MainWindow::goToTyped()
{
    if (!document_)
        return;
    const auto found = findRecord(document_->map(), goToEdit_->text(), tables_->currentLump());
    if (!found) {
        notice_->say(found.error());
        return;
    }
    notice_->hide();
    goToEdit_->clear();
    goTo(found.value().record);
    if (const auto place = found.value().place)
        if (const auto note = noteOnPlace(document_->map(), *place); !note.isEmpty())
            statusBar()->showMessage(note, messageTime);
}

// A selection of other records than those in front: how many there are, and a table to see them in.
void MainWindow::showLinked()
{
    const auto &selection = document_->selection();
    std::map<int, qulonglong> counts;
    for (const auto ref : selection.records())
        ++counts[ref.lump];
    QStringList parts;
    for (const auto &[lump, count] : counts)
        parts.append(tr("%1 in %2", "number of records, table")
                         .arg(QLocale().toString(count), fromView(document_->map().lump(lump).title)));
    statusBar()->showMessage(tr("Selected: %1.").arg(parts.join(u", "_s)), messageTime);
    const bool isShown = std::ranges::any_of(counts, [this](const auto &each) { return tables_->isOpen(each.first); });
    if (isShown)
        return;
    showTable(selection.current().lump);
    tables_->currentWidget()->setFocus();
}

void MainWindow::chooseFile()
{
    const auto folder =
        document_ && !document_->isSample() ? QFileInfo(document_->file()).path() : settings_.lastFolder();
    auto *dialog = new QFileDialog(this, tr("Open a Map"), folder,
                                   tr("Maps and archives (*.bsp *.BSP *.pak *.PAK *.pk3 *.PK3);;All files (*)"));
    dialog->setFileMode(QFileDialog::AnyFile); // so that ARCHIVE/maps/NAME.bsp may be typed
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::open);
    dialog->open();
}

void MainWindow::updateActions()
{
    const bool hasMap = document_ != nullptr;
    for (const auto id : {ActionId::CloseMap, ActionId::GoTo, ActionId::Filter, ActionId::CloseTable,
                          ActionId::NextTable, ActionId::PreviousTable})
        actions_[id]->setEnabled(hasMap);
    actions_[ActionId::Reload]->setEnabled(hasMap && !document_->isSample());
    actions_[ActionId::Back]->setEnabled(hasMap && document_->selection().canGoBack());
    actions_[ActionId::Forward]->setEnabled(hasMap && document_->selection().canGoForward());
    goToEdit_->setEnabled(hasMap);
    for (auto *action : layoutActions_ + mapActions_)
        action->setEnabled(hasMap);
}

// What is selected, by lump, and how many problems there are.
void MainWindow::updateStatus()
{
    updateActions();
    if (!document_) {
        status_->clear();
        return;
    }
    const QLocale locale;
    std::map<int, qulonglong> counts;
    for (const auto ref : document_->selection().records())
        ++counts[ref.lump];
    QStringList parts;
    const auto current = document_->selection().current();
    if (document_->selection().records().size() == 1)
        parts.append(tr("%1 selected").arg(title(document_->map(), current)));
    else if (counts.size() > 2) // with their names it would not fit
        parts.append(tr("%1 records in %2 tables selected")
                         .arg(locale.toString(static_cast<qulonglong>(document_->selection().records().size())))
                         .arg(counts.size()));
    else
        for (const auto &[lump, count] : counts)
            parts.append(
                tr("%1 of %2 selected").arg(locale.toString(count), fromView(document_->map().lump(lump).title)));
    quint32 errors = 0, warnings = 0;
    for (const auto &problem : document_->problems())
        (problem.severity == Severity::Error ? errors : warnings) +=
            problem.severity == Severity::Note ? 0 : problem.count;
    if (errors + warnings > 0)
        parts.append(tr("Errors: %1, warnings: %2").arg(locale.toString(errors), locale.toString(warnings)));
    status_->setText(parts.join(u"  \u00b7  "_s));
    status_->setToolTip(status_->text());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
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
