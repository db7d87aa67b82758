#include "widgets/budget/budgetmodel.h"

#include "core/budget/budgettext.h"
#include "core/mapdiff/differencecolors.h"
#include "core/text.h"

#include <algorithm>
#include <functional>
#include <numeric>

void BudgetModel::setBudget(std::shared_ptr<const Budget> budget, const Budget *other)
{
    beginResetModel();
    budget_ = std::move(budget);
    others_.assign(budget_ ? budget_->parts.size() : 0, {});
    for (size_t part = 0; other && part < others_.size(); ++part) {
        const auto same = std::ranges::find(other->parts, budget_->parts[part].name, &BudgetPart::name);
        if (same != other->parts.end())
            others_[part] = same->value;
    }
    marked_.clear();
    order_.resize(budget_ ? budget_->parts.size() : 0);
    arrange();
    endResetModel();
}

void BudgetModel::arrange()
{
    std::iota(order_.begin(), order_.end(), size_t{0}); // the budget's order: the largest first
    const auto sorted = [this](auto of) {
        const auto byPart = [this, of](size_t part) { return of(budget_->parts[part]); };
        if (sortOrder_ == Qt::AscendingOrder)
            std::ranges::stable_sort(order_, {}, byPart);
        else
            std::ranges::stable_sort(order_, std::ranges::greater(), byPart);
    };
    if (sortedBy_ == Part)
        sorted([](const BudgetPart &part) { return part.name.toCaseFolded(); });
    else if (sortedBy_ == Value)
        sorted([](const BudgetPart &part) { return part.value; });
    else if (sortedBy_ == Share)
        sorted([this](const BudgetPart &part) { return budget_->shareOf(part); });
    else if (sortedBy_ == Other)
        sorted([this](const BudgetPart &part) { return others_[static_cast<size_t>(&part - budget_->parts.data())]; });
    rows_.resize(order_.size());
    for (size_t row = 0; row < order_.size(); ++row)
        rows_[order_[row]] = static_cast<int>(row);
}

void BudgetModel::sort(int column, Qt::SortOrder order)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    sortedBy_ = column;
    sortOrder_ = order;
    const auto before = order_;
    arrange();
    for (const auto &index : persistentIndexList())
        changePersistentIndex(index, this->index(rowOf(before[static_cast<size_t>(index.row())]), index.column()));
    emit layoutChanged({}, VerticalSortHint);
}

void BudgetModel::mark(std::vector<bool> parts)
{
    if (parts == marked_)
        return;
    marked_ = std::move(parts);
    notifyAllChanged({RecordRows::MarkedRole});
}

// Marks a number that differs with the sign that all views use for changed records.
QString BudgetModel::otherText(size_t part) const
{
    const auto &other = others_[part];
    if (!other)
        return {};
    const auto number = numberText(*other);
    return *other == budget_->parts[part].value ? number : signOf(RecordDifference::Changed) + u' ' + number;
}

QString BudgetModel::display(const BudgetPart &part, int column) const
{
    if (column == Other)
        return otherText(static_cast<size_t>(&part - budget_->parts.data()));
    if (column == Share)
        return percentText(budget_->shareOf(part));
    return column == Part ? part.name : numberText(part.value);
}

QVariant BudgetModel::cellData(const QModelIndex &index, int role) const
{
    const size_t number = partAt(index.row());
    const auto &part = budget_->parts[number];
    switch (role) {
    case Qt::DisplayRole: return display(part, index.column());
    case Qt::ToolTipRole: return asToolTip(budget_->textOf(part));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (index.column() == Part ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole: return part.number < 0 && !part.measure ? inItalics() : QVariant();
    case RecordRows::MarkedRole: return number < marked_.size() && marked_[number];
    case ShareRole: return index.column() == Share ? QVariant(budget_->shareOf(part)) : QVariant();
    case RefusedRole: return part.isRefused();
    default: return {};
    }
}

QVariant BudgetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (section == Part ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    if (section == Other)
        return tr("Other map");
    if (!budget_)
        return section == Part ? tr("Part") : section == Value ? tr("Value") : tr("Share");
    const auto measure = budget_->question.measure;
    const auto by = budget_->question.by;
    const bool isOfLimits = measure == BudgetMeasure::Limits;
    if (section == Share)
        return isOfLimits ? tr("Of limit") : by == BudgetGrouping::Page ? tr("Full") : tr("Share");
    return section == Part ? titleOf(by) : isOfLimits ? tr("Used") : unitOf(measure);
}
