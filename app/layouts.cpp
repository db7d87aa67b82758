#include "app/layouts.h"

#include "app/settings.h"
#include "app/tablearea.h"
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

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace
{

enum Layout { Explore, Visibility, Images, Entities, Count };

// Of docks that shared a place while they were moved, Qt 6.4 leaves the bar of their tabs, a line across others.
void hideEmptyTabBars(const QMainWindow *window)
{
    for (auto *bar : window->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly))
        if (bar->count() == 0)
            bar->hide();
}

} // namespace

Layouts::Layouts(QMainWindow *window, const Views &views, Settings &settings)
    : QObject(window), window_(window), views_(views), settings_(settings)
{
}

QList<QAction *> Layouts::fillMenu(QMenu *menu)
{
    auto *group = new QActionGroup(this);
    const QString names[Count] = {tr("&Explore"), tr("&Visibility"), tr("&Images"), tr("E&ntities")};
    for (int i = 0; i < Count; ++i) {
        auto *action = group->addAction(menu->addAction(names[i]));
        action->setCheckable(true);
        action->setChecked(i == current());
        action->setShortcut(QKeySequence(u"Ctrl+%1"_s.arg(i + 1)));
        connect(action, &QAction::triggered, this, [this, i] { emit chosen(i); });
        actions_.append(action);
    }
    menu->addSeparator();
    auto *whole = menu->addAction(tr("&Whole Window for This View"), this, &Layouts::toggleWhole);
    whole->setShortcut(Qt::Key_F11);
    return actions_ + QList{whole, menu->addAction(tr("&Reset This Layout"), this, &Layouts::arrange)};
}

// Of the saved places: those from before there was another view are not used. The first of these was 4 with eight views.
int Layouts::dockVersion() const
{
    return static_cast<int>(views_.docks().size()) - 4;
}

int Layouts::current() const
{
    return settings_.layout();
}

void Layouts::set(int layout)
{
    save();
    settings_.layout.set(layout);
    actions_[layout]->setChecked(true);
    restore();
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
    if (state.isEmpty() || !window_->restoreState(state, dockVersion()))
        arrange();
    if (!window_->isMaximized() && !window_->isFullScreen())
        window_->resize(before);
}

// Until docks share a place they ask for room side by side, which would make the window larger than the screen, or take it
// out of being maximized.
void Layouts::letDocksMove()
{
    auto *layout = window_->layout();
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    QTimer::singleShot(0, layout, [layout] { layout->setSizeConstraint(QLayout::SetDefaultConstraint); });
}

void Layouts::toggleWhole()
{
    auto *const focus = QApplication::focusWidget();
    if (!before_.isEmpty()) {
        letDocksMove();
        window_->restoreState(std::exchange(before_, {}), dockVersion());
    } else {
        const auto docks = views_.docks();
        const auto own = std::ranges::find_if(docks, [focus](const QDockWidget *dock) { return dock->isAncestorOf(focus); });
        auto *const only = own == docks.end() ? views_.dockOf(views_.get<ViewPanel>()) : *own;
        before_ = window_->saveState(dockVersion());
        for (auto *dock : docks)
            dock->setVisible(dock == only);
    }
    if (focus)
        focus->setFocus(); // hiding others may have moved it
}

void Layouts::arrange()
{
    before_.clear();
    letDocksMove();
    for (auto *dock : views_.docks()) {
        dock->setFloating(false);
        dock->show();
    }
    const int layout = current();
    const bool isWide = layout == Images || layout == Visibility; // the middle takes all the room it gets
    auto *const lumps = views_.dockOf(views_.get<LumpList>()), *const tables = views_.dockOf(views_.get<TableArea>());
    auto *const top = views_.dockOf(views_.get<ViewPanel>()); // of the middle; below are the tables
    auto *const images = views_.dockOf(views_.get<ImagePanel>()), *const vis = views_.dockOf(views_.get<VisPanel>());
    // One area for all: without a central widget areas do not share the width as asked.
    window_->addDockWidget(Qt::LeftDockWidgetArea, lumps);
    window_->splitDockWidget(lumps, top, Qt::Horizontal);
    const auto atRight = views_.docksIn(Room::Right);
    if (isWide)
        window_->tabifyDockWidget(lumps, atRight.first());
    else
        window_->splitDockWidget(top, atRight.first(), Qt::Horizontal);
    window_->splitDockWidget(top, tables, Qt::Vertical);
    if (layout == Visibility) { // what is seen, beside who sees it
        window_->splitDockWidget(top, vis, Qt::Horizontal);
        images->hide(); // too wide for half of the room
    }
    const auto share = [this](QDockWidget *first, const QList<QDockWidget *> &others, const QDockWidget *apart = nullptr) {
        for (auto other = others.rbegin(); other != others.rend(); ++other) // a later row is a nearer tab
            if (*other != first && *other != apart)
                window_->tabifyDockWidget(first, *other);
    };
    share(lumps, views_.docksIn(Room::Left));
    share(top, views_.docksIn(Room::Middle), layout == Visibility ? vis : nullptr);
    share(tables, views_.docksIn(Room::Below));
    share(atRight.first(), atRight);
    (layout == Entities ? views_.dockOf(views_.get<EntityPanel>()) : lumps)->raise();
    (layout == Images ? images : top)->raise();
    tables->raise();

    const int all = window_->width();
    const int left = layout == Entities ? qBound(300, all / 3, 480) : qBound(250, all / 4, 370);
    const int right = isWide ? 0 : qBound(260, all / 4, 400), middle = all - left - right;
    if (layout == Visibility)
        window_->resizeDocks({lumps, top, vis}, {left, middle / 2, middle / 2}, Qt::Horizontal);
    else if (isWide)
        window_->resizeDocks({lumps, top}, {left, middle}, Qt::Horizontal);
    else
        window_->resizeDocks({lumps, top, atRight.first()}, {left, middle, right}, Qt::Horizontal);
    window_->resizeDocks({top, tables}, layout == Images ? QList{700, 200} : QList{550, 320}, Qt::Vertical);
    QTimer::singleShot(0, window_, [window = window_] { hideEmptyTabBars(window); });
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
