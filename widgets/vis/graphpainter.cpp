#include "widgets/vis/graphpainter.h"

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

void GraphPainter::paintLines(const std::vector<Sights::Line> &lines, const QPen &pen)
{
    QList<QLineF> places;
    for (const auto &line : lines)
        addLine(line.viewer, line.seen, 0, places);
    painter_.setPen(pen);
    painter_.drawLines(places);
}

void GraphPainter::paintSights(const Sights &sights, double width)
{
    paintLines(sights.sees, look_.sight(false, width));
    paintLines(sights.seenOneWay, look_.sight(true, width));
    paintRinged(sights.seen, GraphLook::Seen);
    paintRinged(sights.oneWayViewers, GraphLook::OneWay);
}

void GraphPainter::paintRinged(const std::vector<quint32> &clusters, GraphLook::Ring ring)
{
    for (const quint32 cluster : clusters)
        if (layout_.has(cluster)) {
            paintNode(cluster);
            paintAt(cluster, look_.ring(ring, layout_.radiusOf(cluster, view_.scale)));
        }
}

void GraphPainter::paintLabels(const std::vector<GraphLabel> &labels)
{
    auto behind = look_.background();
    behind.setAlphaF(0.75F);
    painter_.setPen(look_.text());
    for (const auto &label : labels) {
        painter_.fillRect(label.rect, behind);
        painter_.drawText(label.rect, Qt::AlignCenter, QString::number(label.cluster));
    }
}
