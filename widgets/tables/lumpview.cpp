#include "widgets/tables/lumpview.h"

#include "core/document/differencetaker.h"
#include "core/document/lumpmodel.h"
#include "core/map/celltext.h"
#include "core/scene/facecolors.h"
#include "core/sorting.h"
#include "core/text.h"
#include "widgets/parts/afterpaint.h"
#include "widgets/parts/celldelegate.h"
#include "widgets/parts/emptyreason.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filteractions.h"
#include "widgets/parts/filtercompleter.h"
#include "widgets/parts/filteredit.h"
#include "widgets/parts/recordtable.h"
#include "widgets/parts/selectionlink.h"
#include "widgets/parts/showin3d.h"
#include "widgets/tables/columnshapeview.h"
#include "widgets/tables/editmany.h"
#include "widgets/tables/vissummaryline.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int announceAfter = 200;     // milliseconds
constexpr size_t mostCopied = 400'000; // cells; the window is blocked while they are formatted

constexpr auto copiedIndex = "index\t"_L1; // what rows begin with that are copied with their titles

QKeySequence showRowsKey() { return {u"Ctrl+H"_s}; }

constexpr int widestFitted = 360; // pixels, of a column that is widened

constexpr int wideRatio = 2; // a wider view shows the distribution beside the table; width / height

} // namespace

LumpView::LumpView(Document *document, int lump, QWidget *parent)
    : QWidget(parent), document_(document), lump_(lump), model_(new LumpModel(document->tables(), lump, this)),
      filterEdit_(new FilterEdit(this)), completer_(new FilterCompleter(filterEdit_, document, lump)),
      namedFilters_(new NamedFilters(filterEdit_, this)), count_(createLabel(this)), table_(createRecordTable(model_, this)),
      shape_(new ColumnShapeView(document, model_, table_, this)), panes_(new QSplitter(this)),
      empty_(new EmptyReason(document, lump, table_))
{
    table_->setAccessibleName(tr("Table of %1").arg(fromView(document->map().lump(lump).title)));
    new SelectionLink(table_, model_, document);
    model_->setEditor(&document->records());
    auto *cells = new CellDelegate(table_);
    cells->setDocument(document);
    connect(cells, &CellDelegate::refused, this, &LumpView::statusMessage);
    filterEdit_->setNames(filterNames(document->references(), lump));
    count_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *line = new QHBoxLayout;
    line->addWidget(filterEdit_, 1);
    line->addWidget(namedFilters_);
    line->addWidget(count_);
    auto *layout = createLayout<QVBoxLayout>(this, {4, 4, 4, 0}, 4);
    if (lump == document->map().format().roles.clusters) {
        auto *summary = new VisSummaryLine(document);
        connect(summary, &VisSummaryLine::filterWanted, this, &LumpView::setFilterText);
        connect(summary, &VisSummaryLine::hotSpotsRequested, this, &LumpView::hotSpotsRequested);
        layout->addWidget(summary);
    }
    layout->addLayout(line);
    layout->addWidget(panes_, 1);
    placeShape();
    empty_->coverTopOf(table_);
    setFocusProxy(table_);

    auto *header = table_->horizontalHeader();
    header->setSectionsClickable(true);
    header->setSectionsMovable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::sectionClicked, this, [this](int column) { cycleSort(table_, model_->sorting(), column); });
    connect(header, &QWidget::customContextMenuRequested, this, &LumpView::showHeaderMenu);
    connect(filterEdit_, &QLineEdit::textChanged, this, &LumpView::applyFilter);
    connect(filterEdit_, &FilterEdit::left, table_, qOverload<>(&QWidget::setFocus));
    connect(namedFilters_, &NamedFilters::changed, this, [this] { setNamedFilters(namedFilters_->filters()); });
    connect(namedFilters_, &NamedFilters::statusMessage, this, &LumpView::statusMessage);
    patience_.setSingleShot(true);
    patience_.setInterval(announceAfter);
    connect(model_, &LumpModel::arrangingBegan, &patience_, qOverload<>(&QTimer::start));
    connect(&patience_, &QTimer::timeout, this,
            [this] { count_->setText(model_->isFiltering() ? tr("Filtering...") : tr("Sorting...")); });
    connect(model_, &QAbstractItemModel::modelReset, this, &LumpView::updateCount);
    connect(&document->selection(), &Selection::changed, this, [this] {
        if (isVisible() && !model_->isArranging())
            tellCount();
    });
    connect(model_, &QAbstractItemModel::layoutChanged, this, [this] { // after sorting, shows the first rows
        updateCount();
        table_->scrollToTop();
    });
    connect(&document->tables(), &MapTables::changed, this, [this](const MapChange &change) {
        if (isVisible() && change.touches(lump_))
            QMetaObject::invokeMethod(this, &LumpView::fitFormer, Qt::QueuedConnection); // once the model has followed
    });
    connect(&document->tables(), &MapTables::differencesChanged, this, [this] {
        fitHeader();
        if (isVisible())
            QMetaObject::invokeMethod(this, &LumpView::fitFormer, Qt::QueuedConnection);
    });
    connect(table_->verticalScrollBar(), &QAbstractSlider::valueChanged, this, [this] {
        if (document_->map().differences())
            fitFormer();
    });
    fitHeader();
    connect(model_, &QAbstractItemModel::columnsInserted, this, [this] { setHiddenColumns(hidden_); });
    table_->installEventFilter(this);
    table_->viewport()->installEventFilter(this);
    connect(table_, &QAbstractItemView::doubleClicked, this, &LumpView::goOn);
    const auto actions = addOwnActions(this, table_, actionRows());
    const auto showsRows = [](const QAction *action) { return action->shortcut() == showRowsKey(); };
    table_->insertAction(*std::ranges::find_if(actions, showsRows), addShowIn3D(table_, false)); // next to similar ones
    addOwnSeparator(table_);
    records_ = groupOwnActions(table_, tr("Rec&ords"), addOwnActions(this, table_, recordActionRows()));
    groupOwnActions(table_, tr("&Copy"), addOwnActions(this, table_, copyActionRows()));
    groupOwnActions(table_, tr("&Export"), addOwnActions(this, table_, exportActionRows()));
    offerActions(table_);
    updateCount();
}

