#include "widgets/parts/stickymenu.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace {

class Switcher : public QObject
{
public:
    explicit Switcher(QMenu *menu) : QObject(menu) {}

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *menu = qobject_cast<QMenu *>(watched);
        if (!menu)
            return false;
        QAction *action = nullptr;
        if (event->type() == QEvent::MouseButtonRelease)
            action = menu->actionAt(static_cast<QMouseEvent *>(event)->position().toPoint());
        else if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space)
            action = menu->activeAction();
        if (!action || !action->isCheckable() || !action->isEnabled())
            return false;
        action->trigger();
        return true;
    }
};

} // namespace

void keepOpenWhileSwitching(QMenu *menu)
{
    auto *switcher = new Switcher(menu);
    menu->installEventFilter(switcher);
    for (auto *inner : menu->findChildren<QMenu *>())
        inner->installEventFilter(switcher);
}
