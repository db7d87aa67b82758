// Draws cells of records: what the Selection means as selected, highlighted bytes likewise, references as links, broken
// ones in red behind a warning sign.
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
