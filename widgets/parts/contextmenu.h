// Menus under the pointer. They are shown, not waited for: a map that has been read meanwhile may take the view away, and
// what waits in it (QMenu::exec, Qt::ActionsContextMenu) would come back into what is gone.
#pragma once

#include <QAction>

class QMenu;
class QPoint;
class QWidget;

// An empty menu that deletes itself when it closes; fill it, then show it.
QMenu *contextMenuOf(QWidget *widget);

// At a place that a widget's customContextMenuRequested told.
void showContextMenu(QMenu *menu, QWidget *widget, const QPoint &at);

// An action of the widget's own, whose key counts while the widget has the focus.
QAction *addOwnAction(QWidget *widget, const QString &text, const QKeySequence &key);

// The same, and what it does.
template <class Receiver, class Slot>
QAction *addOwnAction(QWidget *widget, const QString &text, const QKeySequence &key, Receiver *receiver, Slot slot)
{
    auto *action = addOwnAction(widget, text, key);
    QObject::connect(action, &QAction::triggered, receiver, slot);
    return action;
}

void addOwnSeparator(QWidget *widget);

// The widget's own actions, whenever its context menu is asked for.
void offerActions(QWidget *widget);
