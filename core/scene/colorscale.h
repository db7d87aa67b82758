// Colours that stand for numbers, made in a space where equal steps look equal (Oklab), so that they can be told apart
// by lightness alone, too.
#pragma once

#include <QRgb>

// A scale from 0 (dark violet) to 1 (pale yellow), evenly lighter; beyond it the nearer end.
QRgb rampColor(double share);
// Of a number between two others; of a single one the middle.
QRgb scaleColor(double value, double low, double high);
// Well-spread colours for numbers that only name things: those next to each other differ much, and a number always has
// the same.
QRgb numberColor(quint64 number);
inline constexpr QRgb noValueColor = 0xff5a5c60; // neutral grey, for what has no number
