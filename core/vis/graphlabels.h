// Which nodes of a graph have their number beside them, so that no two numbers lie over each other.
#pragma once

#include "core/vis/graphlayout.h"
#include "core/vis/graphview.h"

#include <QSizeF>

#include <span>
#include <vector>

struct GraphLabel {
    quint32 cluster = 0;
    QRectF rect; // in the window
};

// Of the nodes in the window `wanted` come first; the others where there is room for most of them. Pixels.
std::vector<GraphLabel> placeLabels(const GraphLayout &layout, const GraphView &view, std::span<const quint32> wanted,
                                    QSizeF digit);
QRectF labelRect(const GraphLayout &layout, const GraphView &view, quint32 cluster, QSizeF digit);
