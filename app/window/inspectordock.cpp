#include "app/window/inspectordock.h"

#include "app/settings.h"
#include "app/window/layouts.h"
#include "widgets/tables/inspector.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QStyle>

#include <algorithm>

InspectorDock::InspectorDock(QMainWindow *window, const Views &views, Layouts *layouts, Settings &settings)
    : QObject(window), window_(window), views_(views), layouts_(layouts), settings_(settings), inspector_(views.get<Inspector>()),
      dock_(views.dockOf(inspector_))
{
    dock_->installEventFilter(this);
    soon_.setSingleShot(true);
    // Waits, so that nothing moves between the two clicks of a double click.
    soon_.setInterval(QApplication::doubleClickInterval());
    connect(&soon_, &QTimer::timeout, this, &InspectorDock::come);
    connect(inspector_, &Inspector::filled, this, [this] {
        if (dock_->isHidden() && !soon_.isActive())
            soon_.start();
    });
    connect(layouts, &Layouts::restored, this, &InspectorDock::settle);
    connect(layouts, &Layouts::arranged, this, [this] { setClosed(false); });
}

// Shows or hides the dock after a layout was restored: something may have been selected when it was saved, and nothing now.
void InspectorDock::settle()
{
    if (inspector_->isFilled())
        come();
    else if (!dock_->isHidden() && standsApart())
        setShown(false);
}

// Returns whether the dock neither floats nor is tabbed with others.
bool InspectorDock::standsApart() const { return !dock_->isFloating() && window_->tabifiedDockWidgets(dock_).isEmpty(); }

// Takes the width from the middle docks only, or gives it back to them; those at the left keep theirs.
void InspectorDock::setShown(bool shown)
{
    const int own = shown ? layouts_->inspectorWidth() : dock_->width();
    const int taken = own + window_->style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, window_);
    QList<QDockWidget *> docks;
    QList<int> widths;
    for (const auto room : {Room::Left, Room::Middle}) {
        const auto all = views_.docksIn(room);
        const auto seen = std::ranges::find_if(all, [](const QDockWidget *dock) { return !dock->visibleRegion().isEmpty(); });
        if (seen == all.end())
            continue;
        docks.append(*seen);
        widths.append((*seen)->width() + (room == Room::Left ? 0 : shown ? -taken : taken));
    }
    dock_->setVisible(shown);
    if (!standsApart() || (!widths.isEmpty() && widths.last() <= 0))
        return;
    if (shown) {
        docks.append(dock_);
        widths.append(own);
    }
    window_->layout()->activate(); // sizes requested before this are lost
    window_->resizeDocks(docks, widths, Qt::Horizontal);
}

void InspectorDock::come()
{
    const bool isClosed = settings_.inspectorClosed().contains(QString::number(layouts_->current()));
    if (isClosed || !dock_->isHidden() || !inspector_->isFilled() || layouts_->isWhole())
        return;
    setShown(true);
}

void InspectorDock::setClosed(bool closed)
{
    auto layouts = settings_.inspectorClosed();
    const auto layout = QString::number(layouts_->current());
    if (layouts.contains(layout) == closed)
        return;
    if (closed)
        layouts.append(layout);
    else
        layouts.removeAll(layout);
    settings_.inspectorClosed.set(layouts);
}

// A close event means that the dock was closed by hand: the program itself calls hide().
bool InspectorDock::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Close)
        setClosed(true);
    if (event->type() == QEvent::Show) // restoring a layout may show it for a moment
        QTimer::singleShot(0, this, [this] {
            if (!dock_->isHidden())
                setClosed(false);
        });
    return QObject::eventFilter(watched, event);
}
