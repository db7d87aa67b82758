// Colour ramps from low to high, as every legend paints them.
#pragma once

#include <QColor>
#include <QPainter>

// Fills a rectangle with `colorAt(share)`, from 0 at its left edge to 1 at its right.
template <typename ColorAt>
void paintRamp(QPainter &painter, const QRect &rect, ColorAt colorAt)
{
    const double last = rect.width() > 1 ? rect.width() - 1 : 1;
    for (int x = 0; x < rect.width(); ++x)
        painter.fillRect(rect.left() + x, rect.top(), 1, rect.height(), QColor(colorAt(x / last)));
}