const QList<OwnAction<LumpView>> &LumpView::actionRows()
{
    using View = LumpView;
    static const QList<OwnAction<View>> rows{
        {QT_TR_NOOP("&Follow Link"), {Qt::Key_Return}, [](View &view) { view.follow(view.table_->currentIndex()); }},
        {QT_TR_NOOP("Select &All Shown"), QKeySequence::keyBindings(QKeySequence::SelectAll),
         [](View &view) { view.selectShown(); }},
        {QT_TR_NOOP("Select &Used Records"), {QKeySequence(u"Ctrl+U"_s)}, [](View &view) { view.selectLinked(false); }},
        {QT_TR_NOOP("Select Records U&sing These"),
         {QKeySequence(u"Ctrl+Shift+U"_s)},
         [](View &view) { view.selectLinked(true); }},
        {},
        {QT_TR_NOOP("Filter by This &Value"),
         {filterKey(FilterRequest::Keep)},
         [](View &view) { view.filterByValue(FilterRequest::Keep); }},
        {QT_TR_NOOP("E&xclude This Value"),
         {filterKey(FilterRequest::Exclude)},
         [](View &view) { view.filterByValue(FilterRequest::Exclude); }},
        {QT_TR_NOOP("A&dd This Value to the Filter"),
         {filterKey(FilterRequest::Add)},
         [](View &view) { view.filterByValue(FilterRequest::Add); }},
        {QT_TR_NOOP("&Named Filters..."), {QKeySequence(u"Ctrl+Shift+F"_s)}, [](View &view) { view.namedFilters_->open(); }},
        {},
        {QT_TR_NOOP("Show Only These Ro&ws in 3D"), {showRowsKey()}, [](View &view) { view.showOnly(view.model_->order()); }},
        {QT_TR_NOOP("Show Only the Selec&ted in 3D"),
         {QKeySequence(u"Ctrl+Shift+H"_s)},
         [](View &view) { view.showOnly(view.selectedRecords()); }},
        {QT_TR_NOOP("S&how Distribution"), {ColumnShapeView::key()}, [](View &view) {
             view.setShapeShown(view.shape_->isHidden());
         }}};
    return rows;
}

