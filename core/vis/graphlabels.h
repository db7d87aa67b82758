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
    QString text; // its number or name, and how many others nobody sees for it: "2 +1"
    QRectF rect;  // in the window
    QPointF node; // the middle of the node that it was placed beside
};

enum class LabelSide : quint8 { Right, Left, Above };

struct LabelStyle {
    QSizeF digit;                      // pixels
    std::span<const qint32> covering; // GraphLayout::covering()
    // By number, what stands there for it, and how many pixels that takes; those beyond, and without one, have their number.
    std::span<const QString> names{};
    std::span<const double> nameWidths{};
    // By number, those that have a label only when it is wanted; those beyond are none of them.
    std::span<const quint8> faint{};
    std::span<const LabelSide> sides{}; // by number, which is best; of those beyond the right one
};

// Of the nodes in the window `wanted` come first; others that can be seen where there is room for most of them beside all
// nodes, and those that have a name wherever there is room for that.
std::vector<GraphLabel> placeLabels(const GraphLayout &layout, const GraphView &view, std::span<const quint32> wanted,
                                    const LabelStyle &style);
// Whatever else is there; beyond no edge of the window that it can keep from.
GraphLabel labelBeside(const GraphLayout &layout, const GraphView &view, quint32 cluster, const LabelStyle &style);
