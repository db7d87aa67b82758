// All that Ctrl+Shift+P finds, and what each does.
#pragma once

#include "app/commandpalette.h"

class Help;
class MainWindow;
class Navigation;
class Views;

// Of the window and its map, as they are now; to be used at once.
QList<NamedEntry> findable(MainWindow *window, const Views &views, Navigation *navigation, Help *help);