// Commands that change records.
const QList<OwnAction<LumpView>> &LumpView::recordActionRows()
{
    using View = LumpView;
    static const QList<OwnAction<View>> rows{
        {QT_TR_NOOP("Pick..."), {}, [](View &view) { view.pick(); }},
        {QT_TR_NOOP("Change &Many..."), {QKeySequence(u"Ctrl+Shift+M"_s)}, [](View &view) { view.changeMany(); }},
        {QT_TR_NOOP("Paste Cells"), QKeySequence::keyBindings(QKeySequence::Paste), [](View &view) { view.pasteCells(); }},
        {},
        {QT_TR_NOOP("Append Record"), {Qt::Key_Insert}, [](View &view) { view.document_->records().append(view.lump_); }},
        {QT_TR_NOOP("Duplicate Records"), {QKeySequence(u"Ctrl+D"_s)}, [](View &view) { view.duplicateSelected(); }},
        {QT_TR_NOOP("Remove Records"), {Qt::Key_Delete}, [](View &view) { view.removeSelected(); }},
        {QT_TR_NOOP("Remove All Unused Records"), {}, [](View &view) { view.document_->records().removeUnused(view.lump_); }},
        {},
        {QT_TR_NOOP("Revert Cell"),
         {},
         [](View &view) {
             if (const auto cell = view.table_->currentIndex(); cell.isValid())
                 view.revert(cell.column());
         }},
        {QT_TR_NOOP("Revert Records"), {}, [](View &view) { view.revert(bsp::none); }},
        {QT_TR_NOOP("Revert Whole Lump"), {}, [](View &view) { view.document_->records().revertLump(view.lump_); }},
        {},
        {QT_TR_NOOP("Take Cell from the Other Map"),
         {},
         [](View &view) {
             if (const auto cell = view.table_->currentIndex(); cell.isValid())
                 view.take(cell.column());
         }},
        {QT_TR_NOOP("Take Records from the Other Map"), {QKeySequence(u"Ctrl+T"_s)}, [](View &view) { view.take(bsp::none); }},
        {QT_TR_NOOP("Take Whole Lump from the Other Map"), {}, [](View &view) {
             if (const auto why = taking::takeLump(*view.document_, view.lump_); !why.isEmpty())
                 emit view.statusMessage(why);
         }}};
    return rows;
}

const QList<OwnAction<LumpView>> &LumpView::copyActionRows()
{
    using View = LumpView;
    static const QList<OwnAction<View>> rows{
        {QT_TR_NOOP("Copy &Cell"), {QKeySequence(u"Ctrl+Shift+C"_s)}, [](View &view) { view.copyCell(); }},
        {QT_TR_NOOP("Copy &Rows"), QKeySequence::keyBindings(QKeySequence::Copy),
         [](View &view) { view.copyRows(ExportFormat::Tsv); }},
        {QT_TR_NOOP("Copy Rows as &JSON"), {}, [](View &view) { view.copyRows(ExportFormat::Json); }},
        {QT_TR_NOOP("Co&py Rows as Stored"), {}, [](View &view) { view.copyRows(ExportFormat::Tsv, Values::Stored); }}};
    return rows;
}

const QList<OwnAction<LumpView>> &LumpView::exportActionRows()
{
    using View = LumpView;
    static const QList<OwnAction<View>> rows{
        {QT_TR_NOOP("&Export Table as CSV..."),
         {QKeySequence(u"Ctrl+E"_s)},
         [](View &view) { view.exportAs(ExportFormat::Csv); }},
        {QT_TR_NOOP("Export Table as JS&ON..."), {}, [](View &view) { view.exportAs(ExportFormat::Json); }},
        {QT_TR_NOOP("Export Va&lues as Stored..."), {}, [](View &view) { view.exportAs(ExportFormat::Csv, Values::Stored); }}};
    return rows;
}

QList<OwnKey> LumpView::keys()
{
    return keysOf(actionRows()) + keysOf(recordActionRows()) + keysOf(copyActionRows()) + keysOf(exportActionRows())
           + ColumnShapeView::keys();
}

ExportSelection ExportJob::selection() const
{
    ExportSelection selection{.lump = lump, .rows = rows, .asShown = columns.has_value()};
    if (columns)
        selection.columns = *columns;
    return selection;
}

std::vector<int> LumpView::shownColumns() const
{
    const auto *header = table_->horizontalHeader();
    std::vector<int> columns;
    for (int at = 0; at < header->count(); ++at)
        if (const int column = header->logicalIndex(at); !header->isSectionHidden(column))
            columns.push_back(column);
    return columns;
}

