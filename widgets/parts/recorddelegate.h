// Draws cells of records: those in the Selection and highlighted bytes as selected, references as links, and broken
// references in red after a warning sign.
#pragma once

#include <QStyledItemDelegate>

class RecordDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};
