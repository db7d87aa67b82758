#include "widgets/parts/selectionlink.h"

#include "core/sorting.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QScopedValueRollback>

#include <algorithm>

namespace {

// The most runs of rows put into the view's own selection, which costs microseconds per run. It only is the start for Ctrl and
// Shift: the delegate shows rows as selected by the model's marks, which have no limit.
constexpr size_t mostRuns = 2000;

} // namespace

SelectionLink::SelectionLink(QTableView *view, RecordRows *model, Document *document)
    : QObject(view), view_(view), model_(model), document_(document)
{
    view->installEventFilter(this);
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SelectionLink::viewChanged);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        if (current.isValid() && !applying_)
            column_ = current.column();
    });
    connect(&document->selection(), &Selection::changed, this, [this] { apply(!ours_); });
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        apply(true);
        keepColumn();
    });
    connect(model, &RecordRows::rowsAboutToMove, this, &SelectionLink::release);
    connect(model, &QAbstractItemModel::layoutChanged, this, [this] { apply(true); });
    apply(true);
}

void SelectionLink::viewChanged()
{
    if (applying_)
        return;
    const auto ranges = view_->selectionModel()->selection();
    std::vector<bool> selected(static_cast<size_t>(model_->rowCount()) + 2); // one more at each end
    for (const auto &range : ranges)
        std::fill_n(selected.begin() + range.top() + 1, range.height(), true);
    std::vector<quint32> indexes;
    for (const auto &range : ranges)
        for (int row = range.top(); row <= range.bottom(); ++row) {
            const auto at = static_cast<size_t>(row) + 1;
            model_->appendRecords(row, !selected[at - 1] && !selected[at + 1], indexes);
        }
    auto records = refsOf(model_->lump(), ascending(std::move(indexes)));
    const auto current = view_->currentIndex();
    const QScopedValueRollback ours(ours_, true);
    document_->selection().set(std::move(records), current.isValid() ? model_->recordAt(current.row()) : RecordRef{});
}

// Keeps the column. Without a current cell, the view would take the first one when it gets focus.
void SelectionLink::keepColumn()
{
    if (view_->currentIndex().isValid() || model_->rowCount() == 0 || column_ == 0)
        return;
    const QScopedValueRollback applying(applying_, true);
    const auto cell = model_->index(0, std::min(column_, model_->columnCount() - 1));
    view_->selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
}

// Clears the view's own selection: keeping it while rows move would cost a persistent index for every cell.
void SelectionLink::release()
{
    const QScopedValueRollback applying(applying_, true);
    view_->selectionModel()->clearSelection();
}

void SelectionLink::apply(bool scroll)
{
    stale_ = !view_->isVisible();
    if (stale_)
        return;
    auto records = document_->references().project(document_->selection().records(), model_->lump());
    while (!records.empty() && model_->rowOf(records.back()) < 0 && model_->canFetchMore({}))
        model_->fetchMore({});
    if (!ours_)
        selectRows(records);
    model_->mark(std::move(records));
    if (!scroll || model_->marked().empty())
        return;
    const auto current = document_->selection().current();
    int row = current.lump == model_->lump() ? model_->rowOf(current.index) : -1;
    for (auto it = model_->marked().begin(); row < 0 && it != model_->marked().end(); ++it)
        row = model_->rowOf(*it);
    if (row < 0)
        return;
    const QScopedValueRollback applying(applying_, true);
    const int column = std::min(column_, model_->columnCount() - 1);
    view_->selectionModel()->setCurrentIndex(model_->index(row, column), QItemSelectionModel::NoUpdate);
    view_->scrollTo(model_->index(row, column));
}

void SelectionLink::selectRows(const std::vector<quint32> &records)
{
    std::vector<quint32> rows;
    for (const quint32 record : records)
        if (const int row = model_->rowOf(record); row >= 0)
            rows.push_back(static_cast<quint32>(row));
    rows = ascending(std::move(rows));
    QItemSelection selection;
    size_t runs = 0;
    for (size_t i = 0; i < rows.size() && runs <= mostRuns; ++runs) {
        size_t last = i;
        while (last + 1 < rows.size() && rows[last + 1] <= rows[last] + 1)
            ++last;
        selection.append(QItemSelectionRange(model_->index(static_cast<int>(rows[i]), 0),
                                             model_->index(static_cast<int>(rows[last]), model_->columnCount() - 1)));
        i = last + 1;
    }
    const QScopedValueRollback applying(applying_, true);
    if (runs > mostRuns)
        view_->selectionModel()->clearSelection();
    else
        view_->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

bool SelectionLink::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == view_ && event->type() == QEvent::Show && stale_)
        QMetaObject::invokeMethod(
            this, [this] { apply(true); }, Qt::QueuedConnection); // after the view has been laid out
    return QObject::eventFilter(watched, event);
}
