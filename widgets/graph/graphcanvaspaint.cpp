// Painting of GraphCanvas. Thousands of nodes and lines take longer to paint than a frame allows: while the graph is moved,
// cached pictures of it are moved, and they are repainted once it rests.
#include "widgets/graph/graphcanvas.h"
#include "widgets/graph/graphpainter.h"

#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace
{

constexpr size_t mostMovedLabels = 100;                 // 500 take longer to write than a frame allows
constexpr int marginStep = 4;                           // margins are multiples of it: whole pixels at any usual ratio
constexpr const char *axisNames[] = {"xy", "xz", "yz"}; // by GraphSide

} // namespace

GraphLook &GraphCanvas::look()
{
    if (!look_ || look_->pixelRatio() != devicePixelRatioF()) {
        look_ = std::make_unique<GraphLook>(palette(), devicePixelRatioF(), fills_);
        outdate({Links, Lines, Nodes});
    }
    return *look_;
}

GraphView GraphCanvas::layerView() const
{
    const auto margin = [](int length) { return length / 8 / marginStep * marginStep; };
    auto view = view_;
    view.window += QSizeF(2 * margin(width()), 2 * margin(height()));
    return view;
}

void GraphCanvas::paintPart(QPainter &painter, Part part, const GraphView &view)
{
    painter.setRenderHint(QPainter::Antialiasing);
    GraphPainter graph(painter, layout_, looks_, view, *look_);
    if (part == Links) {
        if (areNeighboursDrawn())
            graph.paintNeighbours(neighbours_);
        if (areArrowsDrawn())
            graph.paintArrows(arrows_);
        return;
    }
    if (part == Lines)
        return graph.paintSights(selected_.sights, GraphLook::Solid);
    if (coveringScale_ != view.scale) {
        covering_ = layout_.covering(view.scale);
        coveringScale_ = view.scale;
    }
    if (areArrowsDrawn())
        graph.paintArrowWords(arrows_, selected_.nodes);
    graph.paintNodes(selected_.sights, covering_);
    graph.paintRinged(selected_.nodes, GraphLook::Selected);
}

void GraphCanvas::refresh(Part part)
{
    auto &layer = layers_[part];
    const auto view = layerView();
    if (!layer.isStale && layer.view == view)
        return;
    QElapsedTimer since;
    since.start();
    const auto pixels = (view.window * devicePixelRatioF()).toSize();
    if (layer.picture.size() != pixels)
        layer.picture = QPixmap(pixels);
    layer.picture.setDevicePixelRatio(devicePixelRatioF());
    layer.picture.fill(part == Links ? look_->background() : QColor(Qt::transparent));
    layer.view = view;
    layer.isStale = false;
    QPainter painter(&layer.picture);
    paintPart(painter, part, view);
    layer.cost = since.nsecsElapsed();
}

// Returns where the layer's picture is in the current view.
QRectF GraphCanvas::rectOf(const Layer &layer) const
{
    return {view_.toWindow(layer.view.toPlane(QPointF())), layer.view.window * (view_.scale / layer.view.scale)};
}

void GraphCanvas::paintLayer(QPainter &painter, const Layer &layer) const
{
    const double ratio = devicePixelRatioF();
    const auto rect = rectOf(layer);
    const auto whole = [ratio](double place) { return std::round(place * ratio) / ratio; };
    if (view_.scale == layer.view.scale)
        painter.drawPixmap(QPointF(whole(rect.x()), whole(rect.y())), layer.picture);
    else
        painter.drawPixmap(rect, layer.picture, QRectF(layer.picture.rect()));
}

// Returns whether part of the window would be blank, although everything could be repainted within a frame.
bool GraphCanvas::isBeyondLayers() const
{
    constexpr qint64 frame = 12'000'000; // nanoseconds; the rest of 16 ms is for what every frame paints
    const qint64 cost = layers_[Links].cost + layers_[Nodes].cost + (selected_.nodes.empty() ? 0 : layers_[Lines].cost);
    return cost < frame && !rectOf(layers_[Links]).contains(QRectF(rect()));
}

void GraphCanvas::paintGraph(QPainter &painter)
{
    look();
    const bool isMoving = rest_.isActive() && !isBeyondLayers();
    const auto paint = [&](Part part) {
        if (!isMoving || layers_[part].isStale)
            refresh(part);
        paintLayer(painter, layers_[part]);
    };
    GraphPainter graph(painter, layout_, looks_, view_, *look_);
    painter.fillRect(rect(), look_->background());
    paint(Links);
    if (!selected_.sights.sees.empty() || !selected_.sights.seenOneWay.empty())
        paint(Lines);
    // The lines of hovered nodes that are also selected are already there.
    const bool areDrawn = !selected_.sights.areLinesLeftOut() && std::ranges::includes(selected_.nodes, hovered_.nodes);
    painter.setRenderHint(QPainter::Antialiasing, !rest_.isActive());
    if (!areDrawn)
        graph.paintSights(hovered_.sights, GraphLook::Dotted);
    paint(Nodes);
    graph.paintRinged(hovered_.sights.seen, GraphLook::Seen);
    graph.paintRinged(hovered_.sights.oneWayViewers, GraphLook::OneWay);
    graph.paintRinged(hovered_.nodes, GraphLook::Hovered);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintOpenRooms(painter);
    paintLabels(graph);
}

