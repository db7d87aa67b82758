#include "widgets/entities/entitylist.h"

#include "core/document/entitylistmodel.h"
#include "core/text.h"
#include "widgets/parts/emptyreason.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filtercompleter.h"
#include "widgets/parts/filteredit.h"
#include "widgets/parts/recordtable.h"
#include "widgets/parts/selectionlink.h"
#include "widgets/parts/showin3d.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>

EntityList::EntityList(Document *document, QWidget *parent)
    : QWidget(parent), document_(document), model_(new EntityListModel(*document, this)), filterEdit_(new FilterEdit(this)),
      count_(createLabel(this)), options_(new QWidget(this)), modesLabel_(createLabel(options_)), modes_(new QComboBox),
      grouping_(new QToolButton), table_(createRecordTable(model_, this)), empty_(new EmptyReason(document, model_->lump(), this))
{
    table_->setAccessibleName(tr("Entity list"));
    filterEdit_->setPlaceholderText(tr("Filter: words, classname~func_ light>200 spawnflags:256 !target=door1"));
    filterEdit_->setAccessibleName(tr("Entity filter"));
    count_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    createOptions();
    auto *line = new QHBoxLayout;
    line->addWidget(filterEdit_, 1);
    line->addWidget(count_);
    auto *layout = createLayout<QVBoxLayout>(this, {}, 3);
    layout->addLayout(line);
    layout->addWidget(options_);
    layout->addWidget(empty_, 1);
    layout->addWidget(table_, 1);
    setFocusProxy(table_);
    new SelectionLink(table_, model_, document);
    new FilterCompleter(filterEdit_, document, model_->lump());
    table_->installEventFilter(this);
    filterEdit_->installEventFilter(this);
    connect(filterEdit_, &QLineEdit::textChanged, this, &EntityList::applyFilter);
    connect(filterEdit_, &FilterEdit::left, table_, qOverload<>(&QWidget::setFocus));
    connect(filterEdit_, &FilterEdit::entered, this, &EntityList::selectFound);
    connect(table_, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        if (model_->isHeading(index.row()))
            fold(index.row(), !model_->isFolded(index.row()));
        else
            requestShowIn3D(this);
    });
    connect(model_, &QAbstractItemModel::modelReset, this, &EntityList::spanHeadings);
    connect(model_, &EntityListModel::columnsChosen, this, &EntityList::followColumn);
    document->tables().whenTouched(Derived::EntityList, this, [this] { updateCounts(); });
    updateCounts();
}

void EntityList::createOptions()
{
    grouping_->setText(tr("By &class"));
    grouping_->setToolTip(tr("Group the entities by class; Left, Right or a double click collapses or expands a class"));
    grouping_->setCheckable(true);
    grouping_->setAutoRaise(true);
    connect(grouping_, &QToolButton::toggled, model_, &EntityListModel::setGrouped);
    connect(grouping_, &QToolButton::clicked, this, &EntityList::groupingChosen);
    modes_->setAccessibleName(tr("Spawns in"));
    modes_->setToolTip(tr("Entities that do not spawn in this mode are grey"));
    modes_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(modes_, &QComboBox::currentIndexChanged, this, &EntityList::chooseSpawnMode);
    connect(modes_, &QComboBox::activated, this, [this] { emit spawnModeChosen(spawnMode()); });
    modesLabel_->setText(tr("&Spawns in:"));
    modesLabel_->setBuddy(modes_);
    fillModes();
    connect(document_, &Document::gameChanged, this, &EntityList::fillModes);
    connect(document_, &Document::gameChanged, this, [this] { // the names of flags may have changed
        if (!filterEdit_->text().isEmpty())
            applyFilter();
    });
    auto *line = createLayout<QHBoxLayout>(options_);
    line->addWidget(grouping_);
    line->addStretch();
    line->addWidget(modesLabel_);
    line->addWidget(modes_, 1);
}

// Lists the modes of the map's game; keeps the chosen one if the game has it too.
void EntityList::fillModes()
{
    const auto chosen = spawnMode();
    {
        const QSignalBlocker quiet(modes_);
        modes_->clear();
        modes_->addItem(tr("All"), QString());
        for (const auto &mode : document_->map().game().spawnModes)
            modes_->addItem(spawnModeName(mode), fromView(mode.id));
        setSpawnMode(chosen);
    }
    modesLabel_->setVisible(modes_->count() > 1);
    modes_->setVisible(modes_->count() > 1);
    chooseSpawnMode();
}

QString EntityList::spawnMode() const { return modes_->currentData().toString(); }
void EntityList::setSpawnMode(const QString &id) { modes_->setCurrentIndex(std::max(modes_->findData(id), 0)); }

