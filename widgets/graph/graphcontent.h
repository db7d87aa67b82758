// The content of a graph, independent of the part shown in the window: nodes with their appearance and names, the links between
// them, and highlights.
#pragma once

#include "core/vis/graphlabels.h"
#include "core/vis/sights.h"
#include "widgets/graph/graphlook.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

class QFontMetrics;

// Highlighted nodes, with what they see.
struct MarkedNodes {
    std::vector<quint32> nodes;
    Sights sights;
    // While two maps are compared: lines of sight that only this map has, and those that only the other map has.
    std::vector<Sights::Line> onlyHere{}, onlyInOther{};
};

// An arrow between two nodes of a graph.
struct GraphArrow {
    quint32 from = 0, to = 0; // nodes
    QString words{};          // beside the arrow, where there is room
};

// A room whose clusters are shown in the graph.
struct OpenRoom {
    quint32 node = 0;              // its node when it is closed
    std::vector<quint32> clusters; // ascending
};

struct GraphRooms {
    quint32 first = ~0U; // number of the first room; lower ones are clusters
    std::vector<OpenRoom> open{};
};

struct GraphContent {
    GraphLayout layout{};
    NodeLooks looks{};
    GraphRooms rooms{};
    std::vector<QString> names{};       // by node; empty: its number
    std::vector<double> nameWidths{};   // by node, pixels
    std::vector<LabelSide> nameSides{}; // by node, away from its arrows
    double left = 0, right = 0;         // widest names left of nodes where arrows begin, right of those where they end
    std::vector<GraphArrow> arrows{};
    std::vector<std::array<quint32, 2>> neighbours{};
    MarkedNodes selected{}, hovered{};

    bool isRoom(quint32 node) const { return node >= rooms.first; }
    bool areArrowsDrawn() const { return arrows.size() <= mostLinks; }
    bool areNeighboursDrawn() const { return neighbours.size() <= mostLinks; }
    void measureNames(const QFontMetrics &metrics);
    void findSides();
    // Returns the next node, as GraphLayout::nextNode() does; but if there are arrows, left and right follow them.
    qint64 nextNode(quint32 from, QPointF direction) const;
    std::vector<quint32> withNeighbours(std::vector<quint32> nodes) const;
    const OpenRoom *openRoom(quint32 node) const; // null: none with this node is open
    // Returns the middle, in the window, of the box that opens a room; nothing if the node is too small for one.
    std::optional<QPointF> plusOf(quint32 room, const GraphView &view) const;
    // Returns the frame around an open room in the window; empty: none of its clusters has a position.
    QRectF frameOf(const OpenRoom &room, const GraphView &view) const;
    // Returns the position of the box that opens a room or closes an open one, or nothing if there is none.
    std::optional<QPoint> signOf(quint32 room, const GraphView &view) const;
    // Returns the node of the room whose box is there, or nothing.
    std::optional<quint32> roomOfSignAt(QPoint at, const GraphView &view) const;

private:
    qint64 alongArrow(quint32 from, bool forwards) const;
    // More links are not drawn. The largest maps have half as many. Twice as many take 100 ms to paint, and a damaged map may
    // have any number.
    static constexpr size_t mostLinks = 60'000;
};
