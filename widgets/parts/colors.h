// Colours taken from a palette and moved until they can be told from what lies behind them, in light themes and dark.
#pragma once

#include <QPalette>

// The contrast of two colours as WCAG counts it, from 1 to 21: shapes need 3, text 4.5.
double contrast(const QColor &one, const QColor &other);
// `color`, lighter or darker as far as needed for a contrast with `background`.
QColor withContrast(QColor color, const QColor &background, double wanted);
QColor blended(const QColor &one, const QColor &other, double shareOfOther);
// Of what is wrong, for text on the palette's base.
QColor faultColor(const QPalette &palette);
