// A table of a budget: a row per part, with its value and its share. Selected parts are marked as in tables of records.
#pragma once

#include "core/budget/budget.h"
#include "core/document/flattable.h"
#include "core/document/recordrows.h"

#include <optional>

class BudgetModel : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Part, Value, Share, Other, ColumnCount };
    static constexpr int ShareRole = RecordRows::RawRole + 6; // double, as Budget::shareOf()
    static constexpr int RefusedRole = ShareRole + 1;         // bool, as BudgetPart::isRefused()

    using FlatTable::FlatTable;

    // Sets the budget, and that of another map to show beside it; null: none.
    void setBudget(std::shared_ptr<const Budget> budget, const Budget *other = nullptr);
    const Budget *budget() const { return budget_.get(); }
    size_t partAt(int row) const { return order_[static_cast<size_t>(row)]; }
    int rowOf(size_t part) const { return rows_[part]; }
    void mark(std::vector<bool> parts); // by part

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

protected:
    int rows() const override { return static_cast<int>(order_.size()); }
    int columns() const override { return ColumnCount; }
    QVariant cellData(const QModelIndex &index, int role) const override;

private:
    void arrange();
    QString otherText(size_t part) const;
    QString display(const BudgetPart &part, int column) const;

    std::shared_ptr<const Budget> budget_;
    std::vector<std::optional<qint64>> others_; // by part: its value in the other map
    std::vector<size_t> order_;                 // the part of each row
    std::vector<int> rows_;                     // the row of each part
    std::vector<bool> marked_;                  // by part
    int sortedBy_ = Share;
    Qt::SortOrder sortOrder_ = Qt::DescendingOrder;
};
