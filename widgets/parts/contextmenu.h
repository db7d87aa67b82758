// Menus under the pointer. They are shown, not waited for: a map that has been read meanwhile may take the view away, and
// what waits in it (QMenu::exec, Qt::ActionsContextMenu) would come back into what is gone.
#pragma once

#include "widgets/mapview.h"

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

// The same as a table, whose keys can be told before there is such a view. The text is translated in the view's context; a
// row without one is a separator.
template <class View>
struct OwnAction {
    const char *text = nullptr;
    QList<QKeySequence> keys{};
    void (*run)(View &) = nullptr;
};

// What was made for each row; null for separators.
template <class View>
QList<QAction *> addOwnActions(View *view, QWidget *widget, const QList<OwnAction<View>> &rows)
{
    QList<QAction *> actions;
    for (const auto &row : rows) {
        actions.append(row.text
                           ? addOwnAction(widget, View::tr(row.text), {}, view, [view, run = row.run] { run(*view); })
                           : nullptr);
        if (row.text)
            actions.last()->setShortcuts(row.keys);
        else
            addOwnSeparator(widget);
    }
    return actions;
}

// "&Export..." without what is for menus alone.
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

// The widget's own actions, whenever its context menu is asked for.
void offerActions(QWidget *widget);
