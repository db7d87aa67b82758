#include "widgets/scene/overlaymenu.h"

#include "widgets/scene/viewoverlay.h"

#include <QCoreApplication>
#include <QMenu>

namespace
{

struct MenuText {
    Q_DECLARE_TR_FUNCTIONS(OverlayMenu)
};

template <typename Object>
QAction *addSwitch(QMenu *menu, const QString &name, bool on, Object &object, void (Object::*set)(bool))
{
    auto *action = menu->addAction(name);
    action->setCheckable(true);
    action->setChecked(on);
    QObject::connect(action, &QAction::toggled, &object, set);
    return action;
}

} // namespace

void fillOverlayMenu(QMenu *menu, ViewOverlay &overlay)
{
    auto &entities = overlay.entities();
    menu->addSeparator();
    addSwitch(menu, MenuText::tr("&Entities"), true, entities, &EntityOverlay::setShown);
    addSwitch(menu, MenuText::tr("&Names of all entities"), false, entities, &EntityOverlay::setNamesShown);
    addSwitch(menu, MenuText::tr("Ta&rgets of all entities"), false, entities, &EntityOverlay::setLinksShown);
}
