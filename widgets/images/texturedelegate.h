// A texture in the browser: its thumbnail and name, and facts about it below.
#pragma once

#include <QStyledItemDelegate>

class TextureDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QString factsOf(const QModelIndex &index) const;
};
