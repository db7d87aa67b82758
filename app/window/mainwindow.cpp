#include "app/window/mainwindow.h"

#include "app/games/gamechoice.h"
#include "app/games/gameconfigurations.h"
#include "app/help/help.h"
#include "app/menus/cameramenu.h"
#include "app/menus/menus.h"
#include "app/menus/textcodemenu.h"
#include "app/navigation/mapfinder.h"
#include "app/navigation/navigation.h"
#include "app/opening/opening.h"
#include "app/opening/welcomepage.h"
#include "app/saving/entityfiles.h"
#include "app/saving/exports.h"
#include "app/saving/filewatch.h"
#include "app/saving/lumpfiles.h"
#include "app/saving/recoveryoffers.h"
#include "app/saving/saving.h"
#include "app/window/background.h"
#include "app/window/companions.h"
#include "app/window/comparecommands.h"
#include "app/window/focusring.h"
#include "app/window/inspectordock.h"
#include "app/window/mapchecks.h"
#include "app/window/mapstatus.h"
#include "app/window/noticebar.h"
#include "app/window/recordoffers.h"
#include "app/window/recordpicker.h"
#include "core/document/comparison.h"
#include "core/document/definitionloader.h"
#include "core/document/memoryfaults.h"
#include "core/map/selectiontext.h"
#include "core/opening/mapsource.h"
#include "core/save/mapwriter.h"
#include "core/scene/marks/pointfile.h"
#include "core/text.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/lightmapview.h"
#include "widgets/images/placesmenu.h"
#include "widgets/images/texturepanel.h"
#include "widgets/tables/differencelist.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/colormodes.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/vis/vismatrixview.h"
#include "widgets/vis/vispanel.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QMouseEvent>
#include <QScreen>
#include <QStatusBar>

using namespace Qt::StringLiterals;

MainWindow::MainWindow(const QString &path, const bsp::Format *as) : actions_(this), loading_(new BackgroundWork(this))
{
    if (!path.isEmpty())
        load(wholePath(path), false, as);
    setAcceptDrops(true);
    createViews();
    createServices();
    menus_ = new Menus(this, *views_, navigation_, actions_, settings_);
    connectViews();
    connectImages();
    connectColors();
    connectFiles();
    patience_.setSingleShot(true);
    connect(&patience_, &QTimer::timeout, this, &QWidget::show);
    resize(QSize(1400, 900).boundedTo(screen()->availableSize()));
    restoreGeometry(settings_.geometry());
    showNothing();
    if (path.isEmpty())
        warnUnsavedSettings();
}

MainWindow::~MainWindow()
{
    endEditing();
    recordPicker_->setDocument(nullptr); // it filters events of the views, which are deleted before it
    views_->setDocument(nullptr, false); // views must not outlive their document
}

bool MainWindow::isBusy() const
{
    return loading_->isRunning() || checks_->isRunning() || exporting_->isRunning() || importing_->isRunning()
           || writing_->isRunning() || compares_->isReading();
}

CameraMenu *MainWindow::camera() const { return menus_->camera(); }
QLineEdit *MainWindow::goToEdit() const { return navigation_->edit(); }

QString MainWindow::folder() const
{
    return document_ && !document_->isSample() ? QFileInfo(document_->file()).path() : settings_.lastFolder();
}

void MainWindow::open(const QString &path) { load(wholePath(path), false); }
void MainWindow::openAs(const QString &path, const bsp::Format &format) { load(wholePath(path), false, &format); }

void MainWindow::openThen(const QString &path, const std::function<void()> &then) { load(wholePath(path), false, nullptr, then); }

void MainWindow::reload()
{
    if (document_)
        load(document_->path(), true, document_->askedFormat());
}

