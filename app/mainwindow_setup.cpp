// How the window is put together: views, menus, and what joins them.
#include "app/background.h"
#include "app/cameramenu.h"
#include "app/mainwindow.h"
#include "app/noticebar.h"
#include "app/samples.h"
#include "app/saving.h"
#include "app/theme.h"
#include "app/welcomepage.h"
#include "app/whatsnew.h"
#include "core/document/memoryfaults.h"
#include "core/text.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"
#include "widgets/vis/vispanel.h"

#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMouseEvent>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>

using namespace Qt::StringLiterals;

void MainWindow::createViews()
{
    tables_ = new TableArea(settings_);
    inspector_ = new Inspector;
    lumps_ = new LumpList;
    entities_ = new EntityPanel;
    images_ = new ImagePanel;
    vis_ = new VisPanel;
    view_ = new ViewPanel;
    view_->setBrightness(settings_.brightness());
    connect(view_, &ViewPanel::brightnessChanged, this, [this](double times) { settings_.setBrightness(times); });
    problems_ = new ProblemList;
    welcome_ = new WelcomePage;
    notice_ = new NoticeBar(this);
    connect(&MemoryFaults::all(), &MemoryFaults::occurred, notice_, [this](const QString &sentence) { notice_->say(sentence); });
    setCentralWidget(welcome_);
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    createDocks();
    status_ = new QLabel(this);
    status_->setMinimumWidth(100); // a long text does not widen the window
    checking_ = new BackgroundWork(this);
    exporting_ = new BackgroundWork(this);
    for (auto *work : {loading_, checking_, exporting_})
        statusBar()->addPermanentWidget(work);
    statusBar()->addPermanentWidget(status_);
    qApp->installEventFilter(this);
}

void MainWindow::createMenus()
{
    fillFileMenu(menuBar()->addMenu(tr("&File")));
    fillEditMenu(menuBar()->addMenu(tr("&Edit")));
    menuBar()->addMenu(tr("&Go"))->addActions(
        {actions_[ActionId::Back], actions_[ActionId::Forward], actions_[ActionId::GoTo]});
    menuBar()
        ->addMenu(tr("&Table"))
        ->addActions({actions_[ActionId::Filter], actions_[ActionId::NextTable], actions_[ActionId::PreviousTable],
                      actions_[ActionId::CloseTable]});
    auto *view = menuBar()->addMenu(tr("&View"));
    fillLayoutMenu(view->addMenu(tr("&Layout")));
    view->addSeparator();
    addDockActions(view);
    view->addSeparator();
    auto *pointFile = view->addAction(tr("Open &Pointfile..."), view_, &ViewPanel::openPointFile);
    pointFile->setStatusTip(tr("Draw the line to a leak that compilers write, NAME.pts or NAME.lin"));
    mapActions_.append(pointFile);
    view->addSeparator();
    auto *camera = view->addMenu(tr("&Camera"));
    camera_ = new CameraMenu(settings_, view_->viewport(), camera, this);
    if (view_->viewport())
        mapActions_.append(camera->menuAction());
    mapActions_.append(camera->actions());
    QList<QAction *> drawing{camera->menuAction()};
    if (view_->viewport()) {
        auto *memory = view->addMenu(tr("&Memory for Textures"));
        offerPictureMemory(memory);
        drawing.append(memory->menuAction());
    }
    connect(view_, &ViewPanel::failed, this, [this, drawing](const QString &reason) {
        for (auto *action : drawing) {
            mapActions_.removeAll(action);
            action->setEnabled(false);
            action->setStatusTip(reason);
        }
    });
    fillThemeMenu(view->addMenu(tr("&Theme")));
    menuBar()->addMenu(tr("&Help"))->addActions({actions_[ActionId::WhatIsNew], actions_[ActionId::About]});
}

