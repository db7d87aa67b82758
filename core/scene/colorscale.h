// Colours for numbers, made in a space where equal steps look equal (Oklab), so that they differ by lightness alone, too.
#pragma once

#include <QRgb>

// Returns a colour of a scale from 0 (dark violet) to 1 (pale yellow) whose lightness rises evenly; clamps values beyond.
QRgb rampColor(double share);
// Returns the scale's colour for a number between two others; the middle if these are equal.
QRgb scaleColor(double value, double low, double high);
// Returns a colour for a number that is only a name: always the same, and very different from its neighbours'.
QRgb numberColor(quint64 number);
inline constexpr QRgb noValueColor = 0xff5a5c60; // neutral grey, for what has no number
