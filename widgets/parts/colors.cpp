#include "widgets/parts/colors.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace {

double luminance(const QColor &color)
{
    const auto linear = [](double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

double contrast(const QColor &one, const QColor &other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor withContrast(QColor color, const QColor &background, double wanted)
{
    constexpr double step = 0.05;
    const QColor end = contrast(Qt::white, background) > contrast(Qt::black, background) ? Qt::white : Qt::black;
    const QColor start = color;
    for (double share = step; contrast(color, background) < wanted && share <= 1; share += step)
        color = blended(start, end, share);
    return color;
}

QColor blended(const QColor &one, const QColor &other, double shareOfOther)
{
    const auto mix = [shareOfOther](int a, int b) {
        return std::clamp(static_cast<int>(std::lround(a + (b - a) * shareOfOther)), 0, 255);
    };
    return {mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue())};
}

QColor faultColor(const QPalette &palette) { return withContrast(QColor(0xd0, 0x20, 0x30), palette.color(QPalette::Base), 6); }

void drawContrastFrame(QPainter &painter, const QRectF &rect, int width)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, width + 2));
    painter.drawRect(rect);
    painter.setPen(QPen(Qt::white, width));
    painter.drawRect(rect);
}
