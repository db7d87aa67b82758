// What the pointer and the keys do to a VisMatrixCanvas.
#include "widgets/vis/vismatrixcanvas.h"

#include <QApplication>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

bool VisMatrixCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        pointer_.reset();
    return QAbstractScrollArea::viewportEvent(event);
}

void VisMatrixCanvas::wheelEvent(QWheelEvent *event)
{
    turned_ += event->angleDelta().y(); // touch pads turn in small parts
    pointer_ = event->position().toPoint();
    const auto about = inPixels(*pointer_);
    for (; turned_ >= QWheelEvent::DefaultDeltasPerStep; turned_ -= QWheelEvent::DefaultDeltasPerStep)
        step(true, about);
    for (; turned_ <= -QWheelEvent::DefaultDeltasPerStep; turned_ += QWheelEvent::DefaultDeltasPerStep)
        step(false, about);
    event->accept();
}

void VisMatrixCanvas::mousePressEvent(QMouseEvent *event)
{
    pressedAt_ = event->position().toPoint();
    scrolledAt_ = scrolled();
    dragging_ = event->button() == Qt::MiddleButton;
}

void VisMatrixCanvas::mouseMoveEvent(QMouseEvent *event)
{
    pointer_ = event->position().toPoint();
    const auto moved = *pointer_ - pressedAt_;
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        dragging_ = dragging_ || moved.manhattanLength() >= QApplication::startDragDistance();
        if (dragging_)
            return scrollTo(scrolledAt_ - inPixels(moved));
    }
    followPointer();
}

void VisMatrixCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    pointer_ = event->position().toPoint();
    if (event->button() == Qt::LeftButton && !dragging_ && placeAt(*pointer_)) {
        followPointer();
        choose(event->modifiers());
    }
    dragging_ = false;
}

void VisMatrixCanvas::choose(Qt::KeyboardModifiers modifiers)
{
    if (!pair_)
        return;
    const auto pair = *pair_;
    emit pairChosen(modifiers);
    const auto isSelected = [this](quint32 cluster) {
        return std::ranges::find(selected_, cluster) != selected_.end();
    };
    chosen_ = isSelected(pair.viewer) && isSelected(pair.seen) ? std::optional(pair) : std::nullopt;
    viewport()->update();
}

void VisMatrixCanvas::keyPressEvent(QKeyEvent *event)
{
    const bool pans = event->modifiers() & Qt::ControlModifier, leaps = event->modifiers() & Qt::ShiftModifier;
    const auto move = [&](int x, int y) {
        const QPoint way(x, y);
        pans ? scrollTo(scrolled() + way * std::max(area().height() / 10, 1)) : movePlace(way * (leaps ? 10 : 1));
    };
    const auto movePage = [&](int direction) {
        const int page = direction * std::max(static_cast<int>((leaps ? area().width() : area().height()) / scale_), 1);
        movePlace(leaps ? QPoint(page, 0) : QPoint(0, page));
    };
    switch (event->key()) {
    case Qt::Key_Left: return move(-1, 0);
    case Qt::Key_Right: return move(1, 0);
    case Qt::Key_Up: return move(0, -1);
    case Qt::Key_Down: return move(0, 1);
    case Qt::Key_PageUp: return movePage(-1);
    case Qt::Key_PageDown: return movePage(1);
    case Qt::Key_Home: return showAll();
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_Return:
    case Qt::Key_Enter: return choose(event->modifiers());
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void VisMatrixCanvas::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void VisMatrixCanvas::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}
