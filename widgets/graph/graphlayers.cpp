#include "widgets/graph/graphlayers.h"

#include "widgets/graph/graphpainter.h"

#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace {

constexpr size_t mostMovedLabels = 100; // 500 take longer to paint than a frame allows
constexpr int marginStep = 4;           // margins are multiples of it: whole pixels at any usual ratio

// Returns the rectangle that the picture of one view covers in another view.
QRectF rectOf(const GraphView &picture, const GraphView &view)
{
    return {view.toWindow(picture.toPlane(QPointF())), picture.window * (view.scale / picture.scale)};
}

} // namespace

void GraphLayers::outdate(std::initializer_list<Part> parts)
{
    for (const auto part : parts)
        layers_[part].isStale = true;
    areLabelsStale_ = true;
}

void GraphLayers::outdateAll()
{
    outdate({Links, Lines, Nodes});
    coveringScale_ = 0;
}

void GraphLayers::paintPart(GraphPainter &painter, Part part, const GraphContent &graph, const GraphView &view)
{
    if (part == Links) {
        if (graph.areNeighboursDrawn())
            painter.paintNeighbours();
        if (graph.areArrowsDrawn())
            painter.paintArrows();
        return;
    }
    if (part == Lines) {
        painter.paintSights(graph.selected.sights, GraphLook::Solid);
        return painter.paintDifferences(graph.selected);
    }
    if (coveringScale_ != view.scale) {
        covering_ = graph.layout.covering(view.scale);
        coveringScale_ = view.scale;
    }
    if (graph.areArrowsDrawn())
        painter.paintArrowWords();
    painter.paintNodes(covering_);
    painter.paintRinged(graph.selected.nodes, GraphLook::Selected);
}

void GraphLayers::refresh(Part part, const GraphContent &graph, GraphView view, GraphLook &look)
{
    const auto margin = [](double length) { return static_cast<int>(length) / 8 / marginStep * marginStep; };
    view.window += QSizeF(2 * margin(view.window.width()), 2 * margin(view.window.height()));
    auto &layer = layers_[part];
    if (!layer.isStale && layer.view == view)
        return;
    QElapsedTimer since;
    since.start();
    const auto pixels = (view.window * look.pixelRatio()).toSize();
    if (layer.picture.size() != pixels)
        layer.picture = QPixmap(pixels);
    layer.picture.setDevicePixelRatio(look.pixelRatio());
    layer.picture.fill(part == Links ? look.background() : QColor(Qt::transparent));
    layer.view = view;
    layer.isStale = false;
    QPainter painter(&layer.picture);
    painter.setRenderHint(QPainter::Antialiasing);
    GraphPainter graphPainter(painter, graph, view, look);
    paintPart(graphPainter, part, graph, view);
    layer.cost = since.nsecsElapsed();
}

// Returns whether part of the window would be blank, although everything could be repainted within a frame.
bool GraphLayers::isBeyond(const GraphContent &graph, const GraphView &view) const
{
    constexpr qint64 frame = 12'000'000; // nanoseconds; the rest of 16 ms is for what every frame paints
    const qint64 cost = layers_[Links].cost + layers_[Nodes].cost + (graph.selected.nodes.empty() ? 0 : layers_[Lines].cost);
    return cost < frame && !rectOf(layers_[Links].view, view).contains(QRectF({}, view.window));
}

void GraphLayers::paint(QPainter &painter, const GraphContent &graph, const GraphView &view, GraphLook &look, bool isMoving)
{
    const bool areKept = isMoving && !isBeyond(graph, view);
    const auto paintLayer = [&](Part part) {
        const auto &layer = layers_[part];
        if (!areKept || layer.isStale)
            refresh(part, graph, view, look);
        const auto rect = rectOf(layer.view, view);
        const auto whole = [&look](double place) { return std::round(place * look.pixelRatio()) / look.pixelRatio(); };
        if (view.scale == layer.view.scale)
            painter.drawPixmap(QPointF(whole(rect.x()), whole(rect.y())), layer.picture);
        else
            painter.drawPixmap(rect, layer.picture, QRectF(layer.picture.rect()));
    };
    const auto &selected = graph.selected, &hovered = graph.hovered;
    GraphPainter graphPainter(painter, graph, view, look);
    painter.fillRect(QRectF({}, view.window), look.background());
    paintLayer(Links);
    if (!selected.sights.sees.empty() || !selected.sights.seenOneWay.empty() || !selected.onlyHere.empty()
        || !selected.onlyInOther.empty())
        paintLayer(Lines);
    // The lines of hovered nodes that are also selected are already there.
    const bool areDrawn = !selected.sights.areLinesLeftOut() && std::ranges::includes(selected.nodes, hovered.nodes);
    painter.setRenderHint(QPainter::Antialiasing, !isMoving);
    if (!areDrawn) {
        graphPainter.paintSights(hovered.sights, GraphLook::Dotted);
        graphPainter.paintDifferences(hovered);
    }
    paintLayer(Nodes);
    graphPainter.paintRinged(hovered.sights.seen, GraphLook::Seen);
    graphPainter.paintRinged(hovered.sights.oneWayViewers, GraphLook::OneWay);
    graphPainter.paintRinged(hovered.nodes, GraphLook::Hovered);
    painter.setRenderHint(QPainter::Antialiasing, false);
    graphPainter.paintOpenRooms();
    graphPainter.paintLabels(labels(graph, view, painter.fontMetrics(), isMoving));
    if (graph.layout.isOfMap())
        graphPainter.paintAxes();
}

// Returns the labels to paint; while the graph is moved, some of the previous ones, at the current positions of their nodes.
std::vector<GraphLabel> GraphLayers::labels(const GraphContent &graph, const GraphView &view, const QFontMetrics &metrics,
                                            bool isMoving)
{
    const LabelStyle style{.digit = QSizeF(metrics.horizontalAdvance(u'0'), metrics.height()),
                           .covering = covering_,
                           .names = graph.names,
                           .nameWidths = graph.nameWidths,
                           .faint = graph.looks.faint,
                           .sides = graph.nameSides};
    if (!isMoving && (areLabelsStale_ || labelsView_ != view)) {
        labels_ = placeLabels(graph.layout, view, graph.selected.nodes, style);
        labelsView_ = view;
        areLabelsStale_ = false;
    }
    auto shown = labels_;
    if (isMoving && shown.size() > mostMovedLabels)
        shown.resize(mostMovedLabels);
    for (auto &label : shown)
        label.rect.translate(view.toWindow(graph.layout.placeOf(label.cluster)) - label.node);
    const auto &hovered = graph.hovered.nodes;
    const auto isHovered = [&](const GraphLabel &label) { return label.cluster == hovered.front(); };
    if (hovered.size() == 1 && graph.layout.has(hovered.front()) && std::ranges::none_of(shown, isHovered)) {
        const auto label = labelBeside(graph.layout, view, hovered.front(), style);
        std::erase_if(shown, [&](const GraphLabel &other) { return other.rect.intersects(label.rect); });
        shown.push_back(label);
    }
    return shown;
}