void MainWindow::fillFileMenu(QMenu *menu)
{
    menu->addActions({actions_[ActionId::Open], actions_[ActionId::OpenFolder]});
    recentMenu_ = menu->addMenu(tr("Open &Recent"));
    connect(recentMenu_, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    auto *sampleMenu = menu->addMenu(tr("Open a &Sample"));
    for (const auto *sample : samples())
        connect(sampleMenu->addAction(fromView(sample->title)), &QAction::triggered, this,
                [this, sample] { open(samplePath(fromView(sample->id))); });
    menu->addActions({actions_[ActionId::Save], actions_[ActionId::SaveAs]});
    menu->addSeparator();
    menu->addActions({actions_[ActionId::ImportEntities], actions_[ActionId::ExportEntities]});
    menu->addSeparator();
    menu->addAction(actions_[ActionId::Reload]);
    menu->addAction(actions_[ActionId::CloseMap]);
    menu->addSeparator();
    menu->addAction(actions_[ActionId::Quit]);
}

void MainWindow::fillThemeMenu(QMenu *menu)
{
    auto *themes = new QActionGroup(this);
    const QString names[] = {tr("&System"), tr("&Light"), tr("&Dark")};
    for (int i = 0; i < 3; ++i) {
        auto *action = themes->addAction(menu->addAction(names[i]));
        action->setCheckable(true);
        action->setChecked(static_cast<int>(settings_.theme()) == i);
        connect(action, &QAction::triggered, this, [this, i] {
            settings_.setTheme(static_cast<Theme>(i));
            applyTheme(static_cast<Theme>(i));
        });
    }
}

// No more than the machine has room for, whatever was chosen on another one.
void MainWindow::offerPictureMemory(QMenu *menu)
{
    const auto bytesOf = [](int megabytes) {
        return megabytes > 0 ? std::min(qint64{megabytes} << 20, PictureBudget::roomHere()) : PictureBudget::most();
    };
    auto *group = new QActionGroup(this);
    for (const int megabytes : {0, 256, 512, 1024, 2048, 4096, 8192}) {
        if (qint64{megabytes} << 20 > PictureBudget::roomHere())
            continue;
        const auto shown = QLocale().formattedDataSize(bytesOf(megabytes), megabytes > 0 ? 0 : 1,
                                                       QLocale::DataSizeTraditionalFormat);
        auto *action = group->addAction(menu->addAction(megabytes > 0 ? shown : tr("&Automatic (%1)").arg(shown)));
        action->setCheckable(true);
        action->setChecked(megabytes == settings_.pictureMemory());
        action->setStatusTip(tr("What the textures of a map may take in the 3D view; beyond it they are drawn coarser"));
        connect(action, &QAction::triggered, this, [this, bytesOf, megabytes] {
            settings_.setPictureMemory(megabytes);
            view_->viewport()->setPictureMemory(bytesOf(megabytes));
        });
    }
    view_->viewport()->setPictureMemory(bytesOf(settings_.pictureMemory()));
}

void MainWindow::createToolBar()
{
    auto *bar = addToolBar(tr("Toolbar"));
    bar->setObjectName(u"toolbar"_s);
    bar->addActions({actions_[ActionId::Open], actions_[ActionId::Save]});
    bar->addActions(undoActions_);
    bar->addActions({actions_[ActionId::Reload], actions_[ActionId::Back], actions_[ActionId::Forward]});
    bar->addSeparator();
    goToEdit_ = new QLineEdit(this);
    goToEdit_->setPlaceholderText(tr("Go to: faces 120, cluster 7, entity func_door, *3, 128 -64 40"));
    goToEdit_->setAccessibleName(tr("Go to a record or a place"));
    goToEdit_->setClearButtonEnabled(true);
    goToEdit_->setMaximumWidth(460);
    bar->addWidget(goToEdit_);
    addToolBarBreak();
    addToolBar(Qt::TopToolBarArea, notice_);
    notice_->hide();
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto slot) { connect(actions_[id], &QAction::triggered, this, slot); };
    on(ActionId::Open, &MainWindow::chooseFile);
    on(ActionId::OpenFolder, &MainWindow::chooseFolder);
    on(ActionId::Reload, [this] {
        if (document_)
            saving_->settleUnsaved([this] { reload(); });
        else
            images_->textures()->reload();
    });
    on(ActionId::CloseMap, [this] { saving_->settleUnsaved([this] { closeMap(); }); });
    on(ActionId::Quit, &QWidget::close);
    on(ActionId::WhatIsNew, [this] { showWhatIsNew(this); });
    on(ActionId::About, &MainWindow::about);
    on(ActionId::Back, [this] { walkHistory(false); });
    on(ActionId::Forward, [this] { walkHistory(true); });
    on(ActionId::CloseTable, [this] { tables_->closeCurrent(); });
    on(ActionId::NextTable, [this] { tables_->step(1); });
    on(ActionId::PreviousTable, [this] { tables_->step(-1); });
    on(ActionId::GoTo, [this] {
        goToEdit_->setFocus(Qt::ShortcutFocusReason);
        goToEdit_->selectAll();
    });
    on(ActionId::Filter, [this] {
        if (auto *focus = QApplication::focusWidget(); focus && entities_->isAncestorOf(focus) && entities_->list())
            entities_->list()->filterEdit()->setFocus(Qt::ShortcutFocusReason);
        else
            tables_->find();
    });
    auto *dismiss = new QAction(tr("Close the notice"), this);
    dismiss->setShortcut(Qt::Key_Escape);
    connect(dismiss, &QAction::triggered, notice_, &QWidget::hide);
    addAction(dismiss);
}

