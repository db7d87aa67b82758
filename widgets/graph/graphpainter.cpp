#include "widgets/graph/graphpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace {

constexpr double reach = 40;                            // pixels, of the largest node with all its rings
constexpr double hiddenByNodes = 3;                     // pixels; shorter lines are hidden by the nodes that they join
constexpr size_t fewLines = 40;                         // few enough to be bold, as they hide nothing that matters
constexpr size_t mostWords = 200;                       // beside arrows; none overlaps another
constexpr const char *axisNames[] = {"xy", "xz", "yz"}; // by GraphSide
constexpr double smallestStack = 2.5;                   // pixels, the radius below which stacks cannot be made out

double opacityOf(size_t lines, double least)
{
    return std::clamp(std::sqrt(static_cast<double>(fewLines) / static_cast<double>(std::max<size_t>(lines, 1))), least, 1.0);
}

} // namespace

GraphPainter::GraphPainter(QPainter &painter, const GraphContent &graph, const GraphView &view, GraphLook &look)
    : painter_(painter), graph_(graph), layout_(graph.layout), nodes_(graph.looks), view_(view), look_(look),
      visible_(QRectF({}, view.window).adjusted(-reach, -reach, reach, reach))
{
}

void GraphPainter::addLine(quint32 from, quint32 to, double shortest, QList<QLineF> &lines) const
{
    if (!layout_.has(from) || !layout_.has(to))
        return;
    const auto a = view_.toWindow(layout_.placeOf(from)), b = view_.toWindow(layout_.placeOf(to));
    const bool isBeside = std::max(a.x(), b.x()) < visible_.left() || std::min(a.x(), b.x()) > visible_.right()
                          || std::max(a.y(), b.y()) < visible_.top() || std::min(a.y(), b.y()) > visible_.bottom();
    if (!isBeside && (b - a).manhattanLength() >= shortest)
        lines.append(QLineF(a, b));
}

void GraphPainter::paintNeighbours()
{
    QList<QLineF> lines;
    lines.reserve(std::ssize(graph_.neighbours));
    for (const auto &[one, other] : graph_.neighbours)
        if (!nodes_.isFaint(one) && !nodes_.isFaint(other))
            addLine(one, other, hiddenByNodes, lines);
    painter_.setPen(look_.neighbours());
    painter_.drawLines(lines);
}

// Returns the arrow's line up to its target node; nothing if it is short, or outside the window.
std::optional<QLineF> GraphPainter::lineOf(const GraphArrow &arrow) const
{
    constexpr double gap = 3, shortest = 12; // pixels; the gap is before the node
    QList<QLineF> lines;
    addLine(arrow.from, arrow.to, shortest, lines);
    if (lines.isEmpty())
        return {};
    auto line = lines.front();
    line.setLength(std::max(line.length() - layout_.radiusOf(arrow.to, view_.scale) - gap, 1.0));
    return line;
}

void GraphPainter::paintArrows()
{
    constexpr double headLength = 8, headWidth = 3.5; // pixels
    painter_.setPen(QPen(look_.arrow(), 1));
    painter_.setBrush(look_.arrow());
    for (const auto &arrow : graph_.arrows) {
        const auto line = lineOf(arrow);
        if (!line)
            continue;
        painter_.drawLine(*line);
        const auto along = (line->p2() - line->p1()) / std::max(line->length(), 1.0);
        const QPointF aside(-along.y() * headWidth, along.x() * headWidth), foot = line->p2() - along * headLength;
        painter_.drawPolygon(QPolygonF{line->p2(), foot + aside, foot - aside});
    }
    painter_.setBrush(Qt::NoBrush);
}

// Words at arrows of selected nodes are placed first.
void GraphPainter::paintArrowWords()
{
    std::vector<QRectF> taken;
    const auto paint = [&](bool areSelected) {
        const auto isSelected = [this](quint32 node) { return std::ranges::binary_search(graph_.selected.nodes, node); };
        for (const auto &arrow : graph_.arrows) {
            if (taken.size() == mostWords)
                return;
            if ((isSelected(arrow.from) || isSelected(arrow.to)) != areSelected)
                continue;
            if (const auto line = lineOf(arrow))
                paintWords(*line, arrow.words, areSelected, taken);
        }
    };
    paint(true);
    paint(false);
}

