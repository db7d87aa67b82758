// The entries of the 3D view's Show menu that stand for what lies over the map.
#pragma once

class QMenu;
class ViewOverlay;

void fillOverlayMenu(QMenu *menu, ViewOverlay &overlay);
