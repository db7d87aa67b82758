#include "widgets/graph/graphcanvas.h"

#include "widgets/graph/graphpainter.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

namespace
{

constexpr int restDelay = 120;      // milliseconds without a move before it is repainted
constexpr double margin = 30;       // pixels around what is fitted into the window
constexpr double smallestPart = 64; // map units; a smaller graph is not enlarged to the window
constexpr double zoomStep = 1.3;
constexpr double nearest = 8; // largest scale: pixels per map unit, or times the scale that fits

bool isIn(const std::vector<quint32> &ascending, qint64 number) { return std::ranges::binary_search(ascending, number); }

constexpr size_t mostMovedLabels = 100;                 // 500 take longer to write than a frame allows
constexpr int marginStep = 4;                           // margins are multiples of it: whole pixels at any usual ratio
constexpr const char *axisNames[] = {"xy", "xz", "yz"}; // by GraphSide

} // namespace

GraphCanvas::GraphCanvas(QWidget *parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(80, 60);
    setAttribute(Qt::WA_OpaquePaintEvent);
    rest_.setSingleShot(true);
    rest_.setInterval(restDelay);
    connect(&rest_, &QTimer::timeout, this, qOverload<>(&QWidget::update));
}

void GraphCanvas::setNodes(GraphLayout layout, std::vector<quint8> tints, std::optional<GraphView> place)
{
    looks_ = {.tints = std::move(tints)};
    rooms_ = {};
    names_.clear();
    nameWidths_.clear();
    neighbours_.clear();
    arrows_.clear();
    findSides();
    selected_ = {};
    hovered_ = {};
    hoveredNode_ = -1;
    turnNodes(std::move(layout), place);
}

void GraphCanvas::turnNodes(GraphLayout layout, std::optional<GraphView> place)
{
    layout_ = std::move(layout);
    outdate({Links, Lines, Nodes});
    coveringScale_ = 0;
    depth_.forget();
    rectangle_.reset();
    if (!place)
        return fit();
    fitted_ = false;
    setView({place->middle, place->scale, size()});
}

void GraphCanvas::setRooms(Rooms rooms)
{
    rooms_ = std::move(rooms);
    looks_.firstRoom = rooms_.first;
    outdate({Nodes});
    update();
}

void GraphCanvas::setFills(std::vector<QColor> fills)
{
    fills_ = std::move(fills);
    look_ = nullptr;
    update();
}

void GraphCanvas::setNames(std::vector<QString> names)
{
    names_ = std::move(names);
    measureNames();
    update();
}

void GraphCanvas::measureNames()
{
    constexpr size_t mostMeasured = 5'000; // takes some 15 ms; for more, each letter is taken to be as wide as an m
    const auto metrics = fontMetrics();
    const int letter = metrics.horizontalAdvance(u'm');
    nameWidths_.clear();
    for (const auto &name : names_)
        nameWidths_.push_back(names_.size() <= mostMeasured ? metrics.horizontalAdvance(name)
                                                            : static_cast<double>(letter * name.size()));
    findSides();
    areLabelsStale_ = true;
}

void GraphCanvas::setFaint(std::vector<quint8> faint)
{
    if (looks_.faint == faint)
        return;
    looks_.faint = std::move(faint);
    outdate({Links, Nodes});
    update();
}

void GraphCanvas::setFaulty(std::vector<quint8> faulty)
{
    looks_.faulty = std::move(faulty);
    outdate({Nodes});
    update();
}

void GraphCanvas::outdate(std::initializer_list<Part> parts)
{
    for (const auto part : parts)
        layers_[part].isStale = true;
    areLabelsStale_ = true;
}

void GraphCanvas::setNeighbours(std::vector<std::array<quint32, 2>> pairs)
{
    neighbours_ = std::move(pairs);
    outdate({Links});
    update();
}

void GraphCanvas::setArrows(std::vector<GraphArrow> arrows)
{
    arrows_ = std::move(arrows);
    findSides();
    outdate({Links, Nodes});
    if (fitted_)
        fit();
    update();
}

void GraphCanvas::findSides()
{
    std::vector<bool> leads(layout_.count()), isLedTo(layout_.count());
    for (const auto &arrow : arrows_)
        leads[arrow.from] = isLedTo[arrow.to] = true;
    nameSides_.clear();
    left_ = right_ = 0;
    for (quint32 node = 0; node < layout_.count() && !arrows_.empty(); ++node) {
        const auto side = !leads[node] ? LabelSide::Right : !isLedTo[node] ? LabelSide::Left : LabelSide::Above;
        nameSides_.push_back(side);
        if (side != LabelSide::Above && node < nameWidths_.size()) {
            auto &widest = side == LabelSide::Left ? left_ : right_;
            widest = std::max(widest, nameWidths_[node]);
        }
    }
}

