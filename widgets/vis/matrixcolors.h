// The colours of the visibility matrix. As in an exported image, what is seen is light and what is not seen is dark, in light
// and dark themes. What is drawn over them contrasts with both.
#pragma once

#include "core/mapdiff/differencecolors.h"
#include "core/vis/matrixpicture.h"

#include <QColor>

inline constexpr MatrixColors matrixColors{
    .unseen = qRgb(0x14, 0x14, 0x14), .seen = qRgb(0xf4, 0xf4, 0xf4), .oneWay = qRgb(0xe6, 0x2c, 0x2c)};
// The same for a comparison of two maps, in the colours that all views use for differences.
inline MatrixColors comparedColors()
{
    return {.unseen = matrixColors.unseen,
            .seen = matrixColors.seen,
            .oneWay = colorOf(RecordDifference::Added),
            .onlyOther = colorOf(RecordDifference::Removed)};
}
// The colour of the line across a one-way pair, the same as of a seen pair.
inline constexpr QColor oneWayMark{0xf4, 0xf4, 0xf4};
// The colours of selected clusters' rows and columns: of the lines on both sides, and of the tint over the pairs between them.
inline constexpr QColor bandColor{0x1a, 0x73, 0xd9}, bandTint{0x1a, 0x73, 0xd9, 90};
// The colour of the lines through the pair under the pointer.
inline constexpr QColor crosshairColor{0x0b, 0x80, 0x43};
