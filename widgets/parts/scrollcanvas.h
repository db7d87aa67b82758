// The common behaviour of canvases with scroll bars: the wheel zooms in whole steps, dragging scrolls, and a press without a
// drag is a click. Subclasses know what is zoomed and what a position means.
#pragma once

#include <QAbstractScrollArea>

class ScrollCanvas : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit ScrollCanvas(QWidget *parent = nullptr);
    // Sets the text shown where there is nothing to show.
    void setEmptyText(const QString &text);
    const QString &emptyText() const { return emptyText_; }

signals:
    void doubleClicked(); // by the left button; its first click was reported

protected:
    virtual void zoomSteps(int steps, QPoint about) = 0; // in the viewport, like all positions here
    virtual void pointTo(QPoint at) = 0;                 // the pointer is at `at`, also during a drag
    virtual void click(QPoint at, Qt::KeyboardModifiers modifiers) = 0;
    // Scrolls to values of the scroll bars, which are in device pixels.
    virtual void scrollTo(QPoint scrolled);
    QPoint scrolled() const;
    void paintEmptyText(QPainter &painter);

    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    QString emptyText_;
    QPoint pressedAt_, scrolledAt_;
    bool dragging_ = false;
    int turned_ = 0; // rotation of the wheel since the last whole step
};
