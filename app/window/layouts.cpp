#include "app/window/layouts.h"

#include "app/settings.h"
#include "app/window/tablearea.h"
#include "widgets/entities/entitygraphview.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/images/imagepanel.h"
#include "widgets/tables/lumplist.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/vis/vispanel.h"

#include <QActionGroup>
#include <QApplication>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

enum Layout { Explore, Visibility, Images, Entities, Count };

// Hides empty tab bars: Qt 6.4 leaves those of docks that were tabbed while they were moved, as lines across other docks.
void hideEmptyTabBars(const QMainWindow *window)
{
    for (auto *bar : window->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly))
        if (bar->count() == 0)
            bar->hide();
}

} // namespace

Layouts::Layouts(QMainWindow *window, const Views &views, Settings &settings)
    : QObject(window), window_(window), views_(views), settings_(settings), current_(settings.layout())
{
}

QList<QAction *> Layouts::fillMenu(QMenu *menu)
{
    auto *group = new QActionGroup(this);
    const std::pair<QString, QString> rows[Count] = {{tr("&Explore"), tr("The 3D view, the lumps and their tables")},
                                                     {tr("&Visibility"), tr("The 3D view and the visibility side by side")},
                                                     {tr("&Images"), tr("Textures and lightmaps")},
                                                     {tr("E&ntities"), tr("The entities with their keys, and the 3D view")}};
    for (int i = 0; i < Count; ++i) {
        auto *action = group->addAction(menu->addAction(rows[i].first));
        action->setCheckable(true);
        action->setChecked(i == current());
        action->setShortcut(QKeySequence(u"Ctrl+%1"_s.arg(i + 1)));
        action->setStatusTip(rows[i].second);
        action->setToolTip(u"%1 (%2)"_s.arg(rows[i].second, action->shortcut().toString(QKeySequence::NativeText)));
        connect(action, &QAction::triggered, this, [this, i] { emit chosen(i); });
        actions_.append(action);
    }
    menu->addSeparator();
    auto *whole = menu->addAction(tr("&Maximise This View"), this, &Layouts::toggleMaximized);
    whole->setShortcut(Qt::Key_F11);
    return actions_ + QList{whole, menu->addAction(tr("&Reset This Layout"), this, &Layouts::arrange)};
}

void Layouts::fillBar(QToolBar *bar) { bar->addActions(actions_); }

// Returns the version of saved dock states. It grows with each added view, so that older states are not used. The first
// version was 4, with eight views.
int Layouts::dockVersion() const { return static_cast<int>(views_.docks().size()) - 4; }

void Layouts::set(int layout)
{
    const bool again = layout == current();
    save();
    current_ = layout;
    settings_.layout.set(layout);
    actions_[layout]->setChecked(true);
    restore();
    bringBack(again);
    viewsOf(layout).first()->setFocus(Qt::ShortcutFocusReason); // so that its keys and Find work at once
}

// Returns the views that belong to a layout, the main one first.
QList<MapView *> Layouts::viewsOf(int layout) const
{
    MapView *lumps = views_.get<LumpList>(), *tables = views_.get<TableArea>(), *view = views_.get<ViewPanel>();
    switch (layout) {
    case Visibility: return {views_.get<VisPanel>(), view, tables};
    case Images: return {views_.get<ImagePanel>(), tables};
    case Entities: return {views_.get<EntityPanel>(), view, tables};
    default: return {view, lumps, tables};
    }
}

void Layouts::bringBack(bool all)
{
    const auto wanted = viewsOf(current());
    for (auto view = wanted.rbegin(); view != wanted.rend(); ++view)
        if (all || (*view == wanted.first() && views_.dockOf(*view)->isHidden()))
            views_.raise(*view);
}

void Layouts::save()
{
    settings_.dockState.set(QString::number(current()), before_.isEmpty() ? window_->saveState(dockVersion()) : before_);
}

void Layouts::restore()
{
    before_.clear();
    const auto before = window_->size();
    letDocksMove();
    const auto state = settings_.dockState(QString::number(current()));
    const bool isKnown = !state.isEmpty() && window_->restoreState(state, dockVersion());
    if (!isKnown)
        arrange();
    if (!window_->isMaximized() && !window_->isFullScreen())
        window_->resize(before);
    if (isKnown)
        emit restored();
}

// Lifts the window's minimum size while docks are moved: until they are tabbed, they need space side by side, which would
// make the window larger than the screen or unmaximise it.
void Layouts::letDocksMove()
{
    auto *layout = window_->layout();
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    QTimer::singleShot(0, layout, [layout] { layout->setSizeConstraint(QLayout::SetDefaultConstraint); });
}

