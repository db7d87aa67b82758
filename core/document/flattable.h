// What the models of tables have in common: rows and columns, and nothing below them.
#pragma once

#include <QAbstractTableModel>
#include <QFont>

class FlatTable : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : rows(); }
    int columnCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : columns(); }
    QVariant data(const QModelIndex &index, int role) const final
    {
        const bool isCell = checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid);
        return isCell ? cellData(index, role) : QVariant();
    }

protected:
    virtual int rows() const = 0;
    virtual int columns() const = 0;
    virtual QVariant cellData(const QModelIndex &index, int role) const = 0; // of one that exists
    static QVariant inItalics()
    {
        QFont italic;
        italic.setItalic(true);
        return italic;
    }
    // Tells views that any cell may say something else.
    void tellAllChanged(const QList<int> &roles = {})
    {
        if (rows() > 0)
            emit dataChanged(index(0, 0), index(rows() - 1, columns() - 1), roles);
    }
};
