// Where the views are: docks, and the four layouts of them.
#include "app/mainwindow.h"
#include "app/noticebar.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/images/imagepanel.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/colormodes.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/vis/vispanel.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMenu>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace
{

enum Dock { LumpsDock, TablesDock, InspectorDock, ProblemsDock, EntitiesDock, ImagesDock, ViewDock, VisDock };
constexpr int layoutCount = 4, visLayout = 1, imagesLayout = 2, entitiesLayout = 3;
constexpr int dockVersion = 4; // of the saved places: those without a dock that came later are not used

} // namespace

void MainWindow::createDocks()
{
    docks_ = {addDock(u"lumps"_s, tr("Lumps"), lumps_, Qt::LeftDockWidgetArea),
              addDock(u"tables"_s, tr("Tables"), tables_, Qt::BottomDockWidgetArea),
              addDock(u"inspector"_s, tr("Inspector"), inspector_, Qt::RightDockWidgetArea),
              addDock(u"problems"_s, tr("Problems"), problems_, Qt::BottomDockWidgetArea),
              addDock(u"entities"_s, tr("Entities"), entities_, Qt::LeftDockWidgetArea),
              addDock(u"images"_s, tr("Images"), images_, Qt::BottomDockWidgetArea),
              addDock(u"view"_s, tr("3D View"), view_, Qt::BottomDockWidgetArea),
              addDock(u"visibility"_s, tr("Visibility"), vis_, Qt::BottomDockWidgetArea)};
    connectColors();
    connect(docks_[ViewDock], &QDockWidget::visibilityChanged, view_, &ViewPanel::setInFront);
    // Back among the others it would lie behind them.
    connect(docks_[ViewDock], &QDockWidget::topLevelChanged, this, [this](bool floats) {
        if (!floats)
            QTimer::singleShot(0, docks_[ViewDock], &QWidget::raise);
    });
    connect(docks_[ImagesDock], &QDockWidget::visibilityChanged, images_, &ImagePanel::setInFront);
    connect(docks_[VisDock], &QDockWidget::visibilityChanged, vis_, &VisPanel::setInFront);
}

// Whether the legend is shown is remembered, and a table may ask for a column of its own to be seen.
void MainWindow::connectColors()
{
    auto *modes = view_->colorModes();
    if (!modes)
        return;
    modes->legendAction()->setChecked(settings_.legendShown());
    connect(modes->legendAction(), &QAction::toggled, this, [this](bool shown) { settings_.setLegendShown(shown); });
    connect(tables_, &TableArea::colorRequested, this, [this, modes](bsp::FieldRef column) {
        raiseView();
        modes->colorBy(column);
    });
}

