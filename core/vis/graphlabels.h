// Places labels next to the nodes of a graph so that no two of them overlap.
#pragma once

#include "core/vis/graphlayout.h"

#include <QSizeF>
#include <QString>

#include <span>
#include <vector>

struct GraphLabel {
    quint32 cluster = 0;
    QString text; // its number or name, and how many others it hides: "2 +1"
    QRectF rect;  // in the window
    QPointF node; // centre of its node in the window
};

enum class LabelSide : quint8 { Right, Left, Above };

struct LabelStyle {
    QSizeF digit;                     // pixels
    std::span<const qint32> covering; // GraphLayout::covering()
    // By cluster: the name shown and its width in pixels. Clusters beyond the spans, and those with an empty name, show their
    // number.
    std::span<const QString> names{};
    std::span<const double> nameWidths{};
    // By cluster: not 0 if it gets a label only when it is wanted; 0 for clusters beyond the span.
    std::span<const quint8> faint{};
    std::span<const LabelSide> sides{}; // by cluster: the preferred side; Right for clusters beyond the span
};

// Labels nodes in the window: first the `wanted` ones, then other visible ones if there is room for most of them next to all
// nodes, and named ones wherever there is room.
std::vector<GraphLabel> placeLabels(const GraphLayout &layout, const GraphView &view, std::span<const quint32> wanted,
                                    const LabelStyle &style);
// Returns a node's label regardless of others, inside the window if possible.
GraphLabel labelBeside(const GraphLayout &layout, const GraphView &view, quint32 cluster, const LabelStyle &style);
