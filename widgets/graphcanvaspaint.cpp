// How a GraphCanvas looks. Thousands of nodes and lines take longer to paint than a frame may: while the graph is moved
// pictures of it are, and once it rests they are made anew.
#include "widgets/graphcanvas.h"
#include "widgets/graphpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace
{

constexpr int marginStep = 4; // of the pictures' margins: whole pixels at any usual ratio

const char *axisNames(GraphSide side)
{
    switch (side) {
    case GraphSide::Front: return "xz";
    case GraphSide::Side: return "yz";
    case GraphSide::Top: break;
    }
    return "xy";
}

} // namespace

GraphLook &GraphCanvas::look()
{
    if (!look_ || look_->pixelRatio() != devicePixelRatioF()) {
        look_ = std::make_unique<GraphLook>(palette(), devicePixelRatioF());
        below_.isStale = above_.isStale = true;
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

void GraphCanvas::refresh(Layer &layer, bool isBelow)
{
    const auto view = layerView();
    if (!layer.isStale && (layer.view == view || rest_.isActive()))
        return;
    const auto pixels = (view.window * devicePixelRatioF()).toSize();
    if (layer.picture.size() != pixels)
        layer.picture = QPixmap(pixels);
    layer.picture.setDevicePixelRatio(devicePixelRatioF());
    layer.picture.fill(isBelow ? look_->background() : QColor(Qt::transparent));
    layer.view = view;
    layer.isStale = false;
    QPainter painter(&layer.picture);
    painter.setRenderHint(QPainter::Antialiasing);
    GraphPainter graph(painter, layout_, tints_, view, *look_);
    if (isBelow) {
        graph.paintNeighbours(neighbours_);
        graph.paintNodes();
    } else {
        graph.paintSights(selected_.sights, true);
        graph.paintRinged(selected_.clusters, GraphLook::Selected);
    }
}

// Where its places are now.
void GraphCanvas::paintLayer(QPainter &painter, const Layer &layer) const
{
    const double times = view_.scale / layer.view.scale, ratio = devicePixelRatioF();
    auto corner = view_.toWindow(layer.view.toPlane(QPointF()));
    if (times == 1)
        corner = {std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio};
    if (times == 1)
        painter.drawPixmap(corner, layer.picture);
    else
        painter.drawPixmap(QRectF(corner, layer.view.window * times), layer.picture, QRectF(layer.picture.rect()));
}

void GraphCanvas::paintGraph(QPainter &painter)
{
    look();
    const bool hasSelected = !selected_.clusters.empty();
    refresh(below_, true);
    painter.fillRect(rect(), look_->background());
    paintLayer(painter, below_);
    if (hasSelected) {
        refresh(above_, false);
        paintLayer(painter, above_);
    }
    painter.setRenderHint(QPainter::Antialiasing, !rest_.isActive());
    GraphPainter graph(painter, layout_, tints_, view_, *look_);
    graph.paintSights(hovered_.sights, false);
    graph.paintRinged(hovered_.clusters, GraphLook::Hovered);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QSizeF digit(fontMetrics().horizontalAdvance(u'0'), fontMetrics().height());
    if (areLabelsStale_ && !rest_.isActive()) {
        labels_ = placeLabels(layout_, view_, selected_.clusters, digit);
        areLabelsStale_ = false;
    }
    for (auto &label : labels_)
        label.rect = labelRect(layout_, view_, label.cluster, digit);
    graph.paintLabels(labels_);
    if (hovered_.clusters.size() == 1 && layout_.has(hovered_.clusters.front()))
        graph.paintLabels({{hovered_.clusters.front(), labelRect(layout_, view_, hovered_.clusters.front(), digit)}});
}

// Which way the map's axes point.
void GraphCanvas::paintAxes(QPainter &painter) const
{
    constexpr int length = 28, inset = 10, head = 3;
    const auto *names = axisNames(layout_.side());
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
        paintAxes(painter);
        if (rectangle_)
            paintRectangle(painter);
    }
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}
