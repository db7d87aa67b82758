// The Show menu of the 3D view.
#include "widgets/parts/stickymenu.h"
#include "widgets/view3d/colormodes.h"
#include "widgets/view3d/momentslider.h"
#include "widgets/view3d/overlaymenu.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

// Updated with each map rather than when the menu opens, so that entries can be found by name without it.
void ViewPanel::offerWhere(QAction *action, bool (*hasSuch)(const MapFile &map))
{
    const auto offer = [this, action, hasSuch] { action->setEnabled(!document_ || hasSuch(document_->map())); };
    connect(&viewport_->overlay(), &ViewOverlay::mapChanged, action, offer);
}

void ViewPanel::fillKinds(QMenu *menu)
{
    if (!viewport_)
        return;
    const std::pair<SceneKind, QString> kinds[] = {
        {SceneKind::World, tr("&World")},  {SceneKind::BrushModel, tr("&Brush models")},    {SceneKind::Trigger, tr("&Triggers")},
        {SceneKind::Sky, tr("&Sky")},      {SceneKind::NoDraw, tr("T&ool textures")},       {SceneKind::Liquid, tr("Li&quids")},
        {SceneKind::Flare, tr("Fl&ares")}, {SceneKind::Model, tr("Mode&ls and sprites\tO")}};
    for (const auto &[kind, name] : kinds) {
        auto *action = addSwitch(menu, name, !(viewport_->hidden() & kind), this, [this, which = kind](bool shown) {
            auto hidden = viewport_->hidden();
            hidden.setFlag(which, !shown);
            viewport_->setHidden(hidden);
        });
        connect(viewport_, &Viewport::hiddenChanged, action, // by a key
                [action, which = kind](SceneKinds hidden) { action->setChecked(!(hidden & which)); });
        if (kind == SceneKind::Flare)
            offerWhere(action, [](const MapFile &map) { return map.format().columns.faceType.lump != bsp::none; });
    }
    fillOverlayMenu(menu, viewport_->overlay());
    menu->addSeparator();
    addSwitch(menu, tr("Wire&frame"), false, viewport_, &Viewport::setWireframe);
    addSwitch(menu, tr("Smooth te&xtures"), true, viewport_, &Viewport::setLinear);
    offerWhere(addSwitch(menu, tr("W&hat mirrors and portals show"), true, viewport_, &Viewport::setPortals),
               [](const MapFile &map) { return !map.game().portals.surface.empty(); });
    connect(viewport_, &Viewport::fogChanged, addSwitch(menu, tr("Fog (&v)\tV"), true, viewport_, &Viewport::setFog),
            &QAction::setChecked);
    addSwitch(menu, tr("What the PVS hides as &ghosts"), false, viewport_, &Viewport::setGhosts);
    auto *animation = addSwitch(menu, tr("A&nimation"), false, viewport_, &Viewport::setAnimated);
    auto *moment = new MomentSlider(menu);
    menu->addAction(moment);
    connect(moment, &MomentSlider::moved, viewport_, &Viewport::setMoment);
    connect(animation, &QAction::toggled, moment, [moment](bool runs) { moment->setEnabled(!runs); });
    addSwitch(menu, tr("What the selected cluster sees (&u)"), true, &viewport_->sight(), &SightTint::setShown);
    menu->addAction(colorModes_->legendAction());
    keepOpenWhileSwitching(menu);
}