// Places the words at the middle of the line, or further along it if other words lie there. The line must be longer than the
// words, or 0.6 times as long if one of its nodes is selected.
void GraphPainter::paintWords(const QLineF &line, const QString &words, bool areSelected, std::vector<QRectF> &taken)
{
    constexpr double margin = 3;                   // pixels
    const double around = areSelected ? 0.6 : 1.1; // how much longer the line has to be
    const auto metrics = painter_.fontMetrics();
    QRectF rect(0, 0, metrics.horizontalAdvance(words) + 2 * margin, metrics.height());
    if (words.isEmpty() || line.length() < around * rect.width())
        return;
    const auto isHit = [&rect](const QRectF &other) { return other.intersects(rect); };
    for (const double share : {0.5, 0.35, 0.65, 0.25, 0.75}) {
        rect.moveCenter(line.pointAt(share));
        if (std::ranges::any_of(taken, isHit))
            continue;
        taken.push_back(rect);
        painter_.fillRect(rect, look_.background());
        painter_.setPen(look_.arrow());
        return painter_.drawText(rect, Qt::AlignCenter, words);
    }
}

// Draws on whole device pixels; elsewhere pictures would have to be resampled.
void GraphPainter::paintAt(quint32 node, const QPixmap &picture)
{
    const auto at = view_.toWindow(layout_.placeOf(node));
    if (!visible_.contains(at))
        return;
    const double ratio = picture.devicePixelRatio();
    const auto whole = [ratio](double place) { return std::round(place * ratio) / ratio; };
    const auto half = picture.deviceIndependentSize() / 2;
    painter_.drawPixmap(QPointF(whole(at.x()) - half.width(), whole(at.y()) - half.height()), picture);
}

void GraphPainter::paintNode(quint32 node, bool isFaint)
{
    constexpr double faintness = 0.16;
    if (isFaint)
        painter_.setOpacity(faintness);
    paintAt(node, look_.node(nodes_.tints[node], layout_.radiusOf(node, view_.scale),
                             graph_.isRoom(node) ? GraphLook::Square : GraphLook::Disc));
    if (isFaint)
        painter_.setOpacity(1);
    else if (graph_.isRoom(node))
        if (const auto at = graph_.plusOf(node, view_); at && visible_.contains(*at))
            look_.paintMark(painter_, *at, true);
}

void GraphPainter::paintNodes(const std::vector<qint32> &covering)
{
    constexpr quint8 none = GraphLook::Stack;
    std::vector<quint8> rings(layout_.count(), none);
    for (const quint32 node : graph_.selected.sights.seen)
        rings[node] = GraphLook::Seen;
    for (const quint32 node : graph_.selected.sights.oneWayViewers)
        rings[node] = GraphLook::OneWay;
    for (const quint32 node : layout_.order()) {
        const double radius = layout_.radiusOf(node, view_.scale);
        const bool isFaint = nodes_.isFaint(node);
        if (covering[node] > 0 && radius >= smallestStack && !isFaint)
            paintAt(node, look_.ring(GraphLook::Stack, radius));
        paintNode(node, isFaint);
        if (rings[node] != none)
            paintAt(node, look_.ring(static_cast<GraphLook::Ring>(rings[node]), radius));
        if (nodes_.isFaulty(node))
            paintAt(node, look_.ring(GraphLook::Faulty, radius));
    }
}

// Draws bold lines as two side by side: a thicker pen takes ten times as long as both.
void GraphPainter::paintLines(const std::vector<Sights::Line> &lines, QPen pen, bool isBold)
{
    QList<QLineF> places;
    places.reserve(std::ssize(lines) * (isBold ? 2 : 1));
    for (const auto &line : lines)
        addLine(line.viewer, line.seen, 0, places);
    for (qsizetype i = isBold ? places.size() : 0; i-- > 0;) {
        const auto aside = places[i].normalVector().unitVector();
        const QPointF by = (aside.p2() - aside.p1()) / 2;
        places.append(places[i].translated(by));
        places[i].translate(-by);
    }
    painter_.setPen(pen);
    painter_.drawLines(places);
}

