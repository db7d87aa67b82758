// Selecting in the view, and showing what is selected elsewhere.
#include "widgets/budget/budgetmodel.h"
#include "widgets/budget/budgetview.h"
#include "widgets/budget/treemapview.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>
#include <map>

namespace
{

// The most rows put into the table's own selection, for Ctrl and Shift to start from; what is shown as selected are the
// model's marks, however many.
constexpr qsizetype mostRows = 500;

} // namespace

// Raises nothing and takes no focus: the selection may have been made anywhere.
void BudgetView::adoptSelection(bool scroll)
{
    if (!budget() || !isInFront_ || !isVisible())
        return;
    const auto &parts = budget_->parts;
    // All parts are drawn from the selected cluster, so those that also lie in it are not marked.
    const RecordRef from{document_->map().format().roles.clusters, static_cast<quint32>(std::max<qint64>(budget_->from, 0))};
    const bool isOfPlace = budget_->from >= 0 && document_->selection().records() == std::vector{from};
    std::map<int, std::vector<quint32>> selected; // by lump
    const auto isSelected = [&](RecordRef record) {
        auto [lump, isNew] = selected.try_emplace(record.lump);
        if (isNew)
            lump->second = document_->references().project(document_->selection().records(), record.lump);
        return std::ranges::binary_search(lump->second, record.index);
    };
    std::vector<bool> marked(parts.size());
    QItemSelection rows;
    int first = -1;
    for (size_t part = 0; part < parts.size(); ++part) {
        marked[part] = !isOfPlace && std::ranges::any_of(parts[part].records, isSelected);
        if (!marked[part])
            continue;
        const int row = model_->rowOf(part);
        first = first < 0 ? row : std::min(first, row);
        if (rows.size() <= mostRows)
            rows.append({model_->index(row, 0), model_->index(row, BudgetModel::ColumnCount - 1)});
    }
    model_->mark(marked);
    treemap_->mark(std::move(marked));
    if (isOurs_)
        return;
    const QScopedValueRollback applying(isApplying_, true);
    table_->selectionModel()->select(rows.size() > mostRows ? QItemSelection() : rows, QItemSelectionModel::ClearAndSelect);
    if (scroll && first >= 0) {
        table_->selectionModel()->setCurrentIndex(model_->index(first, 0), QItemSelectionModel::NoUpdate);
        table_->scrollTo(model_->index(first, 0));
    }
}

void BudgetView::chooseRows()
{
    if (isApplying_ || !budget())
        return;
    std::vector<RecordRef> records;
    for (const auto &range : table_->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row) {
            const auto &own = budget_->parts[model_->partAt(row)].records;
            records.insert(records.end(), own.begin(), own.end());
        }
    if (records.empty() && budget_->question.measure == BudgetMeasure::Limits)
        return; // a limit has no records
    const auto current = table_->currentIndex();
    RecordRef shown;
    if (current.isValid())
        if (const auto &own = budget_->parts[model_->partAt(current.row())].records; !own.empty())
            shown = own.front();
    const QScopedValueRollback ours(isOurs_, true);
    document_->selection().set(std::move(records), shown);
}

void BudgetView::choose(size_t part, Qt::KeyboardModifiers modifiers)
{
    if (!budget())
        return;
    if (const auto &records = budget_->parts[part].records; !records.empty())
        document_->selection().choose(records, records.front(), modifiers & Qt::ControlModifier);
}

// A limit shows what uses it up or, if that is not counted, its table; a place its causes; any other part its record.
void BudgetView::activate(size_t part)
{
    if (!budget())
        return;
    const auto &activated = budget_->parts[part];
    if (activated.measure) {
        what_->setCurrentIndex(what_->findData(static_cast<int>(*activated.measure)));
    } else if (budget_->question.by == BudgetGrouping::Place) {
        showCausesFrom(activated.number);
    } else if (budget_->question.measure == BudgetMeasure::Limits) {
        emit followed({static_cast<qint32>(activated.number), 0});
    } else if (!activated.records.empty()) {
        emit followed(activated.records.front());
        document_->selection().set(activated.records, activated.records.front()); // all of the part stays selected
    }
}

bool BudgetView::clears(QEvent *event) const
{
    return static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && document_ && !document_->selection().records().empty();
}

bool BudgetView::event(QEvent *event)
{
    // The window has other uses for Escape.
    if (event->type() == QEvent::ShortcutOverride && clears(event))
        event->accept();
    return MapView::event(event);
}

void BudgetView::keyPressEvent(QKeyEvent *event)
{
    if (clears(event))
        document_->selection().clear();
    else
        MapView::keyPressEvent(event);
}

QList<OwnKey> BudgetView::ownKeys() const
{
    return {
        {tr("Click, arrow keys"), tr("Select the records of the part; Ctrl+click adds them to the selection")},
        {tr("Home, End"), tr("Rectangles: to the largest, the smallest")},
        {tr("Double click, Enter"), tr("Show its table; for a limit, what uses it up; for a place, what is drawn from there")},
        {tr("Double click"), tr("Also move the 3D view's camera there")},
        {tr("Esc"), tr("Clear the selection")}};
}
