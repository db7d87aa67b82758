// Light and dark: Qt 6.4 has no dark mode of its own where no desktop provides one.
#pragma once

#include "app/settings.h"

class QMenu;

void applyTheme(Theme theme);
// The themes to choose from; what is chosen is applied and remembered.
void fillThemeMenu(QMenu *menu, Settings &settings);
