#include "widgets/graph/graphcontent.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>
#include <utility>

void GraphContent::measureNames(const QFontMetrics &metrics)
{
    constexpr size_t mostMeasured = 5'000; // these take some 15 ms; with more, each letter is assumed to be as wide as an m
    const int letter = metrics.horizontalAdvance(u'm');
    nameWidths.clear();
    for (const auto &name : names)
        nameWidths.push_back(names.size() <= mostMeasured ? metrics.horizontalAdvance(name)
                                                          : static_cast<double>(letter * name.size()));
    findSides();
}

void GraphContent::findSides()
{
    std::vector<bool> leads(layout.count()), isLedTo(layout.count());
    for (const auto &arrow : arrows)
        leads[arrow.from] = isLedTo[arrow.to] = true;
    nameSides.clear();
    left = right = 0;
    for (quint32 node = 0; node < layout.count() && !arrows.empty(); ++node) {
        const auto side = !leads[node] ? LabelSide::Right : !isLedTo[node] ? LabelSide::Left : LabelSide::Above;
        nameSides.push_back(side);
        if (side != LabelSide::Above && node < nameWidths.size()) {
            auto &widest = side == LabelSide::Left ? left : right;
            widest = std::max(widest, nameWidths[node]);
        }
    }
}

// Returns the node that an arrow from this one leads to, or from which one comes: of several, the one nearest to straight ahead;
// -1: none.
qint64 GraphContent::alongArrow(quint32 from, bool forwards) const
{
    qint64 best = -1;
    double leastAside = 0;
    for (const auto &arrow : arrows) {
        const auto [start, end] = forwards ? std::pair(arrow.from, arrow.to) : std::pair(arrow.to, arrow.from);
        if (start != from || end == from)
            continue;
        const double aside = std::abs(layout.placeOf(end).y() - layout.placeOf(from).y());
        if (best < 0 || aside < leastAside) {
            best = end;
            leastAside = aside;
        }
    }
    return best;
}

qint64 GraphContent::nextNode(quint32 from, QPointF direction) const
{
    return !arrows.empty() && direction.x() != 0 ? alongArrow(from, direction.x() > 0) : layout.nextNode(from, direction);
}

std::vector<quint32> GraphContent::withNeighbours(std::vector<quint32> nodes) const
{
    std::vector<bool> isGiven(layout.count());
    for (const quint32 node : nodes)
        isGiven[node] = true;
    for (const auto &[one, other] : neighbours)
        if (isGiven[one] || isGiven[other])
            nodes.insert(nodes.end(), {one, other});
    return nodes;
}

std::optional<QPointF> GraphContent::plusOf(quint32 room, const GraphView &view) const
{
    constexpr double smallest = 8, aside = 0.75; // pixels, radius of a node; share of the radius
    const double radius = layout.has(room) ? layout.radiusOf(room, view.scale) : 0;
    if (radius < smallest)
        return {};
    return view.toWindow(layout.placeOf(room)) + QPointF(radius, radius) * aside;
}

QRectF GraphContent::frameOf(const OpenRoom &room, const GraphView &view) const
{
    constexpr double around = 14; // pixels: the largest node of one leaf, and some space
    const auto bounds = layout.boundsOf(room.clusters);
    if (!bounds)
        return {};
    return QRectF(view.toWindow(bounds->topLeft()), view.toWindow(bounds->bottomRight()))
        .adjusted(-around, -around, around, around);
}

const OpenRoom *GraphContent::openRoom(quint32 node) const
{
    const auto found = std::ranges::find(rooms.open, node, &OpenRoom::node);
    return found == rooms.open.end() ? nullptr : &*found;
}

std::optional<QPoint> GraphContent::signOf(quint32 room, const GraphView &view) const
{
    const auto *open = openRoom(room);
    if (!open) {
        const auto plus = plusOf(room, view);
        return plus ? std::optional(GraphLook::pixelOf(*plus)) : std::nullopt;
    }
    const auto frame = frameOf(*open, view);
    return frame.isEmpty() ? std::nullopt : std::optional(GraphLook::pixelOf(frame.topLeft()));
}

std::optional<quint32> GraphContent::roomOfSignAt(QPoint at, const GraphView &view) const
{
    constexpr double reach = GraphLook::markSize / 2 + 2; // pixels
    const auto isHit = [&](quint32 room) {
        const auto sign = signOf(room, view);
        return sign && std::abs(sign->x() - at.x()) <= reach && std::abs(sign->y() - at.y()) <= reach;
    };
    for (const auto &room : rooms.open)
        if (isHit(room.node))
            return room.node;
    for (auto node = layout.order().rbegin(); node != layout.order().rend(); ++node) // the topmost first
        if (isRoom(*node) && isHit(*node))
            return *node;
    return {};
}
