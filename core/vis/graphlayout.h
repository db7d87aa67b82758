// Nodes on a plane: a map's clusters as seen from one side, or nodes placed by other rules.
#pragma once

#include "core/sorting.h"
#include "core/vis/clusterboxes.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <span>
#include <vector>

inline QRectF squareAround(QPointF middle, double reach)
{
    return {middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach};
}

// Returns whether a cluster has leafs and a box within the map's limits.
bool hasPosition(const ClusterBox &place);

// The axes that point right and up: x and y, x and z, y and z.
enum class GraphSide { Top, Front, Side };

// The plane is in map units, or in the units of the given positions; y points down, as on screens. Scales are pixels per
// unit.
class GraphLayout
{
public:
    GraphLayout() = default;
    GraphLayout(std::span<const ClusterBox> places, GraphSide side);
    // Creates nodes of one size, not seen from any side of a map.
    explicit GraphLayout(std::span<const QPointF> places);

    GraphSide side() const { return side_; }
    bool isOfMap() const { return isOfMap_; }                             // two of the map's axes span its plane
    quint32 count() const { return static_cast<quint32>(nodes_.size()); } // clusters, with or without a position
    // Returns whether a cluster has a position; it has none without leafs or with a broken box.
    bool has(quint32 cluster) const { return cluster < nodes_.size() && nodes_[cluster].size > 0; }
    quint32 nowhere() const { return static_cast<quint32>(nodes_.size() - order_.size()); }
    QPointF placeOf(quint32 cluster) const { return nodes_[cluster].place; }
    const QRectF &bounds() const { return bounds_; } // of the positions; empty if there is only one
    // Returns the bounds of some clusters' positions; nothing if none has one.
    std::optional<QRectF> boundsOf(std::span<const quint32> clusters) const;
    // The clusters with a position, from far to near as seen from this side: the order to paint them in.
    const std::vector<quint32> &order() const { return order_; }

    // Returns a node's radius in pixels, which grows with its leafs and, within limits, with the scale.
    double radiusOf(quint32 cluster, double scale) const;
    // Returns the distance, in map units, that neighbours would have if the nodes were evenly spread.
    double spacing() const { return spacing_; }
    // Returns for each cluster how many other nodes its node hides, or -1 if its own node is hidden. Each hidden node counts
    // for one other node only.
    std::vector<qint32> covering(double scale) const;
    // Returns the nodes whose centre is at most their radius plus `slack` pixels away, nearest first; at equal distance the
    // one nearer to the eye comes first.
    std::vector<quint32> nodesAt(QPointF place, double scale, double slack) const;
    std::vector<quint32> nodesIn(const QRectF &rect) const; // by their centres; ascending
    // Returns the nearest node roughly in that direction (one of four, of length 1), or -1. Nodes at the same position
    // follow one after the other.
    qint64 nextNode(quint32 from, QPointF direction) const;
    qint64 nearestNode(QPointF place) const;

private:
    struct Node {
        QPointF place;
        double size = 0; // relative to a node with one leaf; 0: no position
    };
    static constexpr int cells = 64; // of the grid, across and down
    void arrange();
    int cellOf(double at, double low, double size) const;
    size_t gridCell(QPointF place) const;
    template <typename Sink>
    void visit(const QRectF &rect, Sink sink) const;

    GraphSide side_ = GraphSide::Top;
    bool isOfMap_ = true;
    std::vector<Node> nodes_;           // by cluster
    std::vector<quint32> order_, rank_; // rank_: by cluster, its index in order_
    QRectF bounds_;
    double spacing_ = 0, largest_ = 0; // largest_: the highest Node::size
    Grouped inCells_;                  // indexes of order_, by cell
};

// The part of a layout's plane that a window shows.
struct GraphView {
    QPointF middle;   // of the window, in plane coordinates
    double scale = 1; // pixels per map unit
    QSizeF window;    // pixels

    QPointF toWindow(QPointF place) const { return (place - middle) * scale + QPointF(window.width(), window.height()) / 2; }
    QPointF toPlane(QPointF at) const { return (at - QPointF(window.width(), window.height()) / 2) / scale + middle; }
    QRectF toPlane(const QRectF &rect) const { return {toPlane(rect.topLeft()), toPlane(rect.bottomRight())}; }
    friend bool operator==(const GraphView &, const GraphView &) = default;
};
