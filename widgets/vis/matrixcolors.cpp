#include "widgets/vis/matrixcolors.h"

MatrixColors matrixColors()
{
    return {.unseen = qRgb(0x14, 0x14, 0x14), .seen = qRgb(0xf4, 0xf4, 0xf4), .oneWay = qRgb(0xe6, 0x2c, 0x2c)};
}

QColor oneWayMark()
{
    return matrixColors().seen;
}

QColor bandColor()
{
    return {0x1a, 0x73, 0xd9};
}

QColor bandTint()
{
    auto color = bandColor();
    color.setAlpha(90);
    return color;
}

QColor crosshairColor()
{
    return {0x0b, 0x80, 0x43};
}
