// A budget as a treemap: the area of each part's rectangle is proportional to its share. Parts too small for a rectangle of
// their own share the last one.
#pragma once

#include "core/budget/budget.h"

#include <QGraphicsView>

#include <memory>

class TreemapItem;

class TreemapView : public QGraphicsView
{
    Q_OBJECT
public:
    explicit TreemapView(QWidget *parent = nullptr);

    void setBudget(std::shared_ptr<const Budget> budget); // null: none
    void mark(std::vector<bool> parts);                   // by part: true for selected ones
    // Returns the part that keys start from; -1: none.
    int current() const { return current_; }
    void setCurrent(int part);
    int partAt(QPoint at) const;     // -1: none, or the rest; in the viewport
    QRect rectOf(size_t part) const; // in the viewport; empty: the part has none of its own
    // Returns the number of parts with a rectangle of their own: the first ones of the budget.
    size_t count() const { return items_.size(); }

signals:
    void chosen(size_t part, Qt::KeyboardModifiers modifiers); // by a click, or a key
    void doubleClicked();                                      // emitted after activated()
    void activated(size_t part);                               // by a double click, or Enter

protected:
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void layOut();
    void addRest(const QRectF &rect, size_t first);
    void showStates();
    int stepTo(int key) const;

    std::shared_ptr<const Budget> budget_;
    std::vector<TreemapItem *> items_; // owned by the scene, by part
    std::vector<bool> marked_;
    int current_ = -1;
};
