#include "widgets/recordtable.h"

#include "widgets/recorddelegate.h"

#include <QFontDatabase>
#include <QHeaderView>

QTableView *createRecordTable(QAbstractItemModel *model, QWidget *parent)
{
    auto *table = new QTableView(parent);
    table->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    table->setItemDelegate(new RecordDelegate(table));
    table->setModel(model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setWordWrap(false);
    table->setAlternatingRowColors(true);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto *rows = table->verticalHeader();
    rows->setSectionResizeMode(QHeaderView::Fixed); // measuring every row would take minutes at a million
    rows->setDefaultSectionSize(table->fontMetrics().height() + 4);
    rows->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *columns = table->horizontalHeader();
    columns->setResizeContentsPrecision(0); // the visible rows only
    columns->setHighlightSections(false);
    table->resizeColumnsToContents();
    for (int column = 0; column < model->columnCount(); ++column)
        table->setColumnWidth(column, qBound(40, table->columnWidth(column) + 20, 360));
    return table;
}