void LumpView::exportAs(ExportFormat format, Values values)
{
    ExportJob job{.map = document_->sharedMap(), .lump = lump_, .rows = model_->order(), .format = format};
    if (values == Values::Shown)
        job.columns = shownColumns();
    emit exportRequested(job);
}

void LumpView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!model_->isArranging())
        tellCount();
    new AfterPaint(table_->viewport(), [this] { document_->columns().want(lump_); });
    if (document_->map().differences())
        QMetaObject::invokeMethod(this, &LumpView::fitFormer, Qt::QueuedConnection);
    if (lump_ == document_->map().format().roles.leafs) // they show what their clusters see
        document_->vis().want(VisSet::Pvs);
}

// While the table is being filtered or sorted, defers this until it has finished.
void LumpView::selectShown()
{
    selectsShown_ = model_->isArranging();
    if (selectsShown_)
        return;
    const auto &shown = model_->order();
    if (shown.empty())
        return emit statusMessage(tr("The table shows no records to select."));
    document_->selection().set(refsOf(lump_, shown), {lump_, shown.front()});
    emit statusMessage(tr("Selected: %Ln records, all that are shown.", nullptr, static_cast<int>(shown.size())));
}

void LumpView::setFilterText(const QString &text) { filterEdit_->setText(text); }

void LumpView::applyFilter()
{
    selectsShown_ = false;
    if (auto filter = filterEdit_->read(document_->references(), lump_))
        model_->setFilter(std::move(*filter));
}

void LumpView::updateCount()
{
    shareShown();
    patience_.stop();
    if (selectsShown_)
        selectShown();
    const bool isEmpty = model_->rowCount() == 0 && model_->recordCount() > 0;
    empty_->setVisible(isEmpty);
    if (isEmpty)
        empty_->tell(model_->filter());
    tellCount();
}

std::vector<quint32> LumpView::selectedRecords() const
{
    std::vector<quint32> rows;
    for (const quint32 record : model_->marked())
        if (const int row = model_->rowOf(record); row >= 0)
            rows.push_back(static_cast<quint32>(row));
    auto records = ascending(std::move(rows));
    for (quint32 &each : records)
        each = model_->order()[each];
    return records;
}

// Changes the selected records or, if none is, all that are shown.
void LumpView::changeMany()
{
    const auto column = table_->currentIndex().column();
    const bsp::FieldRef field{lump_, std::max(0, column)};
    if (const auto why = document_->records().whyLocked(field); !why.isEmpty())
        return emit statusMessage(why);
    auto records = ascending(selectedRecords());
    if (records.empty())
        records = ascending(model_->order());
    if (records.empty())
        return emit statusMessage(tr("The table shows no records to change."));
    auto *dialog = new EditMany(document_, field, std::move(records), window());
    connect(this, &QObject::destroyed, dialog, &QDialog::reject);
    connect(dialog, &EditMany::statusMessage, this, &LumpView::statusMessage);
    dialog->open();
}

void LumpView::duplicateSelected()
{
    auto records = selectedRecords();
    if (records.empty())
        return emit statusMessage(tr("None of these rows is selected. Select records first."));
    document_->records().duplicate(lump_, std::move(records));
}

void LumpView::pick()
{
    const auto cell = table_->currentIndex();
    if (!cell.isValid())
        return emit statusMessage(tr("Select the cell to pick a record for."));
    document_->records().pick(model_->recordAt(cell.row()), cell.column());
}

void LumpView::setCurrentCell(quint32 record, int field)
{
    const auto cell = model_->index(model_->rowOf(record), field);
    if (!cell.isValid())
        return;
    table_->selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
    table_->scrollTo(cell);
}

void LumpView::removeSelected()
{
    auto records = selectedRecords();
    if (records.empty())
        return emit statusMessage(tr("None of these rows is selected. Select records first."));
    document_->records().remove(lump_, std::move(records));
}

// Restores what the selected records have in the file, in one field or in all.
void LumpView::revert(int field)
{
    const auto records = selectedRecords();
    if (records.empty())
        return emit statusMessage(tr("None of these rows is selected. Select records first."));
    document_->records().revert(refsOf(lump_, records), field);
}

// Gives the selected records what the other map has, in one field or in all.
void LumpView::take(int field)
{
    const auto records = selectedRecords();
    if (records.empty())
        return emit statusMessage(tr("None of these rows is selected. Select records first."));
    if (const auto why = taking::takeRecords(*document_, lump_, records, field); !why.isEmpty())
        emit statusMessage(why);
}

