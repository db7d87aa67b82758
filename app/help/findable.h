// Everything that Ctrl+Shift+P finds, and what each entry does.
#pragma once

#include "app/help/commandpalette.h"

class Help;
class MainWindow;
class Navigation;
class Views;

// Returns entries for the window and its map in their current state. Do not keep them: they become outdated.
QList<NamedEntry> findable(MainWindow *window, const Views &views, Navigation *navigation, Help *help);