void MainWindow::connectViews()
{
    connect(goToEdit_, &QLineEdit::returnPressed, this, &MainWindow::goToTyped);
    connect(welcome_, &WelcomePage::openRequested, this, &MainWindow::chooseFile);
    connect(welcome_, &WelcomePage::chosen, this, &MainWindow::open);
    connect(lumps_, &LumpList::lumpChosen, this, &MainWindow::showTable);
    connect(lumps_, &LumpList::engineChosen, this, [this](int engine) {
        const auto &format = document_->map().format();
        settings_.setEngine(fromView(format.id), fromView(format.engines[static_cast<size_t>(engine)]));
        document_->setEngine(engine);
    });
    const auto tell = [this](const QString &sentence) { statusBar()->showMessage(sentence, 6000); };
    connect(camera_, &CameraMenu::statusMessage, this, tell);
    connect(camera_, &CameraMenu::viewWanted, this, &MainWindow::raiseView);
    connect(view_, &ViewPanel::statusMessage, this, tell);
    connect(inspector_, &Inspector::followed, this, &MainWindow::goTo);
    connect(inspector_, &Inspector::selectedLinked, this, &MainWindow::showLinked);
    connect(problems_, &ProblemList::followed, this, &MainWindow::goTo);
    connect(problems_, &ProblemList::chosen, this, [this](RecordRef record) {
        if (document_->map().contains(record))
            document_->selection().set({record}, record);
        else
            lumps_->setCurrentLump(record.lump);
    });
    connect(checking_, &BackgroundWork::cancelled, problems_, &ProblemList::setCancelled);
    connect(problems_, &ProblemList::checkRequested, this, &MainWindow::startChecks);
}

void MainWindow::connectTables()
{
    connect(tables_, &TableArea::currentLumpChanged, lumps_, &LumpList::setCurrentLump);
    connect(tables_, &TableArea::followed, this, &MainWindow::goTo);
    connect(tables_, &TableArea::selectedLinked, this, &MainWindow::showLinked);
    connect(tables_, &TableArea::exportRequested, this, &MainWindow::exportTable);
    connect(tables_, &TableArea::statusMessage, this,
            [this](const QString &sentence) { statusBar()->showMessage(sentence, 6000); });
}

void MainWindow::connectEntities()
{
    const auto format = [this] { return fromView(document_->map().format().id); };
    entities_->setGrouped(settings_.entitiesGrouped());
    connect(entities_, &EntityPanel::followed, this, &MainWindow::goTo);
    connect(entities_, &EntityPanel::noticed, this, [this](const QString &sentence) { notice_->say(sentence); });
    connect(entities_, &EntityPanel::statusMessage, this,
            [this](const QString &sentence) { statusBar()->showMessage(sentence, 8000); });
    connect(entities_, &EntityPanel::spawnModeChosen, this,
            [this, format](const QString &id) { settings_.setSpawnMode(format(), id); });
    connect(entities_, &EntityPanel::groupingChosen, this,
            [this](bool grouped) { settings_.setEntitiesGrouped(grouped); });
}

void MainWindow::updateWelcome()
{
    QList<WelcomePage::Item> recent, builtIn;
    for (const auto &path : settings_.recentFiles())
        recent.append(
            {u"%1   (%2)"_s.arg(QFileInfo(path).fileName(), QDir::toNativeSeparators(QFileInfo(path).path())), path});
    for (const auto *sample : samples())
        builtIn.append({tr("The gallery, for %1").arg(fromView(sample->title)), samplePath(fromView(sample->id))});
    welcome_->setRecent(recent);
    welcome_->setSamples(builtIn);
}

void MainWindow::fillRecentMenu()
{
    recentMenu_->clear();
    const auto files = settings_.recentFiles();
    for (const auto &path : files)
        connect(recentMenu_->addAction(QDir::toNativeSeparators(path)), &QAction::triggered, this,
                [this, path] { open(path); });
    if (files.isEmpty())
        recentMenu_->addAction(tr("What you open is listed here"))->setEnabled(false);
}

void MainWindow::about()
{
    auto *box = new QMessageBox(
        QMessageBox::NoIcon, tr("About Lumpscope"),
        tr("<h3>Lumpscope %1</h3><p>Opens compiled maps of Quake II, Quake III Arena and Half-Life and shows "
           "everything in them.</p>"
           "<p>Qt %2, running with %3. MIT licence.</p>")
            .arg(QStringLiteral(LUMPSCOPE_VERSION), QStringLiteral(QT_VERSION_STR), QString::fromLatin1(qVersion())),
        QMessageBox::Close, this);
    box->setIconPixmap(QApplication::windowIcon().pixmap(64));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

// The buttons 4 and 5 of a mouse go back and forward wherever the pointer is; item views would swallow them.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress && isActiveWindow() && watched->isWidgetType()) {
        const auto button = static_cast<QMouseEvent *>(event)->button();
        if (button == Qt::BackButton || button == Qt::ForwardButton) {
            actions_[button == Qt::BackButton ? ActionId::Back : ActionId::Forward]->trigger();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}
