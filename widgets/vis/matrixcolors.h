// The colours of the visibility matrix, from a palette: pairs as text on its base, those that see one way in a red that
// stands out from both.
#pragma once

#include "core/vis/matrixpicture.h"

#include <QPalette>

MatrixColors matrixColors(const QPalette &palette);
// Of a line across a pair that sees one way.
QColor oneWayMark(const QPalette &palette);
// Of the rows and columns of selected clusters, over all of these.
QColor bandColor(const QPalette &palette);
// Of the lines through the pair under the pointer.
QColor crosshairColor(const QPalette &palette);