void GraphCanvas::setSelected(Marked selected)
{
    selected_ = std::move(selected);
    outdate({Lines, Nodes});
    update();
}

void GraphCanvas::setHovered(Marked hovered)
{
    hovered_ = std::move(hovered);
    if (hoveredNode_ >= 0 && !isIn(hovered_.nodes, hoveredNode_))
        hoveredNode_ = -1; // another view points at something
    update();
}

void GraphCanvas::setEmptyText(const QString &text)
{
    emptyText_ = text;
    update();
}

std::vector<quint32> GraphCanvas::nodesNear(QPointF at) const
{
    constexpr double slack = 3;
    return layout_.nodesAt(view_.toPlane(at), view_.scale, slack);
}

qint64 GraphCanvas::nodeAt(QPointF at) const
{
    const auto nodes = nodesNear(at);
    return nodes.empty() ? -1 : qint64(nodes.front());
}

size_t GraphCanvas::nodesBeside(quint32 cluster) const
{
    return layout_.has(cluster) ? nodesNear(placeOf(cluster)).size() - 1 : 0;
}

bool GraphCanvas::isSmall() const
{
    constexpr size_t most = 4000;
    return layout_.order().size() + neighbours_.size() + arrows_.size() + selected_.sights.lines <= most;
}

double GraphCanvas::fittingScale(const QRectF &rect) const
{
    const auto fitting = [](double room, double length) { return std::max(room, 1.0) / std::max(length, smallestPart); };
    const auto free = QRectF(this->rect()).marginsRemoved(around()).size();
    return std::min(fitting(free.width(), rect.width()), fitting(free.height(), rect.height()));
}

// Returns the margins around what is fitted into the window, with room for names at the sides.
QMarginsF GraphCanvas::around() const
{
    constexpr double most = 0.4; // of the window, for the names at one side
    const auto aside = [this](double names) { return std::clamp(names + margin, margin, std::max(margin, most * width())); };
    return {aside(left_), margin, aside(right_), margin};
}

double GraphCanvas::mostScale() const { return std::max(nearest, nearest * fittingScale(layout_.bounds())); }

void GraphCanvas::setView(const GraphView &view)
{
    if (view_ == view)
        return;
    view_ = view;
    areLabelsStale_ = true;
    if (!isSmall())
        rest_.start();
    update();
}

void GraphCanvas::showPart(const QRectF &rect, double mostScale)
{
    const double scale = std::min(fittingScale(rect), mostScale);
    const auto room = around();
    setView({rect.center() + QPointF((room.right() - room.left()) / 2 / scale, 0), scale, size()});
}

void GraphCanvas::fit()
{
    fitted_ = true;
    showPart(layout_.bounds(), mostScale());
    rest_.stop(); // no cached picture is of use
    update();
}

void GraphCanvas::frame(const std::vector<quint32> &clusters)
{
    constexpr double rows = 7; // of evenly spread nodes that fit the height; at larger scales nodes would stand alone
    std::vector<bool> isFramed(layout_.count());
    for (const quint32 cluster : clusters)
        isFramed[cluster] = true;
    if (std::ranges::none_of(clusters, [this](quint32 cluster) { return layout_.has(cluster); }))
        return;
    auto framed = clusters;
    for (const auto &[one, other] : neighbours_)
        if (isFramed[one] || isFramed[other])
            framed.insert(framed.end(), {one, other});
    fitted_ = false;
    showPart(*layout_.boundsOf(framed), std::min(mostScale(), height() / rows / layout_.spacing()));
}

void GraphCanvas::bringIntoView(const std::vector<quint32> &clusters)
{
    const QRectF window(rect());
    const auto inner = window.adjusted(width() / 4.0, height() / 4.0, -width() / 4.0, -height() / 4.0);
    std::optional<QPointF> way;
    for (const quint32 cluster : clusters) {
        if (!layout_.has(cluster))
            continue;
        const auto at = placeOf(cluster);
        if (window.contains(at))
            return;
        const QPointF by(std::clamp(at.x(), inner.left(), inner.right()) - at.x(),
                         std::clamp(at.y(), inner.top(), inner.bottom()) - at.y());
        if (!way || by.manhattanLength() < way->manhattanLength())
            way = by;
    }
    if (way)
        pan(*way);
}

void GraphCanvas::zoomIn() { zoom(zoomStep, QRectF(rect()).center()); }

void GraphCanvas::zoomOut() { zoom(1 / zoomStep, QRectF(rect()).center()); }

