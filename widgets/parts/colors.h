// Colours taken from a palette and adjusted until they contrast with their background, in light and dark themes.
#pragma once

#include <QPalette>

class QPainter;

// Returns the WCAG contrast ratio of two colours, from 1 to 21: shapes need 3, text 4.5.
double contrast(const QColor &one, const QColor &other);
// Returns `color`, lightened or darkened as far as needed for the wanted contrast with `background`.
QColor withContrast(QColor color, const QColor &background, double wanted);
QColor blended(const QColor &one, const QColor &other, double shareOfOther);
// Returns the colour for errors, readable as text on the palette's base.
QColor faultColor(const QPalette &palette);
// Draws a frame that is visible on any image: a white line edged in black.
void drawContrastFrame(QPainter &painter, const QRectF &rect, int width);
