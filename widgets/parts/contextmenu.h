// Menus under the pointer. They are shown, not waited for: a map that has been read meanwhile may take the view away, and
// what waits in it (QMenu::exec, Qt::ActionsContextMenu) would come back into what is gone.
#pragma once

class QMenu;
class QPoint;
class QWidget;

// An empty menu that deletes itself when it closes; fill it, then show it.
QMenu *contextMenuOf(QWidget *widget);

// At a place that a widget's customContextMenuRequested told.
void showContextMenu(QMenu *menu, QWidget *widget, const QPoint &at);

// The widget's own actions, whenever its context menu is asked for.
void offerActions(QWidget *widget);
