// Paints the parts of a graph that are visible in a window.
#pragma once

#include "core/vis/graphlabels.h"
#include "core/vis/sights.h"
#include "widgets/graph/grapharrow.h"
#include "widgets/graph/graphlook.h"

#include <array>
#include <optional>
#include <vector>

class QPainter;

class GraphPainter
{
public:
    GraphPainter(QPainter &painter, const GraphLayout &layout, const NodeLooks &nodes, const GraphView &view, GraphLook &look);

    void paintNeighbours(const std::vector<std::array<quint32, 2>> &pairs);
    void paintArrows(const std::vector<GraphArrow> &arrows);
    // Paints the words beside arrows, where they do not overlap.
    void paintArrowWords(const std::vector<GraphArrow> &arrows, const std::vector<quint32> &selected); // ascending
    // Nodes that cover others look like a stack. `covering`: how many others a node covers, by node.
    void paintNodes(const Sights &selected, const std::vector<qint32> &covering);
    // Paints lines of sight. The more there are, the fainter and thinner each.
    void paintSights(const Sights &sights, GraphLook::Stroke stroke);
    void paintRinged(const std::vector<quint32> &nodes, GraphLook::Ring ring);
    // Returns the middle, in the window, of the box that opens a room; nothing if the node is too small for one.
    static std::optional<QPointF> plusOf(const GraphLayout &layout, quint32 room, const GraphView &view);
    void paintLabels(const std::vector<GraphLabel> &labels);

private:
    void addLine(quint32 from, quint32 to, double shortest, QList<QLineF> &lines) const;
    void paintLines(const std::vector<Sights::Line> &lines, QPen pen, bool isBold);
    std::optional<QLineF> lineOf(const GraphArrow &arrow) const;
    void paintWords(const QLineF &line, const QString &words, bool areSelected, std::vector<QRectF> &taken);
    void paintNode(quint32 node, bool isFaint = false);
    void paintAt(quint32 node, const QPixmap &picture);

    QPainter &painter_;
    const GraphLayout &layout_;
    const NodeLooks &nodes_;
    GraphView view_;
    GraphLook &look_;
    QRectF visible_; // the window, and a margin for nodes that reach into it
};
