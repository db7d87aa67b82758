// Menus of things to switch, several of them in turn.
#pragma once

class QMenu;

// Keeps a menu, and those in it, open when the mouse or Space switches something there; Enter still closes it.
void keepOpenWhileSwitching(QMenu *menu);
