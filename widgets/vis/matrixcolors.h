// The colours of the visibility matrix: in light themes and dark as in the image that an export writes, what is seen
// light and what is not dark. What is drawn over them can be told from both.
#pragma once

#include "core/vis/matrixpicture.h"

#include <QColor>

MatrixColors matrixColors();
// Of a line across a pair that sees one way.
QColor oneWayMark();
// Of the rows and columns of selected clusters: of the lines on both sides, and over the pairs between them.
QColor bandColor();
QColor bandTint();
// Of the lines through the pair under the pointer.
QColor crosshairColor();
