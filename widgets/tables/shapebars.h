// The bars of a column's distribution. Dragging across bars, or keys, mark and choose them. The selected part of each bar is
// in full colour, the rest pale.
#pragma once

#include "core/query/columnshape.h"

#include <QWidget>

#include <memory>

class ShapeBars : public QWidget
{
    Q_OBJECT
public:
    explicit ShapeBars(QWidget *parent = nullptr);

    // Sets the distribution to show; null: none.
    void setShape(std::shared_ptr<const ColumnShape> shape);
    // Sets how many records of each bar are selected.
    void setSelected(std::vector<quint32> counts);
    // Returns the bars that are marked, by dragging or by keys.
    std::optional<BarRange> range() const;
    // Returns the area that a bar can fill, whatever its height.
    QRect slotOf(size_t bar) const;
    // Returns the text about the hovered bar, or else about the marked ones.
    QString text() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(BarRange range, bool extends);
    void doubleClicked(BarRange range);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    size_t count() const { return shape_ ? shape_->bars.size() : 0; }
    std::optional<size_t> barAt(QPoint at) const;
    size_t nearestBar(QPoint at) const;
    void mark(size_t anchor, size_t cursor);
    void moveCursor(int key, bool extends);
    void cancelBarDrag();
    void updateAccessibleText();

    QRect plot() const; // the area of the bars, between a line of text above and one below
    int heightOf(quint32 records) const;
    QRgb colorOf(const ColumnBar &bar) const;
    void paintBar(QPainter &painter, size_t bar) const;
    void paintTexts(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;

    std::shared_ptr<const ColumnShape> shape_;
    std::vector<quint32> selected_; // by bar
    bool hasSelected_ = false;
    quint32 most_ = 0;           // records of the highest bar
    bool isLogarithmic_ = false; // heights follow the logarithm of the counts; otherwise low bars would be invisible
    std::optional<size_t> anchor_, cursor_, hovered_; // the first two are set together
    bool isPressed_ = false;
};
