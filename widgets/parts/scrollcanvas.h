// What canvases with scroll bars have in common: the wheel zooms in whole steps, dragging scrolls, a press that was no
// drag is a click. What is zoomed, and what a place means, the canvas knows.
#pragma once

#include <QAbstractScrollArea>

class ScrollCanvas : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit ScrollCanvas(QWidget *parent = nullptr);
    // What is said where there is nothing to show.
    void setEmptyText(const QString &text);
    const QString &emptyText() const { return emptyText_; }

signals:
    void doubleClicked(); // by the left button; its first click was one

protected:
    virtual void zoomSteps(int steps, QPoint about) = 0; // in the viewport, as all places here
    virtual void pointTo(QPoint at) = 0;                 // the pointer is there, also while it drags
    virtual void click(QPoint at, Qt::KeyboardModifiers modifiers) = 0;
    // Values of the scroll bars, which count the screen's own pixels.
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
    int turned_ = 0; // the wheel, since the last whole step
};
