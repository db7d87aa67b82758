#include "widgets/parts/recordtable.h"

#include "core/document/hexmodel.h"
#include "core/document/recordrows.h"
#include "widgets/parts/colors.h"
#include "widgets/parts/differencecolors.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QItemSelectionModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int sampledRows = 32;

// Returns a width for the header and a sample of the rows. The view's own sizing would read all rows while it is not yet
// shown.
int widthOf(const QTableView &table, const QAbstractItemModel &model, int column)
{
    const auto metrics = table.fontMetrics();
    int width = table.horizontalHeader()->fontMetrics().horizontalAdvance(
        model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    const int step = std::max(1, model.rowCount() / sampledRows);
    for (int row = 0; row < model.rowCount(); row += step)
        width = std::max(width, metrics.horizontalAdvance(model.index(row, column).data().toString()));
    return qBound(40, width + 22, 360);
}

} // namespace

void setUpRows(QTableView *table, int around)
{
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setWordWrap(false);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // measuring a million rows would take minutes
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + around);
    table->horizontalHeader()->setHighlightSections(false);
}

QTableView *createRecordTable(QAbstractItemModel *model, QWidget *parent)
{
    auto *table = new QTableView(parent);
    table->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    table->setItemDelegate(new RecordDelegate(table));
    setUpRows(table, 4); // before there are rows: the header notifies the table of every row whose height changes
    table->setModel(model);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setAlternatingRowColors(true);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *columns = table->horizontalHeader();
    // With the table's own selection model, each painting would ask every cell whether its whole column is selected.
    columns->setSelectionModel(new QItemSelectionModel(model, columns));
    const auto fit = [table, model](int first, int last) {
        for (int column = first; column <= last; ++column)
            table->setColumnWidth(column, widthOf(*table, *model, column));
    };
    fit(0, model->columnCount() - 1);
    QObject::connect(model, &QAbstractItemModel::columnsInserted, table,
                     [fit](const QModelIndex &, int first, int last) { fit(first, last); });
    return table;
}

void cycleSort(QTableView *table, const Sorting &now, int column)
{
    auto *header = table->horizontalHeader();
    const bool sorted = now.column == column;
    const bool ends = sorted && now.direction == Qt::DescendingOrder;
    const auto order = sorted && !ends ? Qt::DescendingOrder : Qt::AscendingOrder;
    header->setSortIndicatorShown(!ends);
    if (!ends)
        header->setSortIndicator(column, order);
    table->model()->sort(ends ? -1 : column, order);
}

void RecordDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (const auto marked = index.data(RecordRows::MarkedRole); marked.isValid())
        option->state.setFlag(QStyle::State_Selected, marked.toBool());
    if (index.data(HexModel::HighlightRole).toBool())
        option->state |= QStyle::State_Selected;
    if (index.data(RecordRows::OtherRole).isValid())
        option->backgroundBrush = differenceTint(RecordDifference::Changed, option->palette);
    if (index.data(RecordRows::BrokenRole).toBool()) {
        option->palette.setColor(QPalette::Text, faultColor(option->palette));
        option->text.prepend(u"\u26a0\ufe0e\u2009"_s);
    } else if (index.data(RecordRows::LinkRole).value<RecordRef>().isValid()) {
        option->font.setUnderline(true);
    }
}
