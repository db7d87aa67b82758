// A QTableView set up for tables of any length: fixed row heights and no work per row.
#pragma once

#include "core/query/roworder.h"

#include <QAbstractItemModel>
#include <QStyledItemDelegate>
#include <QTableView>

// Sets up what all tables share: whole rows are selected, each `around` pixels higher than its text, nothing is edited, no
// grid is drawn, and Tab leaves the table.
void setUpRows(QTableView *table, int around);
QTableView *createRecordTable(QAbstractItemModel *model, QWidget *parent);
// Sorts by a column whose header was clicked; the second click reverses the order, and the third restores the file's. `now` is
// the order so far: the header has already flipped its indicator.
void cycleSort(QTableView *table, const Sorting &now, int column);

// Draws cells of records: those in the Selection and highlighted bytes as selected, references as links, and broken
// references in red after a warning sign.
class RecordDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};
