#include "app/menus/viewactions.h"

#include "app/window/views.h"

#include <QMenu>
#include <QShortcutEvent>

using namespace Qt::StringLiterals;

ViewAction::ViewAction(const Views &views, const MapView *view, const QKeySequence &key, QObject *parent)
    : QAction(views.title(view), parent), views_(views), view_(view)
{
    auto *toggle = views.dockOf(view)->toggleViewAction();
    setCheckable(true);
    setChecked(toggle->isChecked());
    setShortcut(key);
    setStatusTip(key.isEmpty()
                     ? tr("Show or hide %1").arg(text())
                     : tr("Show or hide %1; %2 shows and focuses it").arg(text(), key.toString(QKeySequence::NativeText)));
    connect(toggle, &QAction::toggled, this, &QAction::setChecked);
    connect(this, &QAction::triggered, this, [this, toggle](bool shown) {
        if (toggle->isChecked() != shown)
            toggle->trigger();
        if (shown)
            views_.raise(view_);
    });
}

QString ViewAction::keyText() const { return tr("Go to %1").arg(views_.title(view_)); }
void ViewAction::focusView() const { views_.focus(view_); }

bool ViewAction::event(QEvent *event)
{
    if (event->type() != QEvent::Shortcut || static_cast<QShortcutEvent *>(event)->isAmbiguous())
        return QAction::event(event);
    focusView();
    return true;
}

QList<QAction *> addViewActions(QMenu *menu, const Views &views)
{
    QList<QAction *> actions;
    for (const auto *view : views.all()) {
        const auto number = actions.size() + 1;
        const QKeySequence key(number <= 10 ? u"Alt+%1"_s.arg(number % 10) : QString());
        actions.append(new ViewAction(views, view, key, menu));
    }
    menu->addActions(actions);
    return actions;
}