void GraphPainter::paintSights(const Sights &sights, GraphLook::Stroke stroke)
{
    constexpr double leastOfOneWay = 0.6; // one-way lines are rare, and drawn above the others
    const double leastOfSeen = stroke == GraphLook::Dotted ? 0.7 : 0.15;
    const auto paint = [&](const std::vector<Sights::Line> &lines, bool isOneWay, double least) {
        const bool isBold = stroke == GraphLook::Solid && lines.size() <= fewLines;
        paintLines(lines, look_.sight(isOneWay, 1, stroke, opacityOf(lines.size(), least)), isBold);
    };
    paint(sights.sees, false, leastOfSeen);
    paint(sights.seenOneWay, true, leastOfOneWay);
}

void GraphPainter::paintDifferences(const MarkedNodes &marked)
{
    paintLines(marked.onlyHere, look_.difference(RecordDifference::Added), false);
    paintLines(marked.onlyInOther, look_.difference(RecordDifference::Removed), false);
}

void GraphPainter::paintRinged(const std::vector<quint32> &nodes, GraphLook::Ring ring)
{
    if (nodes.empty())
        return;
    std::vector<bool> isRinged(layout_.count());
    for (const quint32 node : nodes)
        isRinged[node] = true;
    for (const quint32 node : layout_.order())
        if (isRinged[node]) {
            paintNode(node);
            paintAt(node, look_.ring(ring, layout_.radiusOf(node, view_.scale)));
        }
}

void GraphPainter::paintLabels(const std::vector<GraphLabel> &labels)
{
    constexpr float ground = 0.7F; // opacity below a number: what it covers shows, but does not look like part of it
    auto color = look_.background();
    color.setAlphaF(ground);
    for (const auto &label : labels)
        painter_.fillRect(label.rect, color);
    // An outline in the background's colour sets them off.
    static constexpr QPointF around[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, 1}, {-1, 1}, {1, -1}};
    for (const auto &label : labels) {
        painter_.setPen(look_.background());
        for (const auto &by : around)
            painter_.drawText(label.rect.translated(by), Qt::AlignCenter, label.text);
        painter_.setPen(look_.text());
        painter_.drawText(label.rect, Qt::AlignCenter, label.text);
    }
}

// Frames the clusters of each open room; the frame's corner closes the room and has its name.
void GraphPainter::paintOpenRooms()
{
    for (const auto &room : graph_.rooms.open) {
        const auto frame = graph_.frameOf(room, view_);
        if (frame.isEmpty() || !frame.intersects(QRectF({}, view_.window).adjusted(-1, -1, 1, 1)))
            continue;
        painter_.setPen(look_.frame());
        painter_.drawRect(frame);
        look_.paintMark(painter_, frame.topLeft(), false);
        painter_.setPen(look_.text());
        painter_.drawText(frame.topLeft() + QPointF(GraphLook::markSize, -2), graph_.names[room.node]);
    }
}

void GraphPainter::paintAxes()
{
    constexpr int length = 28, inset = 10, head = 3;
    const auto *names = axisNames[static_cast<size_t>(layout_.side())];
    const auto metrics = painter_.fontMetrics();
    const int letter = metrics.horizontalAdvance(u'x') + 2, high = metrics.height();
    const QPoint corner(inset, static_cast<int>(view_.window.height()) - inset), right = corner + QPoint(length, 0),
                                                                                 up = corner - QPoint(0, length);
    painter_.setPen(look_.text());
    painter_.drawLine(corner, right);
    painter_.drawLine(corner, up);
    for (const int side : {-head, head}) {
        painter_.drawLine(right, right + QPoint(-head, side));
        painter_.drawLine(up, up + QPoint(side, head));
    }
    const auto write = [&](char axis, int x, int y) {
        painter_.drawText(QRect(x, y, letter, high), Qt::AlignCenter, QString(QLatin1Char(axis)));
    };
    write(names[0], right.x() + 3, right.y() - high / 2);
    write(names[1], up.x() - letter / 2, up.y() - high - 1);
}
