// A QTableView set up for tables of any length: fixed row heights and no work per row.
#pragma once

#include <QAbstractItemModel>
#include <QTableView>

// Sets up what all tables share: whole rows are selected, each `around` pixels higher than its text, nothing is edited, no
// grid is drawn, and Tab leaves the table.
void setUpRows(QTableView *table, int around);
QTableView *createRecordTable(QAbstractItemModel *model, QWidget *parent);
