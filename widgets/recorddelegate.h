// Draws cells of records: what the Selection means as selected, references as links, broken ones in red and crossed
// out, highlighted bytes framed.
#pragma once

#include <QStyledItemDelegate>

class RecordDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};
