#include "widgets/parts/contextmenu.h"

#include <QAbstractScrollArea>
#include <QMenu>

QMenu *contextMenuOf(QWidget *widget)
{
    auto *menu = new QMenu(widget);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

// Areas that scroll tell places in their viewport.
void showContextMenu(QMenu *menu, QWidget *widget, const QPoint &at)
{
    const auto *area = qobject_cast<QAbstractScrollArea *>(widget);
    menu->popup((area ? area->viewport() : widget)->mapToGlobal(at));
}

void offerActions(QWidget *widget)
{
    widget->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(widget, &QWidget::customContextMenuRequested, widget, [widget](const QPoint &at) {
        auto *menu = contextMenuOf(widget);
        menu->addActions(widget->actions());
        showContextMenu(menu, widget, at);
    });
}
