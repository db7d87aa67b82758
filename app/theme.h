// Light and dark: Qt 6.4 has no dark mode of its own where no desktop provides one.
#pragma once

#include "app/settings.h"

void applyTheme(Theme theme);
