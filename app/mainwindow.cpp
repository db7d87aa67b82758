#include "app/mainwindow.h"

#include "app/background.h"
#include "app/mapchoice.h"
#include "app/noticebar.h"
#include "app/samples.h"
#include "core/files/outputfile.h"
#include "core/map/celltext.h"
#include "core/map/selectiontext.h"
#include "core/query/finder.h"
#include "core/text.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/images/imagepanel.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"
#include "widgets/vis/vispanel.h"

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
constexpr int settleTime = 300;   // milliseconds without a change before a file counts as written
} // namespace

MainWindow::MainWindow(const QString &path) : actions_(this), loading_(new BackgroundWork(this))
{
    if (!path.isEmpty())
        open(path);
    setAcceptDrops(true);
    createViews();
    createEditing();
    createMenus();
    createToolBar();
    connectActions();
    connectEditing();
    connectViews();
    connectTables();
    connectEntities();
    connectImages();
    settle_.setSingleShot(true);
    settle_.setInterval(settleTime);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&settle_, &QTimer::timeout, this, &MainWindow::fileChanged);
    patience_.setSingleShot(true);
    connect(&patience_, &QTimer::timeout, this, &QWidget::show);
    resize(QSize(1400, 900).boundedTo(screen()->availableSize()));
    restoreGeometry(settings_.geometry());
    showNothing();
}

MainWindow::~MainWindow()
{
    endEditing();
    tables_->setDocument(nullptr); // views go before the document they show
    inspector_->setDocument(nullptr);
    entities_->setDocument(nullptr);
    images_->setDocument(nullptr);
    view_->setDocument(nullptr);
    vis_->setDocument(nullptr);
    lumps_->setDocument(nullptr);
    problems_->setDocument(nullptr);
}

bool MainWindow::isBusy() const
{
    return loading_->isRunning() || checking_->isRunning() || exporting_->isRunning() || writing_->isRunning();
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
            document_->vis().want(VisSet::Pvs); // for the clusters' table, of which filters and colours may be made
            emit checked();
        },
        {}, [this] { problems_->setCancelled(); });
}

void MainWindow::exportTable(const ExportJob &job)
{
    const auto suffix = job.format == ExportFormat::Csv ? u"csv"_s : u"json"_s;
    auto *dialog = new QFileDialog(this, tr("Export Table"), saveFolder(), u"%1 (*.%2)"_s.arg(suffix.toUpper(), suffix));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(fromView(job.map->lump(job.lump).name) + u'.' + suffix);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this, job](const QString &path) { exportTableTo(path, job); });
    dialog->open();
}

void MainWindow::exportTableTo(const QString &path, const ExportJob &job)
{
    if (!canExport())
        return;
    const auto name = QFileInfo(path).fileName();
    exporting_->run(
        tr("Writing %1...").arg(name),
        [path, job](std::stop_token stop) {
            OutputFile output(path);
            const ExportSelection selections[] = {{job.lump, job.rows}};
            const bool written = output.isOpen()
                                 && exportRecords(*job.map, selections, job.format, output.device(), true, stop)
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
    if (const auto &place = found.value().place)
        goToPlace(*place);
}

void MainWindow::goToPlace(const TypedPlace &place)
{
    if (auto *viewport = view_->viewport()) {
        viewport->setCamera(place.moved(viewport->camera()));
        viewport->setFocus();
    }
    if (const auto note = noteOnPlace(document_->map(), place.eye); !note.isEmpty())
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

void MainWindow::updateActions()
{
    const bool hasMap = document_ != nullptr;
    for (const auto id : {ActionId::Save, ActionId::SaveAs, ActionId::ImportEntities, ActionId::ExportEntities,
                          ActionId::GoTo, ActionId::Filter, ActionId::CloseTable, ActionId::NextTable,
                          ActionId::PreviousTable})
        actions_[id]->setEnabled(hasMap);
    actions_[ActionId::CloseMap]->setEnabled(hasMap || !centralWidget()->isVisibleTo(this)); // or images alone
    actions_[ActionId::Reload]->setEnabled(hasMap ? !document_->isSample() : actions_[ActionId::CloseMap]->isEnabled());
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
    QStringList parts;
    if (const auto selected = selectionText(document_->references(), document_->selection().records());
        !selected.isEmpty())
        parts.append(selected);
    quint32 errors = 0, warnings = 0;
    for (const auto &problem : document_->problems())
        (problem.severity == Severity::Error ? errors : warnings) +=
            problem.severity == Severity::Note ? 0 : problem.count;
    if (errors + warnings > 0)
        parts.append(tr("Errors: %1, warnings: %2").arg(locale.toString(errors), locale.toString(warnings)));
    status_->setText(parts.join(u"  \u00b7  "_s));
    status_->setToolTip(status_->text());
}
