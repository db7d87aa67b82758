// A QTableView set up for tables of any length: fixed row heights and no work per row.
#pragma once

#include <QAbstractItemModel>
#include <QTableView>

// What tables have in common: whole rows are selected, each `around` pixels higher than its text; nothing is edited, no
// grid is drawn, and Tab leaves them.
void setUpRows(QTableView *table, int around);
QTableView *createRecordTable(QAbstractItemModel *model, QWidget *parent);
