// A rectangle of a treemap, with the name and amount of its part.
#pragma once

#include <QGraphicsItem>

class TreemapItem : public QGraphicsItem
{
public:
    TreemapItem(const QRectF &rect, const QColor &color, const QString &name, const QString &amount);
    // `isMarked`: it is selected. `isCurrent`: keys start from it.
    void setState(bool isMarked, bool isCurrent);

    QRectF boundingRect() const override { return rect_; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF rect_;
    QColor color_, textColor_;
    QString name_, amount_;
    bool isMarked_ = false, isCurrent_ = false;
};
