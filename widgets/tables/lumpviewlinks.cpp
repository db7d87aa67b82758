// Following the links of a table's records: to what a cell refers to, to what uses them, and to their place in 3D.
#include "core/document/lumpmodel.h"
#include "core/sorting.h"
#include "widgets/parts/showin3d.h"
#include "widgets/tables/lumpview.h"

#include <QTableView>

void LumpView::follow(const QModelIndex &index)
{
    const auto target = index.data(RecordRows::LinkRole).value<RecordRef>();
    if (target.isValid())
        emit followed(target);
    else if (index.isValid())
        emit statusMessage(tr("This cell refers to no record. Underlined cells do."));
}

// A double click follows the cell's link, or else shows the selection in 3D.
void LumpView::goOn(const QModelIndex &index)
{
    if (index.data(RecordRows::LinkRole).value<RecordRef>().isValid())
        follow(index);
    else
        requestShowIn3D(this);
}

void LumpView::selectLinked(bool users)
{
    const auto &references = document_->references();
    const auto records = ascending(selectedRecords());
    if (records.empty()) {
        emit statusMessage(tr("None of these rows is selected. Select records first."));
        return;
    }
    std::vector<RecordRef> linked;
    const auto add = [&](int to, int lump, int field) {
        const bsp::Step step{.from = static_cast<std::int16_t>(lump_),
                             .to = static_cast<std::int16_t>(to),
                             .lump = static_cast<std::int16_t>(lump),
                             .field = static_cast<std::int16_t>(field)};
        for (const quint32 index : references.walk(records, step))
            linked.push_back({to, index});
    };
    if (users)
        for (const auto &[lump, field] : references.sourcesOf(lump_))
            add(lump, lump, field);
    for (int column = 0; !users && column < model_->columnCount(); ++column)
        if (references.link(lump_, column)) {
            const auto &field = document_->map().field({lump_, column});
            add(field.target, lump_, column);
            if (field.negative != bsp::none)
                add(field.negative, lump_, column);
        }
    if (linked.empty()) {
        emit statusMessage(users ? tr("Nothing uses these records.") : tr("These records use no others."));
        return;
    }
    document_->selection().set(std::move(linked));
    emit selectedLinked();
}
