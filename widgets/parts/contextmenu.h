// Context menus under the pointer. They run without a nested event loop: a map that is reloaded may delete the view while
// its menu is open, and QMenu::exec() or Qt::ActionsContextMenu would then return into a deleted object.
#pragma once

#include "widgets/mapview.h"

#include <QAction>

class QMenu;
class QPoint;
class QWidget;

// Creates an empty menu that deletes itself when it closes; fill it, then show it.
QMenu *contextMenuOf(QWidget *widget);

// Shows the menu at a position given by the widget's customContextMenuRequested().
void showContextMenu(QMenu *menu, QWidget *widget, const QPoint &at);

// Adds an action to a widget. Its key works while the widget has focus.
QAction *addOwnAction(QWidget *widget, const QString &text, const QKeySequence &key);

// Adds such an action and connects it to `slot`.
template <class Receiver, class Slot>
QAction *addOwnAction(QWidget *widget, const QString &text, const QKeySequence &key, Receiver *receiver, Slot slot)
{
    auto *action = addOwnAction(widget, text, key);
    QObject::connect(action, &QAction::triggered, receiver, slot);
    return action;
}

QAction *addOwnSeparator(QWidget *widget);

// A row of a table of actions, from which keys can be listed before the view exists. The text is translated in the view's
// context; a row without text is a separator.
template <class View>
struct OwnAction {
    const char *text = nullptr;
    QList<QKeySequence> keys{};
    void (*run)(View &) = nullptr;
};

// Adds an action for each row and returns them, with the separators.
template <class View>
QList<QAction *> addOwnActions(View *view, QWidget *widget, const QList<OwnAction<View>> &rows)
{
    QList<QAction *> actions;
    for (const auto &row : rows) {
        actions.append(row.text ? addOwnAction(widget, View::tr(row.text), {}, view, [view, run = row.run] { run(*view); })
                                : addOwnSeparator(widget));
        actions.last()->setShortcuts(row.keys);
    }
    return actions;
}

// Returns the text of an action without its mnemonic, key and ellipsis: "Export" for "&Export...".
QString plainText(const QString &actionText);
QString keysText(const QList<QKeySequence> &keys);

template <class View>
QList<OwnKey> keysOf(const QList<OwnAction<View>> &rows)
{
    QList<OwnKey> keys;
    for (const auto &row : rows)
        if (!row.keys.isEmpty())
            keys.append({keysText(row.keys), plainText(View::tr(row.text))});
    return keys;
}

// Shows actions of a widget in a submenu of its menus, in place of the first. Their keys still work.
QMenu *groupOwnActions(QWidget *widget, const QString &title, const QList<QAction *> &actions);
// Returns a widget's actions as its menus show them: without those in submenus.
QList<QAction *> menuActionsOf(const QWidget *widget);

// Shows the widget's own actions as its context menu.
void offerActions(QWidget *widget);
