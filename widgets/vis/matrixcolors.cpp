#include "widgets/vis/matrixcolors.h"

#include "widgets/colors.h"

MatrixColors matrixColors(const QPalette &palette)
{
    const auto unseen = palette.color(QPalette::Base);
    const auto seen = blended(unseen, palette.color(QPalette::Text), 0.85);
    const QColor oneWay(0xe6, 0x3c, 0x3c); // neither dark nor bright
    return {unseen.rgb(), seen.rgb(), oneWay.rgb()};
}

QColor oneWayMark(const QPalette &palette)
{
    return withContrast(palette.color(QPalette::Base), QColor(matrixColors(palette).oneWay), 3);
}

QColor bandColor(const QPalette &palette)
{
    auto color = palette.color(QPalette::Highlight);
    color.setAlpha(110);
    return color;
}

QColor crosshairColor(const QPalette &palette)
{
    return palette.color(QPalette::Highlight);
}
