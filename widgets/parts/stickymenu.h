// Menus of things to switch, several of them in turn.
#pragma once

#include <QMenu>

// An entry that is on or off; `set`, a slot of `object` or what is called for it, hears which whenever that changes.
template <typename Object, typename Set>
QAction *addSwitch(QMenu *menu, const QString &name, bool on, Object *object, Set set)
{
    auto *action = menu->addAction(name);
    action->setCheckable(true);
    action->setChecked(on);
    QObject::connect(action, &QAction::toggled, object, set);
    return action;
}

// Keeps a menu, and those in it, open when the mouse or Space switches something there; Enter still closes it.
void keepOpenWhileSwitching(QMenu *menu);