QDockWidget *MainWindow::addDock(const QString &name, const QString &title, QWidget *view, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setWidget(view);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::arrangeDocks()
{
    for (auto *dock : docks_) {
        dock->setFloating(false);
        dock->show();
    }
    const int layout = settings_.layout();
    const bool isForEntities = layout == entitiesLayout, isForImages = layout == imagesLayout, isForVis = layout == visLayout;
    const bool isWide = isForImages || isForVis; // the middle takes all the room it gets
    auto *top = docks_[ViewDock]; // of the middle; below are the tables
    // One area for all: without a central widget areas do not share the width as asked.
    addDockWidget(Qt::LeftDockWidgetArea, docks_[LumpsDock]);
    splitDockWidget(docks_[LumpsDock], top, Qt::Horizontal);
    if (isWide)
        tabifyDockWidget(docks_[LumpsDock], docks_[InspectorDock]);
    else
        splitDockWidget(top, docks_[InspectorDock], Qt::Horizontal);
    splitDockWidget(top, docks_[TablesDock], Qt::Vertical);
    tabifyDockWidget(docks_[LumpsDock], docks_[EntitiesDock]);
    if (isForVis) { // what is seen, beside who sees it
        splitDockWidget(top, docks_[VisDock], Qt::Horizontal);
        docks_[ImagesDock]->hide(); // too wide for half of the room
    } else {
        tabifyDockWidget(top, docks_[VisDock]);
    }
    tabifyDockWidget(top, docks_[ImagesDock]);
    tabifyDockWidget(docks_[TablesDock], docks_[ProblemsDock]);
    docks_[isForEntities ? EntitiesDock : LumpsDock]->raise();
    docks_[isForImages ? ImagesDock : ViewDock]->raise();
    docks_[TablesDock]->raise();
    const int left = isForEntities ? qBound(300, width() / 3, 480) : qBound(250, width() / 4, 370);
    const int right = isWide ? 0 : qBound(260, width() / 4, 400), middle = width() - left - right;
    if (isForVis)
        resizeDocks({docks_[LumpsDock], top, docks_[VisDock]}, {left, middle / 2, middle / 2}, Qt::Horizontal);
    else if (isWide)
        resizeDocks({docks_[LumpsDock], top}, {left, middle}, Qt::Horizontal);
    else
        resizeDocks({docks_[LumpsDock], top, docks_[InspectorDock]}, {left, middle, right}, Qt::Horizontal);
    resizeDocks({top, docks_[TablesDock]}, isForImages ? QList{700, 200} : QList{550, 320}, Qt::Vertical);
}

void MainWindow::saveDocks()
{
    settings_.setDockState(settings_.layout(), saveState(dockVersion));
}

void MainWindow::restoreDocks()
{
    const auto before = size();
    const auto state = settings_.dockState(settings_.layout());
    if (state.isEmpty() || !restoreState(state, dockVersion))
        arrangeDocks();
    notice_->hide();
    // Until docks share a place they ask for room side by side, which would make the window wider than the screen.
    if (!isMaximized() && !isFullScreen())
        resize(before);
}

// With no map there is nothing for the others to show.
void MainWindow::showImagesAlone()
{
    centralWidget()->hide();
    for (auto *dock : docks_)
        dock->setVisible(dock == docks_[ImagesDock]);
    addDockWidget(Qt::LeftDockWidgetArea, docks_[ImagesDock]);
}

void MainWindow::raiseImages()
{
    docks_[ImagesDock]->show();
    docks_[ImagesDock]->raise();
}

void MainWindow::raiseView()
{
    docks_[ViewDock]->show();
    docks_[ViewDock]->raise();
}

void MainWindow::setLayout(int layout)
{
    if (!document_)
        return;
    saveDocks();
    settings_.setLayout(layout);
    layoutActions_[layout]->setChecked(true);
    restoreDocks();
    openLayoutTables();
}

// The tables that a layout is about; the first comes to the front.
void MainWindow::openLayoutTables()
{
    const auto &roles = document_->map().format().roles;
    const QList<int> tables[layoutCount] = {{roles.faces},
                                            {roles.clusters, roles.leafs, roles.visibility},
                                            {roles.images, roles.faceLightmaps},
                                            {roles.entities, roles.entityList}};
    const auto &wanted = tables[settings_.layout()];
    for (const int lump : wanted)
        tables_->open(lump);
    tables_->open(wanted.first());
    tables_->currentWidget()->setFocus();
}

void MainWindow::fillLayoutMenu(QMenu *menu)
{
    auto *layouts = new QActionGroup(this);
    const QString names[layoutCount] = {tr("&Explore"), tr("&Visibility"), tr("&Images"), tr("E&ntities")};
    for (int i = 0; i < layoutCount; ++i) {
        auto *action = layouts->addAction(menu->addAction(names[i]));
        action->setCheckable(true);
        action->setChecked(i == settings_.layout());
        action->setShortcut(QKeySequence(u"Ctrl+%1"_s.arg(i + 1)));
        connect(action, &QAction::triggered, this, [this, i] { setLayout(i); });
        layoutActions_.append(action);
    }
    menu->addSeparator();
    auto *reset = menu->addAction(tr("&Reset This Layout"));
    connect(reset, &QAction::triggered, this, &MainWindow::arrangeDocks);
    mapActions_.append(reset);
}

void MainWindow::addDockActions(QMenu *menu)
{
    for (auto *dock : docks_) {
        dock->toggleViewAction()->setStatusTip(tr("Show or hide %1").arg(dock->windowTitle()));
        menu->addAction(dock->toggleViewAction());
        mapActions_.append(dock->toggleViewAction());
    }
    menu->addSeparator();
    for (qsizetype i = 0; i < docks_.size(); ++i) {
        auto *focus = menu->addAction(tr("Go to %1").arg(docks_[i]->windowTitle()));
        focus->setShortcut(QKeySequence(u"Alt+%1"_s.arg(i + 1)));
        focus->setStatusTip(tr("Show %1 and give it the keyboard").arg(docks_[i]->windowTitle()));
        connect(focus, &QAction::triggered, this, [this, i] { focusDock(docks_[i]); });
        mapActions_.append(focus);
    }
}

void MainWindow::focusDock(QDockWidget *dock)
{
    dock->show();
    dock->raise();
    auto *current = dock->widget() == tables_ ? tables_->currentWidget() : dock->widget();
    if (current)
        current->setFocus(Qt::ShortcutFocusReason);
}

