// The colours of differences between two maps, the same in all views. They differ in lightness and in blue, so that people who
// confuse red and green can tell them apart.
#pragma once

#include "core/map/mapdifferences.h"

#include <QPalette>

// Returns the colour of added, removed or changed parts, for pictures and legends; invalid for Same.
QColor differenceColor(RecordDifference::Kind kind);
// Returns the same as a background on which the palette's text can be read; invalid for Same.
QColor differenceTint(RecordDifference::Kind kind, const QPalette &palette);
// Returns a sign for the kind, for people who cannot see the colours: "+", "-" or "~"; empty for Same.
QString differenceSign(RecordDifference::Kind kind);
