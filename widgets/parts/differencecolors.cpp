#include "widgets/parts/differencecolors.h"

#include "core/mapdiff/differencecolors.h"
#include "widgets/parts/colors.h"

QColor differenceColor(RecordDifference::Kind kind) { return kind == RecordDifference::Same ? QColor() : QColor(colorOf(kind)); }

QColor differenceTint(RecordDifference::Kind kind, const QPalette &palette)
{
    constexpr double share = 0.35;
    const auto color = differenceColor(kind);
    return color.isValid() ? blended(palette.color(QPalette::Base), color, share) : color;
}

QString differenceSign(RecordDifference::Kind kind) { return kind == RecordDifference::Same ? QString() : QString(signOf(kind)); }
