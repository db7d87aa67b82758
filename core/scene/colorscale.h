// Colours for numbers, computed in Oklab, a perceptually uniform colour space.
#pragma once

#include <QRgb>

// Returns a colour of a scale from 0 (dark violet) to 1 (pale yellow) whose lightness rises evenly, so that lightness alone
// tells values apart. Clamps values beyond.
QRgb rampColor(double share);
// Returns the scale's colour for a value between `low` and `high`; its middle colour if both are equal.
QRgb scaleColor(double value, double low, double high);
// Returns a colour for a number that only identifies something: always the same, and very different from the colours of the
// next numbers.
QRgb numberColor(quint64 number);
inline constexpr QRgb noValueColor = 0xff5a5c60; // neutral grey, for what has no value
