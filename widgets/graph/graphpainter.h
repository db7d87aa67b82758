// Paints the parts of a graph that are visible in a window.
#pragma once

#include "widgets/graph/graphcontent.h"

class QPainter;

class GraphPainter
{
public:
    GraphPainter(QPainter &painter, const GraphContent &graph, const GraphView &view, GraphLook &look);

    void paintNeighbours();
    void paintArrows();
    void paintArrowWords(); // beside arrows, where they do not overlap
    // Nodes that cover others look like a stack. `covering`: how many others a node covers, by node.
    void paintNodes(const std::vector<qint32> &covering);
    // Paints lines of sight. The more there are, the fainter and thinner each.
    void paintSights(const Sights &sights, GraphLook::Stroke stroke);
    void paintDifferences(const MarkedNodes &marked); // lines of sight that only one of two maps has
    void paintRinged(const std::vector<quint32> &nodes, GraphLook::Ring ring);
    void paintLabels(const std::vector<GraphLabel> &labels);
    void paintOpenRooms();
    void paintAxes(); // shows which way the map's axes point

private:
    void addLine(quint32 from, quint32 to, double shortest, QList<QLineF> &lines) const;
    void paintLines(const std::vector<Sights::Line> &lines, QPen pen, bool isBold);
    std::optional<QLineF> lineOf(const GraphArrow &arrow) const;
    void paintWords(const QLineF &line, const QString &words, bool areSelected, std::vector<QRectF> &taken);
    void paintNode(quint32 node, bool isFaint = false);
    void paintAt(quint32 node, const QPixmap &picture);

    QPainter &painter_;
    const GraphContent &graph_;
    const GraphLayout &layout_;
    const NodeLooks &nodes_;
    GraphView view_;
    GraphLook &look_;
    QRectF visible_; // the window, and a margin for nodes that reach into it
};