void MainWindow::load(const QString &path, bool keepState, const bsp::Format *as, const std::function<void()> &then)
{
    const auto name = QFileInfo(path).fileName();
    const auto settled = document_ ? document_->sharedMap() : nullptr;
    const bool asked = document_ && document_->records().isAsking();
    loading_->run(
        tr("Reading %1...").arg(name), [path, as](std::stop_token) { return openPath(path, as); },
        [this, path, keepState, as, then, settled, asked](Opened opened) {
            endPatience();
            if (opened.map) {
                auto map = std::make_shared<MapFile>(std::move(opened.map).value());
                Saving::commitOpenEditor();
                const bool edited = document_ && document_->hasUnsaved();
                const auto show = [this, map, path = opened.path, stamp = opened.stamp, keepState, as, then, edited] {
                    if (edited && stamp != stampOf(mapSource(path).file))
                        return load(path, keepState, as, then); // saving has just changed the file
                    showMap(path, std::move(*map), stamp, keepState);
                    if (then)
                        then();
                };
                // Reloading discards the edits made before it, but asks about later ones.
                if (keepState && document_ && settled && document_->map().sameLumps(*settled)
                    && (asked || !document_->records().isAsking()))
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
    keepState = keepState && document_ && &document_->map().format() == &format; // in another format, records differ
    const auto tables = keepState ? tables_->tables() : QList<TableArea::Table>();
    games_->adopt(*document);
    menus_->textCode()->adopt(*document);
    if (keepState) {
        document->selection().adopt(document_->selection(), [&](RecordRef ref) { return document->map().contains(ref); });
        document->hiddenStages().adopt(document_->hiddenStages(), document_->map(), document->map());
        document->comparison().adopt(document_->comparison());
    }
    endEditing();
    setDocument(std::move(document), keepState);
    entities_->setSpawnMode(settings_.spawnMode(id));
    connect(&document_->selection(), &Selection::changed, this, &MainWindow::updateActions);
    connect(&document_->comparison(), &Comparison::changed, this, &MainWindow::updateActions);
    connect(document_.get(), &Document::editRefused, notice_, [this](const QString &why) { notice_->say(why); });
    connect(document_.get(), &Document::gameChanged, this,
            [this] { menus_->camera()->setMap(document_->path(), &document_->map().game()); });
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
    if (!document_->isSample())
        settings_.addRecentFile(path);
    focusTable();
    updateActions();
    warnUnsavedSettings();
    if (!document_->whyReadOnly().isEmpty())
        notice_->say(document_->whyReadOnly());
    if (const auto why = whyUnfinished(path); !why.isEmpty())
        notice_->say(why);
    offers_->offer(document_.get());
    emit opened();
}

// Replaces the document. When this returns, no view refers to the previous one.
void MainWindow::setDocument(std::unique_ptr<Document> document, bool again)
{
    views_->setDocument(document.get(), again);
    navigation_->setDocument(document.get());
    menus_->camera()->setMap(document ? document->path() : QString(), document ? &document->map().game() : nullptr);
    recordOffers_->setDocument(document.get()); // a value that waits goes with its document without a word
    document_ = std::move(document);
    games_->setDocument(document_.get());
    status_->setDocument(document_.get());
    recordPicker_->setDocument(document_.get());
    if (!again)
        actions_[ActionId::EditRecords]->setChecked(false);
    if (!document_)
        return;
    document_->records().setUnlocked(actions_[ActionId::EditRecords]->isChecked());
    connect(&document_->records(), &RecordEditor::unlockedChanged, actions_[ActionId::EditRecords], &QAction::setChecked);
}

void MainWindow::showNothing()
{
    goToEdit()->clear();
    statusBar()->clearMessage();
    setDocument(nullptr, false);
    offers_->offer(nullptr);
    for (auto *dock : views_->docks())
        dock->hide();
    notice_->clear();
    welcome_->setRecent(settings_.recentFiles());
    centralWidget()->show();
    centralWidget()->setFocus();
    updateActions();
}

void MainWindow::closeMap()
{
    if (document_)
        layouts_->save();
    loading_->cancel();
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
        status_->showImages(path);
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

// Starts undo, saving, recovery and checks for a document just read from its file.
void MainWindow::beginEditing(const FileStamp &stamp)
{
    undo_.addStack(&document_->undoStack());
    undo_.setActiveStack(&document_->undoStack());
    setWindowModified(false);
    saving_->setDocument(document_.get(), stamp);
    recovery_->setDocument(document_.get());
    menus_->textCode()->setDocument(document_.get());
    watch_->setDocument(document_.get());
    checks_->setDocument(document_.get());
    document_->definitions().load();
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
    checks_->setDocument(nullptr);
    watch_->setDocument(nullptr);
    writing_->cancel();
    recovery_->setDocument(nullptr);
    menus_->textCode()->setDocument(nullptr);
    saving_->setDocument(nullptr, {});
    setWindowModified(false);
}

void MainWindow::showSaved(const QString &path, const QString &sentence)
{
    settings_.addRecentFile(path);
    games_->keepChoices();
    updateActions();
    auto notice = noticeOfEdit(*document_, sentence); // an undo makes the map unsaved again
    notice.offers = {{tr("Details"), [this] { saving_->showLastReport(); }}};
    notice_->put(notice);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    Saving::commitOpenEditor();
    if (document_ && document_->hasUnsaved() && !closing_) {
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

void MainWindow::createViews()
{
    views_ = new Views(this, settings_);
    tables_ = views_->get<TableArea>();
    inspector_ = views_->get<Inspector>();
    lumps_ = views_->get<LumpList>();
    entities_ = views_->get<EntityPanel>();
    images_ = views_->get<ImagePanel>();
    vis_ = views_->get<VisPanel>();
    view_ = views_->get<ViewPanel>();
    problems_ = views_->get<ProblemList>();
    differences_ = views_->get<DifferenceList>();
    layouts_ = new Layouts(this, *views_, settings_);
    new InspectorDock(this, *views_, layouts_, settings_);
    showFocusRings();
    navigation_ = new Navigation(*views_, actions_, settings_, this);
    help_ = new Help(this, *views_, navigation_);
    welcome_ = new WelcomePage;
    notice_ = new NoticeBar(this);
    setCentralWidget(welcome_);
    setDockNestingEnabled(true);
    setAnimated(false); // Qt 6.4 crashes if a layout is restored while a dock is animated
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    qApp->installEventFilter(this);
}

void MainWindow::createServices()
{
    companions_ = new Companions(this);
    exporting_ = new BackgroundWork(this), importing_ = new BackgroundWork(this);
    writing_ = new BackgroundWork(this, false);
    auto *checking = new BackgroundWork(this), *comparing = new BackgroundWork(this), *reading = new BackgroundWork(this);
    for (auto *work : {loading_, checking, exporting_, importing_, comparing, reading})
        statusBar()->addPermanentWidget(work);
    status_ = new MapStatus(this);
    statusBar()->addPermanentWidget(writing_);
    checks_ = new MapChecks(this, checking, problems_);
    compares_ = new CompareCommands(this, actions_, reading);
    finder_ = new MapFinder(this, actions_, settings_);
    recordOffers_ = new RecordOffers(notice_);
    recordPicker_ = new RecordPicker(notice_, tables_, navigation_);
    saving_ = new Saving(this, writing_);
    exports_ = new Exports(this, exporting_);
    entityFiles_ = new EntityFiles(this, importing_);
    lumpFiles_ = new LumpFiles(this, importing_);
    watch_ = new FileWatch(notice_, saving_, writing_);
    games_ = new GameConfigurations(settings_, this);
    recovery_ = new Recovery(this);
    offers_ = new RecoveryOffers(notice_, recovery_, comparing);
}

// Connects the signals common to all views, then those of single ones.
void MainWindow::connectViews()
{
    const auto notice = [this](const QString &sentence) { notice_->say(sentence); };
    for (const auto *view : views_->all()) {
        connect(view, &MapView::statusMessage, status_, &MapStatus::showMessage);
        connect(view, &MapView::noticed, notice_, &NoticeBar::put);
        connect(view, &MapView::followed, navigation_, &Navigation::goTo);
        connect(view, &MapView::selectedLinked, navigation_, &Navigation::showLinked);
        connect(view, &MapView::filterRequested, navigation_, &Navigation::filter);
        connect(view, &MapView::showOnlyRequested, this, [this](const std::vector<RecordRef> &records) {
            views_->raise(view_);
            view_->showOnly(records);
        });
    }
    connect(&MemoryFaults::all(), &MemoryFaults::occurred, notice_, notice);
    connect(navigation_, &Navigation::statusMessage, status_, &MapStatus::showMessage);
    connect(navigation_, &Navigation::noticed, notice_, notice);
    connect(help_, &Help::statusMessage, status_, &MapStatus::showMessage);
    connect(layouts_, &Layouts::chosen, this, &MainWindow::setLayout);
    connect(welcome_, &WelcomePage::openRequested, actions_[ActionId::Open], &QAction::trigger);
    connect(welcome_, &WelcomePage::chosen, this, &MainWindow::open);
    connect(lumps_, &LumpList::lumpChosen, navigation_, &Navigation::showTable);
    connect(lumps_, &LumpList::gameChosen, this,
            [this](const bsp::Game *game, int engine) { chooseGame(*document_, settings_, *game, engine); });
    connect(tables_, &TableArea::currentLumpChanged, lumps_, &LumpList::setCurrentLump);
    connect(menus_->camera(), &CameraMenu::statusMessage, status_, &MapStatus::showMessage);
    status_->showLock(actions_[ActionId::EditRecords]);
    connect(companions_, &Companions::statusMessage, status_, &MapStatus::showMessage);
    connect(finder_, &MapFinder::statusMessage, status_, &MapStatus::showMessage);
    connect(recordOffers_, &RecordOffers::statusMessage, status_, &MapStatus::showMessage);
    connect(view_, &ViewPanel::raiseWanted, this, [this] { views_->raise(view_); });
    connect(differences_, &DifferenceList::chosen, this, [this](RecordRef record) {
        if (document_->map().contains(record))
            document_->selection().set({record}, record);
    });
    connect(compares_, &CompareCommands::began, this, [this] { views_->raise(differences_); });
    connect(compares_, &CompareCommands::failed, notice_, notice);
    connect(problems_, &ProblemList::chosen, this, [this](RecordRef record) {
        if (document_->map().contains(record))
            document_->selection().set({record}, record);
        else
            lumps_->setCurrentLump(record.lump);
    });
    connect(checks_, &MapChecks::checked, this, &MainWindow::checked);
    connect(entities_, &EntityPanel::spawnModeChosen, this,
            [this](const QString &id) { settings_.spawnMode.set(fromView(document_->map().format().id), id); });
    // When docked again, the 3D view would be behind the other tabs.
    auto *dock = views_->dockOf(view_);
    connect(dock, &QDockWidget::topLevelChanged, this, [dock](bool floats) {
        if (!floats)
            QTimer::singleShot(0, dock, &QWidget::raise);
    });
}

void MainWindow::connectImages()
{
    auto *textures = images_->textures();
    connect(textures, &TexturePanel::addedPlacesChanged, games_, &GameConfigurations::setPlaces);
    connect(textures, &TexturePanel::gameConfigurationsWanted, games_, &GameConfigurations::show);
    connect(view_, &ViewPanel::gameConfigurationsWanted, games_, &GameConfigurations::show);
    connect(lumps_, &LumpList::configurationsWanted, games_, &GameConfigurations::show);
    connect(games_, &GameConfigurations::noticed, notice_, &NoticeBar::put);
    connect(view_, &ViewPanel::placeWanted, this,
            [places = textures->places()](bool isArchive) { isArchive ? places->askForArchive() : places->askForFolder(); });
}

// Remembers whether the legend is shown, and colours faces by a table's column on request.
void MainWindow::connectColors()
{
    auto *modes = view_->colorModes();
    if (!modes)
        return;
    modes->legendAction()->setChecked(settings_.legendShown());
    connect(modes->legendAction(), &QAction::toggled, this, [this](bool shown) { settings_.legendShown.set(shown); });
    connect(tables_, &TableArea::colorRequested, this, [this, modes](bsp::FieldRef column) {
        views_->raise(view_);
        modes->colorBy(column);
    });
}

void MainWindow::connectFiles()
{
    const auto notice = [this](const QString &sentence) { notice_->say(sentence); };
    connect(tables_, &TableArea::exportRequested, this, [this](const ExportJob &job) { exports_->askForTable(job, folder()); });
    connect(lumps_, &LumpList::extractionWanted, this, [this](int lump) {
        exports_->askForLump(document_->sharedMap(), lump, QFileInfo(document_->path()).fileName(), folder());
    });
    connect(lumps_, &LumpList::replacementWanted, this,
            [this](int lump) { lumpFiles_->askToReplace(document_.get(), lump, folder()); });
    connect(lumps_, &LumpList::additionWanted, this, [this] { lumpFiles_->askToAdd(document_.get(), folder()); });
    connect(lumps_, &LumpList::removalWanted, this, [this](int lump) { lumpFiles_->remove(document_.get(), lump); });
    connect(images_->textures(), &TexturePanel::exportRequested, exports_,
            [this](const PictureExport &job) { exports_->write(job); });
    connect(images_->lightmaps(), &LightmapView::exportRequested, exports_,
            [this](const LightExportJob &job) { exports_->write(document_->sharedMap(), job); });
    connect(vis_->matrix(), &VisMatrixView::exportRequested, exports_,
            [this](const MatrixExportJob &job) { exports_->write(job); });
    connect(exports_, &Exports::statusMessage, status_, &MapStatus::showMessage);
    connect(exports_, &Exports::failed, this, notice);
    connect(entityFiles_, &EntityFiles::statusMessage, status_, &MapStatus::showMessage);
    connect(entityFiles_, &EntityFiles::failed, this, notice);
    connect(entityFiles_, &EntityFiles::noticed, notice_, &NoticeBar::put);
    connect(lumpFiles_, &LumpFiles::statusMessage, status_, &MapStatus::showMessage);
    connect(lumpFiles_, &LumpFiles::failed, this, notice);
    connect(lumpFiles_, &LumpFiles::noticed, notice_, &NoticeBar::put);
    connect(recovery_, &Recovery::failed, this, notice);
    connect(offers_, &RecoveryOffers::openWanted, this, &MainWindow::open);
    connect(offers_, &RecoveryOffers::compareWanted, compares_, &CompareCommands::start);
    connect(watch_, &FileWatch::reloadWanted, this, &MainWindow::reload);
    connect(saving_, &Saving::saved, this, &MainWindow::showSaved);
    connect(saving_, &Saving::failed, notice_, &NoticeBar::say);
    connect(saving_, &Saving::exportRequested, actions_[ActionId::ExportEntities], &QAction::trigger);
    connect(&undo_, &QUndoGroup::indexChanged, notice_, &NoticeBar::review);
    connect(&undo_, &QUndoGroup::cleanChanged, this, [this](bool clean) {
        setWindowModified(!clean);
        updateActions();
    });
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    // File dialogs open message boxes whose texts contain file names, which may look like markup.
    if (auto *box = qobject_cast<QMessageBox *>(watched);
        box && event->type() == QEvent::Polish && box->textFormat() == Qt::AutoText)
        box->setTextFormat(Qt::PlainText);
    // Mouse buttons 4 and 5 go back and forward wherever the pointer is; item views would swallow them.
    if (event->type() == QEvent::MouseButtonPress && isActiveWindow() && watched->isWidgetType()) {
        const auto button = static_cast<QMouseEvent *>(event)->button();
        if (button == Qt::BackButton || button == Qt::ForwardButton) {
            actions_[button == Qt::BackButton ? ActionId::Back : ActionId::Forward]->trigger();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::updateActions() { actions_.update(document_.get(), !centralWidget()->isVisibleTo(this)); }