void LumpView::copyCell()
{
    if (const auto index = table_->currentIndex(); index.isValid())
        QGuiApplication::clipboard()->setText(index.data().toString());
    else
        emit statusMessage(tr("Select the cell to copy."));
}

void LumpView::copyRows(ExportFormat format, Values values)
{
    ExportJob job{.map = {}, .lump = lump_, .rows = selectedRecords(), .format = format};
    if (values == Values::Shown)
        job.columns = shownColumns();
    if (job.rows.empty()) // the clipboard keeps its contents
        return emit statusMessage(tr("None of these rows is selected. Select the rows to copy."));
    if (job.rows.size() * static_cast<size_t>(model_->columnCount()) > mostCopied)
        return emit statusMessage(
            tr("%1 rows are too many to copy. Export the table instead; the export contains all rows shown.")
                .arg(numberText(job.rows.size())));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const ExportSelection selections[] = {job.selection()};
    exportRecords(document_->map(), selections, format, buffer, true);
    QGuiApplication::clipboard()->setText(QString::fromUtf8(buffer.data()));
    emit statusMessage(tr("Rows copied: %1").arg(numberText(job.rows.size())));
}

// Writes the clipboard's cells into the rows and columns that are shown, from the current cell to the right and down.
void LumpView::pasteCells()
{
    const auto first = table_->currentIndex();
    if (!first.isValid())
        return emit statusMessage(tr("Select the cell to paste into."));
    if (model_->isArranging())
        return emit statusMessage(tr("The table is still being filtered or sorted. Try again when it has finished."));
    if (const auto why = document_->records().whyLocked(lump_); !why.isEmpty())
        return emit statusMessage(why);
    auto lines = QGuiApplication::clipboard()->text().remove(u'\r').split(u'\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    const auto columns = columnsToPaste(lines, first.column());
    const int rows = model_->rowCount() - first.row();
    if (!columns)
        return emit statusMessage(columns.error());
    if (lines.isEmpty())
        return emit statusMessage(tr("The clipboard has no cells to paste."));
    if (lines.size() > rows)
        return emit statusMessage(tr("%Ln rows do not fit: the table shows only %1 from the current cell down.", nullptr,
                                     static_cast<int>(lines.size()))
                                      .arg(numberText(rows)));
    auto cells = cellsToPaste(lines, columns.value(), first.row());
    if (!cells)
        return emit statusMessage(cells.error());
    const auto done = tr("Pasted %Ln cells from %1 down.", nullptr, static_cast<int>(cells.value().size()))
                          .arg(title(document_->map(), model_->recordAt(first.row())));
    auto changed = std::move(cells).value();
    std::erase_if(changed, [this](const RecordEditor::Typed &each) {
        return model_->index(model_->rowOf(each.record.index), each.field).data().toString() == each.text;
    });
    if (changed.empty())
        return emit statusMessage(tr("The cells already have these values."));
    table_->scrollTo(first);
    if (document_->records().set(changed))
        emit statusMessage(done);
}

// Returns the cells of the rows from `row` down with the texts of the lines. Skips columns that are none.
Result<std::vector<RecordEditor::Typed>> LumpView::cellsToPaste(const QStringList &lines, const std::vector<int> &columns,
                                                                int row) const
{
    std::vector<RecordEditor::Typed> cells;
    for (int line = 0; line < lines.size(); ++line) {
        const auto texts = lines[line].split(u'\t');
        if (texts.size() > std::ssize(columns))
            return Error{
                tr("Row %1 of the clipboard has more cells than the table shows columns for.").arg(numberText(line + 1))};
        for (int i = 0; i < texts.size(); ++i)
            if (const int column = columns[static_cast<size_t>(i)]; column != bsp::none)
                cells.push_back({model_->recordAt(row + line), column, texts[i]});
    }
    return cells;
}

// Returns the columns that the clipboard's cells go into; none: the titles say that it was copied from a column that cannot be
// edited. Removes the titles and numbers of rows that were copied with them.
Result<std::vector<int>> LumpView::columnsToPaste(QStringList &lines, int first) const
{
    auto columns = shownColumns();
    if (lines.isEmpty() || !lines.first().startsWith(copiedIndex)) {
        columns.erase(columns.begin(), std::ranges::find(columns, first));
        return columns;
    }
    for (auto &line : lines)
        line = line.section(u'\t', 1);
    std::vector<int> titled;
    QString why;
    for (const auto &title : lines.takeFirst().split(u'\t')) {
        const auto column = std::ranges::find_if(
            columns, [&](int each) { return model_->headerData(each, Qt::Horizontal, Qt::DisplayRole).toString() == title; });
        if (column == columns.end())
            return Error{tr("The clipboard has a column %1, which this table does not show.").arg(title)};
        why = document_->records().whyLocked({lump_, *column});
        titled.push_back(why.isEmpty() ? *column : bsp::none);
    }
    if (std::ranges::all_of(titled, [](int each) { return each == bsp::none; }))
        return Error{why};
    return titled;
}

QStringList LumpView::hiddenColumns() const
{
    auto names = hidden_;
    for (int column = 0; column < model_->columnCount(); ++column) {
        const auto name = model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        names.removeAll(name);
        if (table_->isColumnHidden(column))
            names.append(name);
    }
    return names;
}

void LumpView::setHiddenColumns(const QStringList &names)
{
    hidden_ = names;
    for (int column = 0; column < model_->columnCount(); ++column)
        table_->setColumnHidden(column, names.contains(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()));
}

void LumpView::showHeaderMenu(QPoint at)
{
    auto *menu = contextMenuOf(table_->horizontalHeader());
    const bsp::FieldRef column{lump_, table_->horizontalHeader()->logicalIndexAt(at)};
    if (canColorBy(document_->map(), column))
        connect(menu->addAction(tr("Colour &3D by This Column")), &QAction::triggered, this,
                [this, column] { emit colorRequested(column); });
    if (column.field >= 0) // otherwise outside the columns
        connect(menu->addAction(tr("S&how Distribution")), &QAction::triggered, this,
                [this, column] { showShapeOf(column.field); });
    menu->addSection(tr("Columns"));
    for (int shownColumn = 0; shownColumn < model_->columnCount(); ++shownColumn) {
        auto *action = menu->addAction(model_->headerData(shownColumn, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!table_->isColumnHidden(shownColumn));
        action->setEnabled(!action->isChecked() || table_->horizontalHeader()->hiddenSectionCount() + 1 < model_->columnCount());
        connect(action, &QAction::toggled, this, [this, shownColumn](bool shown) {
            table_->setColumnHidden(shownColumn, !shown);
            hidden_ = hiddenColumns();
            emit hiddenColumnsChanged();
        });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Show All Columns")), &QAction::triggered, this, [this] {
        setHiddenColumns({});
        emit hiddenColumnsChanged();
    });
    showContextMenu(menu, table_->horizontalHeader(), at);
}

bool LumpView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == table_->viewport() && event->type() == QEvent::Resize)
        keepCurrentShown(static_cast<QResizeEvent *>(event)->oldSize().height());
    // Hides the release from the view too: without its press, it would complete an earlier press that a cancelled menu left
    // pending.
    if (watched == table_->viewport() && event->type() == QEvent::MouseButtonRelease
        && static_cast<QMouseEvent *>(event)->button() == Qt::MiddleButton)
        return true;
    if (watched == table_->viewport() && event->type() == QEvent::MouseButtonPress) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::MiddleButton) {
            follow(table_->indexAt(mouse->position().toPoint()));
            return true;
        }
    }
    if (watched == table_ && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Enter) { // on the number pad
        follow(table_->currentIndex());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

// Scrolls to the current cell if the table has become lower and would hide it, below a notice for example.
void LumpView::keepCurrentShown(int heightBefore)
{
    const auto place = table_->visualRect(table_->currentIndex());
    if (place.isValid() && place.bottom() < heightBefore && place.bottom() >= table_->viewport()->height())
        QMetaObject::invokeMethod(
            this, [this] { table_->scrollTo(table_->currentIndex()); }, Qt::QueuedConnection);
}

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

// Shows how many rows there are, and how many selected records the filter hides.
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
    if (!index.isValid())
        return emit statusMessage(tr("Select the cell to filter by."));
    const auto column = model_->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    filter(termFor(column, index.data(RecordRows::RawRole).toString()), how);
}

