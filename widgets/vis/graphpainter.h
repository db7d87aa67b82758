// Paints the parts of a cluster graph that are in a window.
#pragma once

#include "core/vis/graphlabels.h"
#include "core/vis/sights.h"
#include "widgets/vis/graphlook.h"

#include <array>
#include <vector>

class QPainter;

class GraphPainter
{
public:
    // `tints` by cluster, in GraphLook::tints.
    GraphPainter(QPainter &painter, const GraphLayout &layout, const std::vector<quint8> &tints, const GraphView &view,
                 GraphLook &look);

    void paintNeighbours(const std::vector<std::array<quint32, 2>> &pairs);
    // Those of `covering` (by cluster, how many others nobody sees for it) look like several.
    void paintNodes(const Sights &selected, const std::vector<qint32> &covering);
    // Lines: the more there are, the fainter and thinner each.
    void paintSights(const Sights &sights, GraphLook::Stroke stroke);
    void paintRinged(const std::vector<quint32> &clusters, GraphLook::Ring ring);
    void paintLabels(const std::vector<GraphLabel> &labels);

private:
    void addLine(quint32 from, quint32 to, double shortest, QList<QLineF> &lines) const;
    void paintLines(const std::vector<Sights::Line> &lines, QPen pen, bool isBold);
    void paintNode(quint32 cluster);
    void paintAt(quint32 cluster, const QPixmap &picture);

    QPainter &painter_;
    const GraphLayout &layout_;
    const std::vector<quint8> &tints_;
    GraphView view_;
    GraphLook &look_;
    QRectF visible_; // in the window, and a little beyond it, where nodes may reach into it
};
