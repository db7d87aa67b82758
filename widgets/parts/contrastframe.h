// A frame that is visible on any image: a white line edged in black.
#pragma once

#include <QPainter>

inline void drawContrastFrame(QPainter &painter, const QRectF &rect, int width)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, width + 2));
    painter.drawRect(rect);
    painter.setPen(QPen(Qt::white, width));
    painter.drawRect(rect);
}
