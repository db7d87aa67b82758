// The table of any lump with records; its columns follow the format's declaration. It owns the order of its rows, so that
// sorting and filtering need no proxy (a QSortFilterProxyModel takes seconds where this takes milliseconds). Short tables
// are arranged at once; long ones in the background, and keep their rows until then.
#pragma once

#include "core/document/latestwork.h"
#include "core/document/maptables.h"
#include "core/document/recordrows.h"
#include "core/map/celltext.h"
#include "core/query/roworder.h"

class RecordEditor;

class LumpModel : public RecordRows
{
    Q_OBJECT
public:
    LumpModel(const MapTables &tables, int lump, QObject *parent = nullptr);

    // Lets cells be edited as far as the editor allows.
    void setEditor(RecordEditor *editor);
    int lump() const override { return lump_; }
    RecordRef recordAt(int row) const override { return {lump_, order_[static_cast<size_t>(row)]}; }
    int rowOf(quint32 index) const override;
    const std::vector<quint32> &order() const { return order_; } // record of each row

    void setFilter(Filter filter);
    const Filter &filter() const { return filter_; }
    // Return whether the rows have yet to follow the last setFilter() or sort(), and whether they have yet to follow
    // setFilter().
    bool isArranging() const { return arranging_.isRunning() || isAwaiting(); }
    bool isFiltering() const { return refiltered_; }
    quint32 recordCount() const { return tables_.map().hasLump(lump_) ? tables_.map().recordCount(lump_) : 0; }

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Column -1 is the file's order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    Sorting sorting() const { return sorting_; } // as last requested

signals:
    void arrangingBegan(); // the rows will follow, with modelReset() or layoutChanged()

protected:
    int rows() const override { return static_cast<int>(order_.size()); }
    int columns() const override { return static_cast<int>(cells_.size()); }
    QVariant cellData(const QModelIndex &index, int role) const override;

private:
    int columnsThere() const; // calculated ones come later
    bool isAwaiting() const { return filter_.needsComputed() && !tables_.columns().hasFailed(lump_); }
    void readColumns();
    void follow(const MapChange &change);
    void readAgain(int lump, bool isResized);
    void arrange();
    void show(std::vector<quint32> order);
    void move(std::vector<quint32> order);                 // of the same records
    Link::Target linked(quint32 record, int column) const; // nothing if the column is no reference
    QString toolTip(quint32 record, int column) const;
    std::optional<QString> otherText(quint32 record, int column) const;
    QVariant rowHeader(quint32 record) const;

    const MapTables &tables_;
    RecordEditor *editor_ = nullptr;
    int lump_;
    std::vector<CellText> cells_;
    Filter filter_;
    Sorting sorting_;
    bool refiltered_ = false; // the filter changed since order_ was made
    std::vector<quint32> order_;
    mutable std::vector<qint32> rows_; // inverse of order_; empty until requested
    LatestWork arranging_;
};
