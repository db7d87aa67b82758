// Pointer and key input of GraphCanvas.
#include "widgets/graph/graphcanvas.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

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