// Offers named filters for choosing, for completion, and for recall by Up.
void LumpView::setNamedFilters(const NamedFilters::Filters &filters)
{
    namedFilters_->setFilters(filters);
    completer_->setNamed(filters);
    filterEdit_->setKept(filters.values());
}

void LumpView::showOnly(std::vector<quint32> records)
{
    if (model_->isArranging())
        return emit statusMessage(tr("The table is still being filtered or sorted. Try again when it has finished."));
    const int faces = document_->map().format().roles.faces;
    const auto shown = document_->references().project(ascending(records), lump_, faces);
    if (shown.empty())
        return emit statusMessage(records.empty() ? tr("None of these rows is selected. Select records first.")
                                                  : tr("These records have no faces to show."));
    // Emitted first: if there is no 3D, its view says so and replaces this.
    emit statusMessage(tr("The 3D view shows only the faces of %Ln records.", nullptr, static_cast<int>(records.size())));
    emit showOnlyRequested(refsOf(faces, shown));
}

void LumpView::follow(const QModelIndex &index)
{
    const auto target = index.data(RecordRows::LinkRole).value<RecordRef>();
    if (target.isValid())
        emit followed(target);
    else if (index.isValid())
        emit statusMessage(tr("This cell refers to no record. Underlined cells do."));
}

