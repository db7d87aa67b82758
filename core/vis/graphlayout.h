// Nodes on a plane: the clusters of a map, as they are seen from one side of it, or what is put somewhere by other rules.
#pragma once

#include "core/sorting.h"
#include "core/vis/clusterboxes.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

inline QRectF squareAround(QPointF middle, double reach)
{
    return {middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach};
}

// Whether any leaf names it, and its box is a place in the map.
bool isSomewhere(const ClusterBox &place);

// What is to the right and up: x and y, x and z, y and z.
enum class GraphSide { Top, Front, Side };

// A plane in map units, or in those of the places, whose y points down, as on screens. A scale tells the pixels of a unit.
class GraphLayout
{
public:
    GraphLayout() = default;
    GraphLayout(std::span<const ClusterBox> places, GraphSide side);
    // All of one size, and seen from no side.
    explicit GraphLayout(std::span<const QPointF> places);

    GraphSide side() const { return side_; }
    bool isOfMap() const { return isOfMap_; } // its plane is that of two of the map's axes
    quint32 count() const { return static_cast<quint32>(nodes_.size()); } // clusters, wherever they are
    // Clusters without leafs, or whose boxes are broken, are nowhere.
    bool has(quint32 cluster) const { return cluster < nodes_.size() && nodes_[cluster].size > 0; }
    quint32 nowhere() const { return static_cast<quint32>(nodes_.size() - order_.size()); }
    QPointF placeOf(quint32 cluster) const { return nodes_[cluster].place; }
    const QRectF &bounds() const { return bounds_; } // of the places; empty for one
    // Of the places of some; nothing where none of them is anywhere.
    std::optional<QRectF> boundsOf(std::span<const quint32> clusters) const;
    // Those that are somewhere, from far to near as seen from this side: the order to paint them in.
    const std::vector<quint32> &order() const { return order_; }

    // Of a node, in pixels: more for more leafs, and more from nearer, so that neighbours never quite cover each other.
    double radiusOf(quint32 cluster, double scale) const;
    // Map units between neighbours, were they evenly spread.
    double spacing() const { return spacing_; }
    // By cluster, how many others lie so far behind its node that they cannot be made out, each behind but one; -1: it
    // lies behind another itself.
    std::vector<qint32> covering(double scale) const;
    // Those whose centre is at most `slack` pixels further away than their radius, the nearest first; of those in the
    // same place the nearer to the eye.
    std::vector<quint32> nodesAt(QPointF place, double scale, double slack) const;
    std::vector<quint32> nodesIn(const QRectF &rect) const; // by their middles; ascending
    // The nearest node more or less in that direction (one of four, of length 1), and of those in one place one after
    // the other; -1: there is none.
    qint64 nextNode(quint32 from, QPointF direction) const;
    qint64 nearestNode(QPointF place) const;

private:
    struct Node {
        QPointF place;
        double size = 0; // how many times as large as one of a single leaf; 0: nowhere
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
    std::vector<quint32> order_, rank_; // and by cluster, the place in that order
    QRectF bounds_;
    double spacing_ = 0, largest_ = 0; // the latter of Node::size
    Grouped inCells_; // places in order_, by cell
};
