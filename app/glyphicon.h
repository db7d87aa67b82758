// Icons that the style has none for, drawn from a font's characters in the colour of the palette, light or dark.
#pragma once

#include <QIcon>

QIcon glyphIcon(QChar glyph);

// The same icon, so faint where its action is disabled that nobody takes it for one that can be pressed.
QIcon fadedWhenDisabled(const QIcon &icon);