void EntityList::chooseSpawnMode()
{
    const auto modes = document_->map().game().spawnModes;
    const int mode = modes_->currentIndex() - 1;
    model_->setSpawnMode(mode < 0 ? nullptr : &modes[static_cast<size_t>(mode)]);
    updateCounts();
}

void EntityList::applyFilter()
{
    if (auto filter = filterEdit_->read(document_->references(), model_->lump()))
        model_->setFilter(std::move(*filter));
    updateCounts();
}

void EntityList::filterByValue(FilterRequest::How how)
{
    const auto index = table_->currentIndex();
    if (!index.isValid() || model_->isHeading(index.row()))
        return;
    const auto key = model_->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    const auto term = termFor(key, index.data(RecordRows::RawRole).toString());
    filterEdit_->setText(combined(filterEdit_->text(), {model_->lump(), term, how}, document_->references()));
}

void EntityList::updateCounts()
{
    const auto all = model_->entityCount(), shown = model_->shownCount(), leftOut = model_->leftOutCount();
    count_->setText(shown == all ? tr("%1 entities").arg(numberText(all))
                                 : tr("%1 of %2").arg(numberText(shown), numberText(all)));
    count_->setToolTip(leftOut > 0 ? tr("Not spawned in this mode: %1").arg(numberText(leftOut)) : QString());
    filterEdit_->setEnabled(all > 0);
    empty_->setVisible(shown == 0);
    table_->setVisible(shown > 0);
    if (all == 0)
        empty_->say(tr("This map has no entities. Add one below, or paste entities copied elsewhere."));
    else if (shown == 0)
        empty_->tell(model_->filter());
}

// Lets headings span all columns, as a class and its count need more room than one.
void EntityList::spanHeadings()
{
    constexpr int mostSpans = 2000; // views search all of them; no real map has so many classes
    table_->clearSpans();
    int spans = 0;
    for (int row = 0; model_->isGrouped() && row < model_->rowCount() && spans < mostSpans; ++row)
        if (model_->isHeading(row)) {
            table_->setSpan(row, 0, 1, EntityListModel::ColumnCount);
            ++spans;
        }
}

// Keeps the current cell in the column of the same key.
void EntityList::followColumn(const std::vector<int> &now)
{
    const auto current = table_->currentIndex();
    const int column = current.isValid() ? now[static_cast<size_t>(current.column())] : -1;
    if (column >= 0 && column != current.column())
        table_->selectionModel()->setCurrentIndex(current.siblingAtColumn(column), QItemSelectionModel::NoUpdate);
}

// Folds or unfolds the class at a heading. That resets the rows, but the heading stays current.
void EntityList::fold(int row, bool folded)
{
    if (!model_->isHeading(row) || model_->isFolded(row) == folded)
        return;
    model_->setFolded(row, folded); // the rows above stay, so its row does, too
    const auto heading = model_->index(row, 0);
    table_->selectionModel()->setCurrentIndex(heading, QItemSelectionModel::NoUpdate);
    table_->scrollTo(heading);
}

// Handles keys that fold or unfold a heading; Left also goes from an entity to its heading. Returns false for all other keys,
// and if there are no headings.
bool EntityList::foldingKey(int key)
{
    int row = table_->currentIndex().row();
    if (!model_->isGrouped() || row < 0)
        return false;
    if (model_->isHeading(row) && (key == Qt::Key_Left || key == Qt::Key_Right)) {
        fold(row, key == Qt::Key_Left);
        return true;
    }
    if (model_->isHeading(row) && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        fold(row, !model_->isFolded(row));
        return true;
    }
    if (key != Qt::Key_Left || table_->currentIndex().column() > 0)
        return false;
    while (row > 0 && !model_->isHeading(row))
        --row;
    table_->setCurrentIndex(model_->index(row, 0));
    return true;
}

// Selects the first entity found, unless a selected one is among those shown.
void EntityList::selectFound()
{
    if (filterEdit_->text().trimmed().isEmpty() || table_->selectionModel()->hasSelection())
        return;
    int row = 0;
    while (row < model_->rowCount() && model_->isHeading(row))
        ++row;
    if (row < model_->rowCount())
        table_->setCurrentIndex(model_->index(row, 0));
}

bool EntityList::selectCurrent()
{
    auto *selection = table_->selectionModel();
    const auto index = table_->currentIndex();
    if (!index.isValid() || model_->isHeading(index.row()) || selection->isRowSelected(index.row()))
        return false;
    selection->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    return true;
}

bool EntityList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == filterEdit_ && event->type() == QEvent::FocusIn)
        filterEdit_->setNames(filterNames(document_->references(), model_->lump()));
    if (watched == table_ && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier && foldingKey(key->key()))
            return true;
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && selectCurrent())
            return true;
    }
    return QWidget::eventFilter(watched, event);
}
