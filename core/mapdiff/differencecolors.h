// The colours, signs and names of the kinds of differences, the same in every view and report. The colours can be told apart by
// people with any kind of colour blindness, and the signs say the same without colours.
#pragma once

#include "core/map/mapdifferences.h"

#include <QRgb>
#include <QString>

inline constexpr RecordDifference::Kind differenceKinds[] = {RecordDifference::Added, RecordDifference::Removed,
                                                             RecordDifference::Changed};

// Require a kind other than Same.
QRgb colorOf(RecordDifference::Kind kind); // opaque
QChar signOf(RecordDifference::Kind kind);
QString nameOf(RecordDifference::Kind kind); // as in a legend, with the sign
