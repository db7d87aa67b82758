// Base of table models: rows and columns without children.
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
    virtual QVariant cellData(const QModelIndex &index, int role) const = 0; // of a valid index
    static QVariant inItalics()
    {
        QFont italic;
        italic.setItalic(true);
        return italic;
    }
    // Notifies views that any cell may have changed.
    void notifyAllChanged(const QList<int> &roles = {})
    {
        if (rows() > 0)
            emit dataChanged(index(0, 0), index(rows() - 1, columns() - 1), roles);
    }
};
