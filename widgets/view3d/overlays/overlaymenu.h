// The entries of the 3D view's Show menu for what is drawn over the map.
#pragma once

class QMenu;
class Overlays;

void fillOverlayMenu(QMenu *menu, Overlays &overlay);
