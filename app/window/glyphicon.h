// Icons that the style lacks, drawn from font characters in the palette's text colour, so that they fit light and dark
// themes.
#pragma once

#include <QIcon>

QIcon glyphIcon(QChar glyph);

// Returns the same icon, so faint when disabled that it does not look clickable.
QIcon fadedWhenDisabled(const QIcon &icon);
