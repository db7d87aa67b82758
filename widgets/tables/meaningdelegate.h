// Draws the fields of a record: a value with its meaning below it, in as many lines as that takes.
#pragma once

#include "widgets/parts/recorddelegate.h"

class MeaningDelegate : public RecordDelegate
{
    Q_OBJECT
public:
    // Takes the column of values, and that of their meanings.
    MeaningDelegate(int valueColumn, int meaningColumn, QObject *parent);
    // Returns the height of a value in a column of this width, in pixels.
    int heightFor(const QModelIndex &index, const QFont &font, int width) const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QString meaningOf(const QModelIndex &index) const;
    int valueColumn_, meaningColumn_;
};