void GraphCanvas::zoom(double factor, QPointF about)
{
    if (isEmpty())
        return;
    const auto place = view_.toPlane(about);
    auto view = view_;
    view.scale = std::clamp(view.scale * factor, fittingScale(layout_.bounds()) / 4, mostScale());
    view.middle += place - view.toPlane(about);
    fitted_ = false;
    setView(view);
}

void GraphCanvas::pan(QPointF by)
{
    if (isEmpty())
        return;
    auto view = view_;
    view.middle -= by / view.scale;
    fitted_ = false;
    setView(view);
}

void GraphCanvas::reveal(quint32 cluster)
{
    const auto at = placeOf(cluster);
    const QRectF inner = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    if (!inner.contains(at))
        pan(QRectF(rect()).center() - at);
}

void GraphCanvas::resizeEvent(QResizeEvent *)
{
    if (fitted_)
        return fit();
    auto view = view_;
    view.window = size();
    setView(view);
}

void GraphCanvas::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        look_ = nullptr;
    if (event->type() == QEvent::FontChange)
        measureNames();
    QWidget::changeEvent(event);
}

void GraphCanvas::hover(qint64 cluster)
{
    if (std::exchange(hoveredNode_, cluster) != cluster)
        emit nodeHovered(cluster);
}

void GraphCanvas::pointAt(quint32 node)
{
    if (!layout_.has(node))
        return;
    hover(node);
    reveal(node);
}

bool GraphCanvas::openPointedAt()
{
    if (hoveredNode_ < rooms_.first)
        return false;
    emit openingWanted(static_cast<quint32>(hoveredNode_), true);
    return true;
}

bool GraphCanvas::closePointedAt()
{
    const auto isIn = [this](const OpenRoom &room) { return std::ranges::binary_search(room.clusters, hoveredNode_); };
    const auto found = std::ranges::find_if(rooms_.open, isIn);
    if (found == rooms_.open.end())
        return false;
    emit openingWanted(found->node, false);
    return true;
}

bool GraphCanvas::clickSign(QPoint at)
{
    constexpr double reach = GraphLook::markSize / 2 + 2; // pixels
    const auto isHit = [&](quint32 room) {
        const auto sign = signOf(room);
        return sign && std::abs(sign->x() - at.x()) <= reach && std::abs(sign->y() - at.y()) <= reach;
    };
    for (const auto &room : rooms_.open)
        if (isHit(room.node)) {
            emit openingWanted(room.node, false);
            return true;
        }
    for (auto node = layout_.order().rbegin(); node != layout_.order().rend(); ++node) // the topmost first
        if (*node >= rooms_.first && isHit(*node)) {
            emit openingWanted(*node, true);
            return true;
        }
    return false;
}

void GraphCanvas::click(QPoint at, bool extends)
{
    if (clickSign(at))
        return;
    const auto nodes = nodesNear(at);
    const auto chosen = depth_.next(at, nodes.size(), extends);
    emit nodeClicked(nodes.empty() ? -1 : qint64(nodes[chosen]), extends);
}

void GraphCanvas::cancelDrag()
{
    rectangle_.reset();
    pressed_ = Qt::NoButton;
    unsetCursor();
    update();
}

// Cancels what is being done before it clears the selection.
void GraphCanvas::escape()
{
    if (!rectangle_ && hoveredNode_ < 0) {
        depth_.forget(); // the next click takes the nearest again
        return emit nodeClicked(-1, false);
    }
    cancelDrag();
    hover(-1);
}

void GraphCanvas::wheelEvent(QWheelEvent *event)
{
    constexpr double turn = 120, perTurn = 1.25; // eighths of a degree; zoom factor per turn
    event->accept();
    if (event->angleDelta().y() != 0) // otherwise it is a horizontal step
        zoom(std::pow(perTurn, event->angleDelta().y() / turn), event->position());
}

void GraphCanvas::mousePressEvent(QMouseEvent *event)
{
    if (pressed_ != Qt::NoButton || (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton))
        return;
    pressed_ = event->button();
    pressedAt_ = draggedAt_ = event->position().toPoint();
    dragging_ = false;
    if (pressed_ == Qt::LeftButton && event->modifiers() & Qt::ShiftModifier && !isEmpty())
        rectangle_ = QRect(pressedAt_, QSize());
}

void GraphCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = event->position().toPoint();
    if (pressed_ == Qt::NoButton)
        return hover(nodeAt(at));
    dragging_ = dragging_ || (at - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (!dragging_)
        return;
    if (rectangle_) {
        rectangle_ = QRect(pressedAt_, at).normalized();
        return update();
    }
    setCursor(Qt::ClosedHandCursor);
    pan(at - std::exchange(draggedAt_, at));
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != pressed_)
        return;
    const auto button = std::exchange(pressed_, Qt::NoButton);
    const bool extends = event->modifiers() & Qt::ControlModifier;
    const auto rectangle = std::exchange(rectangle_, std::nullopt);
    unsetCursor();
    update();
    if (rectangle && dragging_)
        emit nodesChosen(layout_.nodesIn(view_.toPlane(QRectF(*rectangle))), extends);
    else if (button == Qt::LeftButton && !dragging_)
        click(event->position().toPoint(), extends);
}

// It is not another click, which would pick what lies behind; but two signs may be clicked quickly.
void GraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto at = event->position().toPoint();
    if (event->button() == Qt::LeftButton && !clickSign(at) && !nodesNear(at).empty())
        emit nodeDoubleClicked();
}

void GraphCanvas::leaveEvent(QEvent *) { hover(-1); }

// Returns the node that an arrow from this one leads to, or comes from: of several, that nearest to straight ahead; -1:
// none.
qint64 GraphCanvas::alongArrow(quint32 from, bool forwards) const
{
    qint64 best = -1;
    double leastAside = 0;
    for (const auto &arrow : arrows_) {
        const auto [start, end] = forwards ? std::pair(arrow.from, arrow.to) : std::pair(arrow.to, arrow.from);
        if (start != from || end == from)
            continue;
        const double aside = std::abs(layout_.placeOf(end).y() - layout_.placeOf(from).y());
        if (best < 0 || aside < leastAside) {
            best = end;
            leastAside = aside;
        }
    }
    return best;
}

// Steps from the hovered node, else from a selected one, else to the node nearest to the middle of the window.
void GraphCanvas::step(QPointF direction)
{
    if (isEmpty())
        return;
    qint64 from = hoveredNode_, to = -1;
    for (auto it = selected_.nodes.begin(); from < 0 && it != selected_.nodes.end(); ++it)
        if (layout_.has(*it))
            from = *it;
    if (from < 0)
        to = layout_.nearestNode(view_.middle);
    else if (const auto node = static_cast<quint32>(from); !arrows_.empty() && direction.x() != 0)
        to = alongArrow(node, direction.x() > 0);
    else
        to = layout_.nextNode(node, direction);
    if (to < 0)
        to = from;
    hover(to);
    reveal(static_cast<quint32>(to));
}

// Steps along an arrow and selects the node at its end.
void GraphCanvas::walk(bool forwards)
{
    step({forwards ? 1.0 : -1.0, 0});
    if (hoveredNode_ >= 0)
        emit nodeClicked(hoveredNode_, false);
}

bool GraphCanvas::pressKey(int key, Qt::KeyboardModifiers modifiers)
{
    constexpr double panStep = 60; // pixels
    const bool control = modifiers & Qt::ControlModifier;
    const auto arrow = [&](double x, double y) {
        if (control)
            pan(QPointF(-x, -y) * panStep);
        else
            step({x, y});
    };
    switch (key) {
    case Qt::Key_Left: arrow(-1, 0); break;
    case Qt::Key_Right: arrow(1, 0); break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (control && !arrows_.empty())
            walk(key == Qt::Key_Down);
        else
            arrow(0, key == Qt::Key_Down ? 1 : -1);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (!openPointedAt())
            zoomIn();
        break;
    case Qt::Key_Minus:
        if (!closePointedAt())
            zoomOut();
        break;
    case Qt::Key_Home: fit(); break;
    case Qt::Key_F: emit frameRequested(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!control && openPointedAt())
            break;
        [[fallthrough]];
    case Qt::Key_Space:
        if (hoveredNode_ >= 0)
            emit nodeClicked(hoveredNode_, control);
        break;
    default: return false;
    }
    return true;
}

void GraphCanvas::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::SelectAll)) {
        auto all = layout_.order();
        std::ranges::sort(all);
        if (!all.empty())
            emit nodesChosen(all, false);
    } else if (event->key() == Qt::Key_Escape && canCancel()) {
        escape();
    } else if (!pressKey(event->key(), event->modifiers())) {
        QWidget::keyPressEvent(event);
    }
}

bool GraphCanvas::event(QEvent *event)
{
    // The window has other uses for Escape, and for F alone.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *pressed = static_cast<QKeyEvent *>(event);
        const bool isF = pressed->key() == Qt::Key_F && pressed->modifiers() == Qt::NoModifier;
        if (isF || (pressed->key() == Qt::Key_Escape && canCancel()))
            event->accept();
    }
    return QWidget::event(event);
}

// Thousands of nodes and lines take longer to paint than a frame allows: while the graph is moved, cached pictures of it are
// moved, and they are repainted once it rests.

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
