#include "widgets/parts/scrollcanvas.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

ScrollCanvas::ScrollCanvas(QWidget *parent) : QAbstractScrollArea(parent)
{
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::CrossCursor);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(80, 60);
}

void ScrollCanvas::setEmptyText(const QString &text)
{
    emptyText_ = text;
    viewport()->update();
}

void ScrollCanvas::paintEmptyText(QPainter &painter)
{
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, emptyText_);
}

QPoint ScrollCanvas::scrolled() const { return {horizontalScrollBar()->value(), verticalScrollBar()->value()}; }

void ScrollCanvas::scrollTo(QPoint scrolled)
{
    horizontalScrollBar()->setValue(scrolled.x());
    verticalScrollBar()->setValue(scrolled.y());
}

void ScrollCanvas::wheelEvent(QWheelEvent *event)
{
    turned_ += event->angleDelta().y(); // touch pads report small parts of a step
    if (const int steps = turned_ / QWheelEvent::DefaultDeltasPerStep; steps != 0) {
        turned_ -= steps * QWheelEvent::DefaultDeltasPerStep;
        zoomSteps(steps, event->position().toPoint());
    }
    event->accept();
}

void ScrollCanvas::mousePressEvent(QMouseEvent *event)
{
    pressedAt_ = event->position().toPoint();
    scrolledAt_ = scrolled();
    dragging_ = event->button() == Qt::MiddleButton;
}

void ScrollCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = event->position().toPoint();
    const auto moved = at - pressedAt_;
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        dragging_ = dragging_ || moved.manhattanLength() >= QApplication::startDragDistance();
        if (dragging_)
            scrollTo(scrolledAt_ - (QPointF(moved) * devicePixelRatioF()).toPoint());
    }
    pointTo(at);
}

void ScrollCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !dragging_)
        click(event->position().toPoint(), event->modifiers());
    dragging_ = false;
}

// Prevents the release that follows from being another click.
void ScrollCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    dragging_ = true;
    emit doubleClicked();
}