void Layouts::toggleMaximized()
{
    auto *const focus = QApplication::focusWidget();
    if (!before_.isEmpty()) {
        letDocksMove();
        window_->restoreState(std::exchange(before_, {}), dockVersion());
        emit restored();
    } else {
        const auto docks = views_.docks();
        const auto own = std::ranges::find_if(docks, [focus](const QDockWidget *dock) { return dock->isAncestorOf(focus); });
        maximizeView(
            views_.all()[own == docks.end() ? docks.indexOf(views_.dockOf(views_.get<ViewPanel>())) : own - docks.begin()]);
    }
    if (focus)
        focus->setFocus(); // hiding others may have moved it
}

void Layouts::maximizeView(const MapView *view)
{
    if (before_.isEmpty())
        before_ = window_->saveState(dockVersion());
    for (auto *dock : views_.docks())
        dock->setVisible(dock == views_.dockOf(view));
}

// Returns whether the window is too low to have tables below the view.
bool Layouts::isLow() const { return window_->height() < 60 * window_->fontMetrics().lineSpacing(); }
int Layouts::inspectorWidth() const { return qBound(260, window_->width() / (isLow() ? 5 : 4), 400); }

void Layouts::arrange()
{
    before_.clear();
    letDocksMove();
    for (auto *dock : views_.docks()) {
        dock->setFloating(false);
        dock->show();
    }
    const int layout = current();
    const bool isWide = layout == Images || layout == Visibility; // the middle takes all the width
    const bool isBelowLumps = layout == Explore && isLow();
    auto *const lumps = views_.dockOf(views_.get<LumpList>()), *const tables = views_.dockOf(views_.get<TableArea>());
    auto *const top = views_.dockOf(views_.get<ViewPanel>()); // in the middle, above the tables
    auto *const images = views_.dockOf(views_.get<ImagePanel>()), *const vis = views_.dockOf(views_.get<VisPanel>());
    auto *const graph = views_.dockOf(views_.get<EntityGraphView>());
    // Uses one area for all docks: without a central widget, Qt does not divide the width between areas as requested.
    window_->addDockWidget(Qt::LeftDockWidgetArea, lumps);
    window_->splitDockWidget(lumps, top, Qt::Horizontal);
    const auto atRight = views_.docksIn(Room::Right);
    if (isWide)
        window_->tabifyDockWidget(lumps, atRight.first());
    else
        window_->splitDockWidget(top, atRight.first(), Qt::Horizontal);
    window_->splitDockWidget(isBelowLumps ? lumps : top, tables, Qt::Vertical);
    if (layout == Visibility) { // the visibility beside the 3D view
        window_->splitDockWidget(top, vis, Qt::Horizontal);
        images->hide(); // too wide for half of the middle
    }
    const auto share = [this](QDockWidget *first, const QList<QDockWidget *> &others, const QDockWidget *apart = nullptr) {
        for (auto other = others.rbegin(); other != others.rend(); ++other) // the last one added becomes the nearest tab
            if (*other != first && *other != apart)
                window_->tabifyDockWidget(first, *other);
    };
    share(lumps, views_.docksIn(Room::Left));
    share(top, views_.docksIn(Room::Middle), layout == Visibility ? vis : layout == Entities ? graph : nullptr);
    share(tables, layout == Entities ? QList{graph} + views_.docksIn(Room::Below) : views_.docksIn(Room::Below));
    share(atRight.first(), atRight);
    (layout == Entities ? views_.dockOf(views_.get<EntityPanel>()) : lumps)->raise();
    (layout == Images ? images : top)->raise();
    tables->raise();
    if (!isWide)
        atRight.first()->hide(); // InspectorDock shows it when needed

    const int all = window_->width();
    const int left = layout == Entities ? qBound(300, all / 3, 480)
                     : isBelowLumps     ? qBound(300, all * 3 / 10, 480)
                                        : qBound(250, all / 4, 370);
    const int middle = all - left;
    if (layout == Visibility)
        window_->resizeDocks({lumps, top, vis}, {left, middle / 2, middle / 2}, Qt::Horizontal);
    else
        window_->resizeDocks({lumps, top}, {left, middle}, Qt::Horizontal);
    window_->resizeDocks({isBelowLumps ? lumps : top, tables},
                         isBelowLumps       ? QList{500, 500}
                         : layout == Images ? QList{700, 200}
                                            : QList{550, 320},
                         Qt::Vertical);
    QTimer::singleShot(0, window_, [window = window_] { hideEmptyTabBars(window); });
    emit arranged();
    emit restored();
}

void Layouts::showOnly(const MapView *view)
{
    before_.clear();
    auto *const only = views_.dockOf(view);
    for (auto *dock : views_.docks())
        dock->setVisible(dock == only);
    window_->addDockWidget(Qt::LeftDockWidgetArea, only);
}

QList<int> Layouts::tables(const MapFile &map) const
{
    const auto &roles = map.format().roles;
    switch (current()) {
    case Visibility: return {roles.clusters, roles.leafs, roles.visibility};
    case Images: return {roles.images, roles.faceLightmaps};
    case Entities: return {roles.entities, roles.entityList};
    default: return {roles.faces};
    }
}
