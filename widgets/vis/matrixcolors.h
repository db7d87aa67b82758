// The colours of the visibility matrix: in light themes and dark as in the image that an export writes, what is seen
// light and what is not dark. What is drawn over them can be told from both.
#pragma once

#include "core/vis/matrixpicture.h"

#include <QColor>

inline constexpr MatrixColors matrixColors{
    .unseen = qRgb(0x14, 0x14, 0x14), .seen = qRgb(0xf4, 0xf4, 0xf4), .oneWay = qRgb(0xe6, 0x2c, 0x2c)};
// Of a line across a pair that sees one way: as what is seen.
inline constexpr QColor oneWayMark{0xf4, 0xf4, 0xf4};
// Of the rows and columns of selected clusters: of the lines on both sides, and over the pairs between them.
inline constexpr QColor bandColor{0x1a, 0x73, 0xd9}, bandTint{0x1a, 0x73, 0xd9, 90};
// Of the lines through the pair under the pointer.
inline constexpr QColor crosshairColor{0x0b, 0x80, 0x43};
