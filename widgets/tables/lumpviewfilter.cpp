// Narrowing a table by key or menu, or the 3D view to what the table shows.
#include "core/document/lumpmodel.h"
#include "core/sorting.h"
#include "core/text.h"
#include "widgets/parts/filtercompleter.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/lumpview.h"

#include <QLabel>
#include <QTableView>

void LumpView::filter(const QString &term, FilterRequest::How how)
{
    setFilterText(combined(filterEdit_->text(), {lump_, term, how}, document_->references()));
}

LumpView::~LumpView() { document_->shown().setAll(lump_); }

// Shares the filter of clusters only: no other view follows other filters, and sorting long lists for them would take time.
void LumpView::shareShown()
{
    if (lump_ != document_->map().format().roles.clusters)
        return;
    if (model_->rowCount() == static_cast<int>(model_->recordCount()))
        document_->shown().setAll(lump_);
    else
        document_->shown().set(lump_, model_->order());
}

// Shows how many rows there are, and how many selected records are in none of them.
void LumpView::tellCount()
{
    const auto all = model_->recordCount(), shown = static_cast<quint32>(model_->rowCount());
    std::vector<quint32> hidden;
    if (shown < all && isVisible())
        hidden = document_->references().project(document_->selection().records(), lump_);
    std::erase_if(hidden, [this](quint32 record) { return model_->rowOf(record) >= 0; });
    auto count =
        shown == all ? tr("%Ln records", nullptr, static_cast<int>(all)) : tr("%1 of %2").arg(numberText(shown), numberText(all));
    if (!hidden.empty())
        count = tr("%1; selected, but filtered out: %2", "1: 3 of 20").arg(count, numberText(hidden.size()));
    count_->setText(count);
    count_->setToolTip(hidden.empty() ? QString()
                                      : tr("The filter hides selected records. Press Esc in the filter line to clear it."));
}

// Filters by the value in the current cell.
void LumpView::filterByValue(FilterRequest::How how)
{
    const auto index = table_->currentIndex();
    if (!index.isValid()) {
        emit statusMessage(tr("Select the cell to filter by."));
        return;
    }
    const auto column = model_->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    filter(termFor(column, index.data(RecordRows::RawRole).toString()), how);
}

// Named filters can be chosen, completed or recalled by Up.
void LumpView::setNamedFilters(const NamedFilters::Filters &filters)
{
    namedFilters_->setFilters(filters);
    completer_->setNamed(filters);
    filterEdit_->setKept(filters.values());
}

void LumpView::showOnly(std::vector<quint32> records)
{
    if (model_->isArranging()) {
        emit statusMessage(tr("The table is still being filtered or sorted. Try again when it has finished."));
        return;
    }
    const int faces = document_->map().format().roles.faces;
    const auto shown = document_->references().project(ascending(records), lump_, faces);
    if (shown.empty()) {
        emit statusMessage(records.empty() ? tr("None of these rows is selected. Select records first.")
                                           : tr("These records have no faces to show."));
        return;
    }
    // Emitted first: if there is no 3D, its view says so and replaces this.
    emit statusMessage(tr("The 3D view shows only the faces of %Ln records.", nullptr, static_cast<int>(records.size())));
    emit showOnlyRequested(refsOf(faces, shown));
}
