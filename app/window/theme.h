// Light and dark themes: Qt 6.4 has no dark mode unless the desktop provides one.
#pragma once

#include "app/settings.h"

class QMenu;

void applyTheme(Theme theme);
// Adds the themes to a menu. The chosen one is applied and remembered.
void fillThemeMenu(QMenu *menu, Settings &settings);
