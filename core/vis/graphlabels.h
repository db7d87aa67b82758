// Which nodes of a graph have their number beside them, so that no two numbers lie over each other.
#pragma once

#include "core/vis/graphlayout.h"
#include "core/vis/graphview.h"

#include <QSizeF>
#include <QString>

#include <span>
#include <vector>

struct GraphLabel {
    quint32 cluster = 0;
    QString text; // its number, and how many others nobody sees for it: "2 +1"
    QRectF rect;  // in the window
    QPointF node; // the middle of the node that it was placed beside
};

struct LabelStyle {
    QSizeF digit;                      // pixels
    std::span<const qint32> covering; // GraphLayout::covering()
};

// Of the nodes in the window `wanted` come first; others that can be seen where there is room for most of them beside all
// nodes.
std::vector<GraphLabel> placeLabels(const GraphLayout &layout, const GraphView &view, std::span<const quint32> wanted,
                                    const LabelStyle &style);
// Whatever else is there; beyond no edge of the window that it can keep from.
GraphLabel labelBeside(const GraphLayout &layout, const GraphView &view, quint32 cluster, const LabelStyle &style);
