// Pointer and key input of VisMatrixCanvas.
#include "widgets/vis/vismatrixcanvas.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cstdlib>

bool VisMatrixCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        pointer_.reset();
    return ScrollCanvas::viewportEvent(event);
}

void VisMatrixCanvas::zoomSteps(int steps, QPoint about)
{
    pointer_ = about;
    for (int i = 0; i < std::abs(steps); ++i)
        step(steps > 0, inPixels(about));
}

void VisMatrixCanvas::pointTo(QPoint at)
{
    pointer_ = at;
    followPointer();
}

// While the matrix is dragged, the pair that was grabbed stays under the pointer.
void VisMatrixCanvas::mouseMoveEvent(QMouseEvent *event)
{
    pointer_ = event->position().toPoint();
    ScrollCanvas::mouseMoveEvent(event);
}

void VisMatrixCanvas::click(QPoint at, Qt::KeyboardModifiers modifiers)
{
    pointTo(at);
    if (placeAt(at))
        choose(modifiers);
}

void VisMatrixCanvas::choose(Qt::KeyboardModifiers modifiers)
{
    if (!pair_)
        return;
    const auto pair = *pair_;
    emit pairChosen(modifiers);
    const auto isSelected = [this](quint32 cluster) { return std::ranges::find(selected_, cluster) != selected_.end(); };
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
    default: ScrollCanvas::keyPressEvent(event);
    }
}

void VisMatrixCanvas::focusInEvent(QFocusEvent *event)
{
    ScrollCanvas::focusInEvent(event);
    viewport()->update();
}

void VisMatrixCanvas::focusOutEvent(QFocusEvent *event)
{
    ScrollCanvas::focusOutEvent(event);
    viewport()->update();
}