// Follows the cell's link on a double click, or else shows the selection in 3D.
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
    if (records.empty())
        return emit statusMessage(tr("None of these rows is selected. Select records first."));
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
    if (linked.empty())
        return emit statusMessage(users ? tr("Nothing uses these records.") : tr("These records use no others."));
    document_->selection().set(std::move(linked));
    emit selectedLinked();
}

void LumpView::placeShape()
{
    panes_->addWidget(table_);
    panes_->addWidget(shape_);
    panes_->setChildrenCollapsible(false);
    panes_->setStretchFactor(0, 3);
    panes_->setStretchFactor(1, 2);
    shape_->hide();
    connect(shape_, &ColumnShapeView::colorRequested, this, &LumpView::colorRequested);
    connect(shape_, &ColumnShapeView::filterWanted, this, &LumpView::filter);
    connect(shape_, &ColumnShapeView::statusMessage, this, &LumpView::statusMessage);
    connect(shape_, &ColumnShapeView::closeWanted, this, [this] { setShapeShown(false); });
}

void LumpView::setShapeShown(bool shown)
{
    if (shown != shape_->isHidden())
        return;
    const bool hadFocus = shape_->isAncestorOf(QApplication::focusWidget());
    shape_->setVisible(shown);
    if (hadFocus && !shown)
        table_->setFocus();
    // The table has become narrower or lower; keeps the current cell in view.
    QMetaObject::invokeMethod(
        this, [this] { table_->scrollTo(table_->currentIndex()); }, Qt::QueuedConnection);
    emit shapeShownChanged(shown);
}

// Makes the column current; otherwise selecting another record would switch the distribution back to the old current column.
void LumpView::showShapeOf(int column)
{
    const auto current = table_->currentIndex();
    const int row = current.isValid() ? current.row() : table_->rowAt(0);
    table_->selectionModel()->setCurrentIndex(table_->model()->index(row, column), QItemSelectionModel::NoUpdate);
    shape_->setColumn(column); // if there are no rows
    setShapeShown(true);
}

// Widens columns for the former values behind edited cells that are in view, and those of the map to compare with.
void LumpView::fitFormer()
{
    const int first = std::max(0, table_->rowAt(0)), last = table_->rowAt(table_->viewport()->height() - 1);
    for (int row = first; row <= (last < 0 ? model_->rowCount() - 1 : last); ++row)
        for (const int shown : shownColumns())
            if (const auto cell = model_->index(row, shown);
                cell.data(RecordRows::FormerRole).isValid() || cell.data(RecordRows::OtherRole).isValid())
                table_->setColumnWidth(
                    shown, std::max(table_->columnWidth(shown), std::min(table_->sizeHintForIndex(cell).width(), widestFitted)));
}

// Makes room for what happened to a record before its number. The header itself measures only some rows.
void LumpView::fitHeader()
{
    auto *header = table_->verticalHeader();
    int width = 0;
    for (const auto kind : {RecordDifference::Added, RecordDifference::Changed})
        width = std::max(width, header->fontMetrics().horizontalAdvance(
                                    u"nn%1 %2"_s.arg(Comparison::word(kind), QString::number(model_->recordCount()))));
    header->setMinimumWidth(document_->map().differences() ? width : 0);
    emit header->geometriesChanged(); // which the table follows
}

void LumpView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    panes_->setOrientation(width() > wideRatio * height() ? Qt::Horizontal : Qt::Vertical);
}
