#include "widgets/graphpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace
{

constexpr double reach = 40; // pixels, of the largest node with all rings
constexpr double hiddenByNodes = 3; // pixels; shorter lines lie below the nodes that they join

} // namespace

GraphPainter::GraphPainter(QPainter &painter, const GraphLayout &layout, const std::vector<quint8> &tints,
                           const GraphView &view, GraphLook &look)
    : painter_(painter),
      layout_(layout),
      tints_(tints),
      view_(view),
      look_(look),
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

void GraphPainter::paintNeighbours(const std::vector<std::array<quint32, 2>> &pairs)
{
    QList<QLineF> lines;
    lines.reserve(static_cast<qsizetype>(pairs.size()));
    for (const auto &[one, other] : pairs)
        addLine(one, other, hiddenByNodes, lines);
    painter_.setPen(look_.neighbours());
    painter_.drawLines(lines);
}

// On whole pixels of the screen: elsewhere pictures would have to be sampled anew.
void GraphPainter::paintAt(quint32 cluster, const QPixmap &picture)
{
    const auto at = view_.toWindow(layout_.placeOf(cluster));
    if (!visible_.contains(at))
        return;
    const double ratio = picture.devicePixelRatio();
    const auto whole = [ratio](double place) { return std::round(place * ratio) / ratio; };
    const auto half = picture.deviceIndependentSize() / 2;
    painter_.drawPixmap(QPointF(whole(at.x()) - half.width(), whole(at.y()) - half.height()), picture);
}

void GraphPainter::paintNode(quint32 cluster)
{
    paintAt(cluster, look_.node(tints_[cluster], layout_.radiusOf(cluster, view_.scale)));
}

void GraphPainter::paintNodes()
{
    for (const quint32 cluster : layout_.order())
        paintNode(cluster);
}

// Bold ones are two beside each other: a thicker pen takes ten times as long as both.
void GraphPainter::paintLines(const std::vector<Sights::Line> &lines, const QPen &pen, bool isBold)
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

void GraphPainter::paintSights(const Sights &sights, bool areBold)
{
    paintLines(sights.sees, look_.sight(false, 1), areBold);
    paintLines(sights.seenOneWay, look_.sight(true, 1), areBold);
    paintRinged(sights.seen, GraphLook::Seen);
    paintRinged(sights.oneWayViewers, GraphLook::OneWay);
}

void GraphPainter::paintRinged(const std::vector<quint32> &clusters, GraphLook::Ring ring)
{
    if (clusters.empty())
        return;
    std::vector<bool> isRinged(layout_.count());
    for (const quint32 cluster : clusters)
        isRinged[cluster] = true;
    for (const quint32 cluster : layout_.order())
        if (isRinged[cluster]) {
            paintNode(cluster);
            paintAt(cluster, look_.ring(ring, layout_.radiusOf(cluster, view_.scale)));
        }
}

void GraphPainter::paintLabels(const std::vector<GraphLabel> &labels)
{
    // An outline in the background's colour sets them off from lines, and hides no node.
    static constexpr QPointF around[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, 1}, {-1, 1}, {1, -1}};
    for (const auto &label : labels) {
        const auto number = QString::number(label.cluster);
        painter_.setPen(look_.background());
        for (const auto &by : around)
            painter_.drawText(label.rect.translated(by), Qt::AlignCenter, number);
        painter_.setPen(look_.text());
        painter_.drawText(label.rect, Qt::AlignCenter, number);
    }
}
