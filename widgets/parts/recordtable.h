// A QTableView set up for tables of any length: fixed row heights and no work per row.
#pragma once

#include <QAbstractItemModel>
#include <QTableView>

QTableView *createRecordTable(QAbstractItemModel *model, QWidget *parent);