QRectF GraphCanvas::frameOf(const OpenRoom &room) const
{
    constexpr double around = 14; // pixels: the largest node of one leaf, and some space
    const auto bounds = layout_.boundsOf(room.clusters);
    if (!bounds)
        return {};
    return QRectF(view_.toWindow(bounds->topLeft()), view_.toWindow(bounds->bottomRight()))
        .adjusted(-around, -around, around, around);
}

std::optional<QPoint> GraphCanvas::signOf(quint32 room) const
{
    const auto open = std::ranges::find(rooms_.open, room, &OpenRoom::node);
    if (open == rooms_.open.end()) {
        const auto plus = GraphPainter::plusOf(layout_, room, view_);
        return plus ? std::optional(GraphLook::pixelOf(*plus)) : std::nullopt;
    }
    const auto frame = frameOf(*open);
    return frame.isEmpty() ? std::nullopt : std::optional(GraphLook::pixelOf(frame.topLeft()));
}

// Frames the clusters of each open room; the frame's corner closes the room and has its name.
void GraphCanvas::paintOpenRooms(QPainter &painter) const
{
    for (const auto &room : rooms_.open) {
        const auto frame = frameOf(room);
        if (frame.isEmpty() || !frame.intersects(QRectF(rect()).adjusted(-1, -1, 1, 1)))
            continue;
        painter.setPen(look_->frame());
        painter.drawRect(frame);
        look_->paintMark(painter, frame.topLeft(), false);
        painter.setPen(look_->text());
        painter.drawText(frame.topLeft() + QPointF(GraphLook::markSize, -2), names_[room.node]);
    }
}

void GraphCanvas::paintLabels(GraphPainter &graph)
{
    const LabelStyle style{.digit = QSizeF(fontMetrics().horizontalAdvance(u'0'), fontMetrics().height()),
                           .covering = covering_,
                           .names = names_,
                           .nameWidths = nameWidths_,
                           .faint = looks_.faint,
                           .sides = nameSides_};
    if (areLabelsStale_ && !rest_.isActive()) {
        labels_ = placeLabels(layout_, view_, selected_.nodes, style);
        areLabelsStale_ = false;
    }
    std::vector<GraphLabel> shown = labels_;
    if (rest_.isActive() && shown.size() > mostMovedLabels)
        shown.resize(mostMovedLabels);
    for (auto &label : shown)
        label.rect.translate(placeOf(label.cluster) - label.node);
    const auto &hovered = hovered_.nodes;
    const auto isHovered = [&](const GraphLabel &label) { return label.cluster == hovered.front(); };
    if (hovered.size() == 1 && layout_.has(hovered.front()) && std::ranges::none_of(shown, isHovered)) {
        const auto label = labelBeside(layout_, view_, hovered.front(), style);
        std::erase_if(shown, [&](const GraphLabel &other) { return other.rect.intersects(label.rect); });
        shown.push_back(label);
    }
    graph.paintLabels(shown);
}

// Shows which way the map's axes point.
void GraphCanvas::paintAxes(QPainter &painter) const
{
    constexpr int length = 28, inset = 10, head = 3;
    const auto *names = axisNames[static_cast<size_t>(layout_.side())];
    const int letter = fontMetrics().horizontalAdvance(u'x') + 2, high = fontMetrics().height();
    const QPoint corner(inset, height() - inset), right = corner + QPoint(length, 0), up = corner - QPoint(0, length);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawLine(corner, right);
    painter.drawLine(corner, up);
    for (const int side : {-head, head}) {
        painter.drawLine(right, right + QPoint(-head, side));
        painter.drawLine(up, up + QPoint(side, head));
    }
    const auto write = [&](char axis, int x, int y) {
        painter.drawText(QRect(x, y, letter, high), Qt::AlignCenter, QString(QLatin1Char(axis)));
    };
    write(names[0], right.x() + 3, right.y() - high / 2);
    write(names[1], up.x() - letter / 2, up.y() - high - 1);
}

void GraphCanvas::paintRectangle(QPainter &painter) const
{
    auto inside = palette().color(QPalette::Highlight);
    inside.setAlphaF(0.2F);
    painter.setPen(QPen(palette().color(QPalette::Text), 1, Qt::DashLine));
    painter.setBrush(inside);
    painter.drawRect(*rectangle_);
    painter.setBrush(Qt::NoBrush);
}

void GraphCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (isEmpty()) {
        painter.fillRect(rect(), palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, emptyText_);
    } else {
        paintGraph(painter);
        if (layout_.isOfMap())
            paintAxes(painter);
        if (rectangle_)
            paintRectangle(painter);
    }
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}
