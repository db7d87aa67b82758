#include "widgets/parts/contextmenu.h"

#include <QAbstractScrollArea>
#include <QMenu>
#include <QRegularExpression>

QMenu *contextMenuOf(QWidget *widget)
{
    auto *menu = new QMenu(widget);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

// Scroll areas report positions in their viewport.
void showContextMenu(QMenu *menu, QWidget *widget, const QPoint &at)
{
    const auto *area = qobject_cast<QAbstractScrollArea *>(widget);
    menu->popup((area ? area->viewport() : widget)->mapToGlobal(at));
}

QAction *addOwnAction(QWidget *widget, const QString &text, const QKeySequence &key)
{
    auto *action = new QAction(text, widget);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    widget->addAction(action);
    return action;
}

QAction *addOwnSeparator(QWidget *widget)
{
    auto *separator = new QAction(widget);
    separator->setSeparator(true);
    widget->addAction(separator);
    return separator;
}

QString plainText(const QString &actionText)
{
    static const QRegularExpression letterBehind(QStringLiteral(" \\(&.\\)")); // where no letter of the text was free
    return actionText.section(u'\t', 0, 0).remove(letterBehind).remove(u'&').remove(QStringLiteral("..."));
}

QString keysText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const auto &key : keys)
        texts.append(key.toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral(", "));
}

QMenu *groupOwnActions(QWidget *widget, const QString &title, const QList<QAction *> &actions)
{
    auto *menu = new QMenu(title, widget);
    menu->addActions(actions);
    widget->insertAction(actions.first(), menu->menuAction());
    return menu;
}

QList<QAction *> menuActionsOf(const QWidget *widget)
{
    auto actions = widget->actions();
    QList<QAction *> grouped;
    for (const auto *action : actions)
        if (const auto *menu = action->menu())
            grouped += menu->actions();
    actions.removeIf([&grouped](QAction *action) { return grouped.contains(action); });
    return actions;
}

void offerActions(QWidget *widget)
{
    widget->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(widget, &QWidget::customContextMenuRequested, widget, [widget](const QPoint &at) {
        auto *menu = contextMenuOf(widget);
        menu->addActions(menuActionsOf(widget));
        showContextMenu(menu, widget, at);
    });
}
