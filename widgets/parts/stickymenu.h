// Menus with switches that stay open, so that several can be toggled.
#pragma once

#include <QMenu>

// Adds a checkable entry. Each time it is toggled, calls `set`, a slot of `object` or a function, with the new state.
template <typename Object, typename Set>
QAction *addSwitch(QMenu *menu, const QString &name, bool on, Object *object, Set set)
{
    auto *action = menu->addAction(name);
    action->setCheckable(true);
    action->setChecked(on);
    QObject::connect(action, &QAction::toggled, object, set);
    return action;
}

// Keeps a menu and its submenus open while the mouse or Space toggles entries; Enter still closes them.
void keepOpenWhileSwitching(QMenu *menu);
