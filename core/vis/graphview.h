// The part of a GraphLayout's plane that a window shows.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

struct GraphView {
    QPointF middle;   // of the window, in plane coordinates
    double scale = 1; // pixels per map unit
    QSizeF window;    // pixels

    QPointF toWindow(QPointF place) const { return (place - middle) * scale + QPointF(window.width(), window.height()) / 2; }
    QPointF toPlane(QPointF at) const { return (at - QPointF(window.width(), window.height()) / 2) / scale + middle; }
    QRectF toPlane(const QRectF &rect) const { return {toPlane(rect.topLeft()), toPlane(rect.bottomRight())}; }
    friend bool operator==(const GraphView &, const GraphView &) = default;
};
