#include "widgets/graph/graphcanvas.h"

#include "widgets/parts/contextmenu.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace {

constexpr int restDelay = 120;      // milliseconds without a move before it is repainted
constexpr double margin = 30;       // pixels around what is fitted into the window
constexpr double smallestPart = 64; // map units; a smaller graph is not enlarged to the window
constexpr double zoomStep = 1.3;
constexpr double nearest = 8; // largest scale: pixels per map unit, or times the scale that fits

bool isIn(const std::vector<quint32> &ascending, qint64 number) { return std::ranges::binary_search(ascending, number); }

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

void GraphCanvas::setGraph(GraphContent graph, std::optional<GraphView> place)
{
    graph_ = std::move(graph);
    layers_ = {}; // labels hold node numbers of the previous graph
    hoveredNode_ = -1;
    measureNames();
    turnNodes(std::move(graph_.layout), place);
}

void GraphCanvas::turnNodes(GraphLayout layout, std::optional<GraphView> place)
{
    graph_.layout = std::move(layout);
    layers_.outdateAll();
    depth_.forget();
    rectangle_.reset();
    if (!place)
        return fit();
    fitted_ = false;
    setView({place->middle, place->scale, size()});
}

void GraphCanvas::setFills(std::vector<QColor> fills)
{
    fills_ = std::move(fills);
    look_ = nullptr;
    update();
}

void GraphCanvas::setNames(std::vector<QString> names)
{
    graph_.names = std::move(names);
    measureNames();
    update();
}

void GraphCanvas::measureNames()
{
    graph_.measureNames(fontMetrics());
    layers_.outdate({});
}

void GraphCanvas::setFaint(std::vector<quint8> faint)
{
    if (graph_.looks.faint == faint)
        return;
    graph_.looks.faint = std::move(faint);
    layers_.outdate({GraphLayers::Links, GraphLayers::Nodes});
    update();
}

void GraphCanvas::setNeighbours(std::vector<std::array<quint32, 2>> pairs)
{
    graph_.neighbours = std::move(pairs);
    layers_.outdate({GraphLayers::Links});
    update();
}

void GraphCanvas::setSelected(MarkedNodes selected)
{
    graph_.selected = std::move(selected);
    layers_.outdate({GraphLayers::Lines, GraphLayers::Nodes});
    update();
}

void GraphCanvas::setHovered(MarkedNodes hovered)
{
    graph_.hovered = std::move(hovered);
    if (hoveredNode_ >= 0 && !isIn(graph_.hovered.nodes, hoveredNode_))
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
    return graph_.layout.nodesAt(view_.toPlane(at), view_.scale, slack);
}

qint64 GraphCanvas::nodeAt(QPointF at) const
{
    const auto nodes = nodesNear(at);
    return nodes.empty() ? -1 : qint64(nodes.front());
}

size_t GraphCanvas::nodesBeside(quint32 cluster) const
{
    return graph_.layout.has(cluster) ? nodesNear(placeOf(cluster)).size() - 1 : 0;
}

bool GraphCanvas::isSmall() const
{
    constexpr size_t most = 4000;
    return graph_.layout.order().size() + graph_.neighbours.size() + graph_.arrows.size() + graph_.selected.sights.lines <= most;
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
    return {aside(graph_.left), margin, aside(graph_.right), margin};
}

double GraphCanvas::mostScale() const { return std::max(nearest, nearest * fittingScale(graph_.layout.bounds())); }

void GraphCanvas::setView(const GraphView &view)
{
    if (view_ == view)
        return;
    view_ = view;
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
    showPart(graph_.layout.bounds(), mostScale());
    rest_.stop(); // no cached picture can be reused
    update();
}

void GraphCanvas::frame(const std::vector<quint32> &clusters)
{
    constexpr double rows = 7; // of evenly spread nodes that fit the height; at larger scales nodes would stand alone
    if (!graph_.layout.boundsOf(clusters))
        return;
    fitted_ = false;
    showPart(*graph_.layout.boundsOf(graph_.withNeighbours(clusters)),
             std::min(mostScale(), height() / rows / graph_.layout.spacing()));
}

void GraphCanvas::bringIntoView(const std::vector<quint32> &clusters)
{
    const QRectF window(rect());
    const auto inner = window.adjusted(width() / 4.0, height() / 4.0, -width() / 4.0, -height() / 4.0);
    std::optional<QPointF> way;
    for (const quint32 cluster : clusters) {
        if (!graph_.layout.has(cluster))
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
    view.scale = std::clamp(view.scale * factor, fittingScale(graph_.layout.bounds()) / 4, mostScale());
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
    if (!graph_.layout.has(node))
        return;
    hover(node);
    reveal(node);
}

void GraphCanvas::offer(const QList<QAction *> &actions)
{
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this, [this, actions](QPoint at) {
        if (const auto node = nodeAt(at); node >= 0 && !isIn(graph_.selected.nodes, node))
            emit nodeClicked(node, false);
        auto *menu = contextMenuOf(this);
        menu->addActions(actions);
        showContextMenu(menu, this, at);
    });
}

bool GraphCanvas::openPointedAt()
{
    if (hoveredNode_ < graph_.rooms.first)
        return false;
    emit openingWanted(static_cast<quint32>(hoveredNode_), true);
    return true;
}

bool GraphCanvas::closePointedAt()
{
    const auto isIn = [this](const OpenRoom &room) { return std::ranges::binary_search(room.clusters, hoveredNode_); };
    const auto found = std::ranges::find_if(graph_.rooms.open, isIn);
    if (found == graph_.rooms.open.end())
        return false;
    emit openingWanted(found->node, false);
    return true;
}

bool GraphCanvas::clickSign(QPoint at)
{
    const auto room = graph_.roomOfSignAt(at, view_);
    if (room)
        emit openingWanted(*room, !graph_.openRoom(*room));
    return room.has_value();
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

// Cancels a drag or pointing at a node; if there is neither, clears the selection.
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
        emit nodesChosen(graph_.layout.nodesIn(view_.toPlane(QRectF(*rectangle))), extends);
    else if (button == Qt::LeftButton && !dragging_)
        click(event->position().toPoint(), extends);
}

// A double click does not count as another click, which would pick what lies behind. But two signs may be clicked in quick
// succession.
void GraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto at = event->position().toPoint();
    if (event->button() == Qt::LeftButton && !clickSign(at) && !nodesNear(at).empty())
        emit nodeDoubleClicked();
}

void GraphCanvas::leaveEvent(QEvent *) { hover(-1); }

// Steps from the hovered node, else from a selected one, else to the node nearest to the middle of the window.
void GraphCanvas::step(QPointF direction)
{
    if (isEmpty())
        return;
    qint64 from = hoveredNode_, to = -1;
    for (auto it = graph_.selected.nodes.begin(); from < 0 && it != graph_.selected.nodes.end(); ++it)
        if (graph_.layout.has(*it))
            from = *it;
    if (from < 0)
        to = graph_.layout.nearestNode(view_.middle);
    else
        to = graph_.nextNode(static_cast<quint32>(from), direction);
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
        if (control && !graph_.arrows.empty())
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
    case Qt::Key_F: frameSelected(); break;
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
        auto all = graph_.layout.order();
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

GraphLook &GraphCanvas::look()
{
    if (!look_ || look_->pixelRatio() != devicePixelRatioF()) {
        look_ = std::make_unique<GraphLook>(palette(), devicePixelRatioF(), fills_);
        layers_.outdateAll();
    }
    return *look_;
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
        layers_.paint(painter, graph_, view_, look(), rest_.isActive());
        if (rectangle_)
            paintRectangle(painter);
    }
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}
