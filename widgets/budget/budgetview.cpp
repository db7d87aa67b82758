#include "widgets/budget/budgetview.h"

#include "core/budget/budgettext.h"
#include "core/document/comparison.h"
#include "core/text.h"
#include "widgets/budget/budgetmodel.h"
#include "widgets/budget/treemapview.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/recordtable.h"
#include "widgets/parts/refusedkeys.h"
#include "widgets/parts/sharedelegate.h"
#include "widgets/parts/showin3d.h"

#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <map>
#include <utility>

namespace {

// The most rows put into the table's own selection, which Ctrl and Shift extend. The model marks all selected parts, however
// many.
constexpr qsizetype mostRows = 500;

} // namespace

BudgetView::BudgetView(QWidget *parent)
    : MapView(parent), model_(new BudgetModel(this)), what_(new QComboBox), by_(new QComboBox), line_(createSentence()),
      look_(new QPushButton(tr("Loo&k From There"))), cause_(new QPushButton), drawnBar_(createDrawnBar()), panes_(new QSplitter),
      treemap_(new TreemapView), table_(new QTableView)
{
    auto *content = new QWidget;
    line_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    line_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setUpTable();
    panes_->addWidget(treemap_);
    panes_->addWidget(table_);
    panes_->setChildrenCollapsible(false);
    panes_->setSizes({600, 400});
    auto *layout = createLayout<QVBoxLayout>(content, {6, 4, 6, 2}, 3);
    layout->addWidget(createBar());
    layout->addWidget(line_);
    layout->addWidget(drawnBar_);
    layout->addWidget(panes_, 1);
    createLayout<QVBoxLayout>(this)->addWidget(content);
    content->hide();
    setContent(content);
    setFocusProxy(treemap_);
    for (auto *part : {static_cast<QWidget *>(this), static_cast<QWidget *>(table_)})
        refuseKeys(part, editingKeys(),
                   tr("This view only shows counts. Press Enter to go to the records, and edit them there."));
    connect(treemap_, &TreemapView::chosen, this, &BudgetView::choose);
    connect(treemap_, &TreemapView::activated, this, &BudgetView::activate);
    connect(table_, &QAbstractItemView::activated, this,
            [this](const QModelIndex &index) { activate(model_->partAt(index.row())); });
    // A limit has nothing to show in 3D: activating it shows what counts towards it.
    const auto showChosen = [this] {
        if (budget() && budget_->question.measure != BudgetMeasure::Limits)
            requestShowIn3D(this);
    };
    connect(treemap_, &TreemapView::doubleClicked, this, showChosen);
    connect(table_, &QAbstractItemView::doubleClicked, this, showChosen);
    setDocument(nullptr);
}

QWidget *BudgetView::createBar()
{
    for (const auto measure : budgetMeasures) {
        what_->addItem(titleOf(measure), static_cast<int>(measure));
        what_->setItemData(what_->count() - 1, meaningOf(measure), Qt::ToolTipRole);
    }
    what_->setAccessibleName(tr("What is counted"));
    by_->setAccessibleName(tr("Grouped by"));
    auto *bar = new QWidget;
    auto *line = createLayout<QHBoxLayout>(bar, {}, 3);
    const auto add = [&](const QString &name, QComboBox *box) {
        auto *label = createLabel(name);
        label->setBuddy(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // the view may be narrow
        box->setMinimumContentsLength(6);
        line->addWidget(label);
        line->addWidget(box, 1);
    };
    add(tr("&What:"), what_);
    add(tr("B&y:"), by_);
    line->addStretch();
    fillGroupings();
    connect(what_, &QComboBox::currentIndexChanged, this, [this] {
        fillGroupings();
        count();
    });
    connect(by_, &QComboBox::currentIndexChanged, this, &BudgetView::count);
    return bar;
}

void BudgetView::setUpTable()
{
    table_->setModel(model_);
    table_->setItemDelegate(new RecordDelegate(table_));
    table_->setItemDelegateForColumn(BudgetModel::Share,
                                     new ShareDelegate(BudgetModel::ShareRole, BudgetModel::RefusedRole, table_));
    table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table_->setAlternatingRowColors(true);
    table_->setTextElideMode(Qt::ElideMiddle); // names of textures differ at their ends
    table_->setAccessibleName(tr("The parts with their values and shares"));
    setUpRows(table_, 5);
    table_->verticalHeader()->hide();
    auto *header = table_->horizontalHeader();
    header->setSectionResizeMode(BudgetModel::Part, QHeaderView::Stretch);
    header->setSortIndicator(BudgetModel::Share, Qt::DescendingOrder);
    table_->setSortingEnabled(true);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &BudgetView::chooseRows);
}

// Fits the columns to the largest numbers, and to the headers with their sort arrows.
void BudgetView::fitColumns()
{
    qint64 largest = 0;
    for (const auto &part : budget_->parts)
        largest = std::max(largest, part.value);
    const auto fit = [this](int column, const QString &widest) {
        const auto header = model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const auto width = [this](const QString &text) { return table_->fontMetrics().horizontalAdvance(text); };
        table_->setColumnWidth(column, std::max(width(header) + 26, width(widest) + 12));
    };
    fit(BudgetModel::Value, numberText(largest));
    fit(BudgetModel::Share, percentText(1));
    fit(BudgetModel::Other, numberText(largest) + QStringLiteral("  "));
}

// Keeps the chosen grouping if the measure has it.
void BudgetView::fillGroupings()
{
    const QSignalBlocker blocker(by_);
    const auto before = by_->currentData();
    by_->clear();
    for (const auto by : groupingsOf(static_cast<BudgetMeasure>(what_->currentData().toInt())))
        by_->addItem(titleOf(by), static_cast<int>(by));
    by_->setCurrentIndex(std::max(by_->findData(before), 0));
    by_->setEnabled(by_->count() > 1);
    what_->setToolTip(what_->currentData(Qt::ToolTipRole).toString());
}

BudgetQuestion BudgetView::question() const
{
    return {static_cast<BudgetMeasure>(what_->currentData().toInt()), static_cast<BudgetGrouping>(by_->currentData().toInt()),
            document_->engine(), isOfDrawn() && !isOfPlaces() ? from_ : -1};
}

const Budget *BudgetView::budget() const
{
    return document_ && budget_ && !isStale_ && budget_->question == question() ? budget_.get() : nullptr;
}

bool BudgetView::isBusy() const { return document_ && isInFront_ && isVisible() && !budget(); }

void BudgetView::setDocument(Document *document, bool)
{
    leaveDocument(document_, this);
    document_ = document;
    from_ = -1;
    counting_.cancel();
    take(nullptr);
    what_->setEnabled(document_ != nullptr);
    for (int i = 0; document_ && i < what_->count(); ++i)
        qobject_cast<QStandardItemModel *>(what_->model())
            ->item(i)
            ->setEnabled(isCounted(document_->map().format(), static_cast<BudgetMeasure>(what_->itemData(i).toInt())));
    by_->setEnabled(document_ && by_->count() > 1);
    if (document_) {
        const auto countAgain = [this] {
            isStale_ = true;
            counting_.cancel(); // it counts the old data, and count() does nothing while the view is hidden
            count();
        };
        document_->tables().whenTouched(Derived::EntityList, this, [this, countAgain] { // entities name models, and have limits
            if (const auto by = question().by; isOfDrawn() || by == BudgetGrouping::Model || by == BudgetGrouping::Lump)
                countAgain();
        });
        connect(&document_->comparison(), &Comparison::changed, this, [this, countAgain] {
            if (question().measure == BudgetMeasure::Limits)
                countAgain();
        });
        connect(document_, &Document::gameChanged, this, countAgain);
        connect(document_, &Document::engineChanged, this, countAgain);
        connect(&document_->selection(), &Selection::changed, this, [this] {
            if (!isInFront_ || !isVisible())
                return;
            adoptSelection(!isOurs_);
            updateDrawnBar();
        });
    }
    count();
}

// Defers counting, because each dock may come to the front for a moment while docks are arranged.
void BudgetView::setInFront(bool inFront)
{
    isInFront_ = inFront;
    if (!inFront)
        return MapView::setInFront(false);
    QTimer::singleShot(0, this, [this] {
        MapView::setInFront(isInFront_);
        count();
    });
}

// Puts the table below the treemap if the dock is narrow.
void BudgetView::resizeEvent(QResizeEvent *event)
{
    MapView::resizeEvent(event);
    constexpr int narrow = 520; // pixels
    panes_->setOrientation(width() < narrow ? Qt::Vertical : Qt::Horizontal);
}

void BudgetView::showEvent(QShowEvent *event)
{
    MapView::showEvent(event);
    count();
}

// Keeps showing the last budget until the new one is computed.
void BudgetView::count()
{
    if (!document_ || !isInFront_ || !isVisible())
        return;
    if (budget()) {
        counting_.cancel();
        updateDrawnBar();
        return adoptSelection(true);
    }
    if (!budget_)
        line_->setText(tr("Counting..."));
    const auto other = question().measure == BudgetMeasure::Limits ? document_->comparison().other() : nullptr;
    using Counted = std::pair<std::shared_ptr<const Budget>, std::shared_ptr<const Budget>>; // of this map, of the other
    counting_.run(
        [map = document_->sharedMap(), other, asked = question()](std::stop_token stop) {
            const auto count = [&](const MapFile &of) { return std::make_shared<const Budget>(budgetOf(of, asked, stop)); };
            const bool isComparable = other && &other->format() == &map->format(); // else the engine's number means another
            return Counted{count(*map), isComparable ? count(*other) : nullptr};
        },
        [this](Counted counted) { take(std::move(counted.first), counted.second); }, [this] { take(nullptr); });
}

void BudgetView::take(std::shared_ptr<const Budget> budget, const std::shared_ptr<const Budget> &other)
{
    isStale_ = !budget;
    budget_ = std::move(budget);
    const bool hasParts = budget_ && !budget_->parts.empty();
    line_->setText(hasParts    ? budget_->summary
                   : budget_   ? budget_->whyEmpty
                   : document_ ? QString()
                               : tr("No map is open. This view shows what uses up the limits of a map."));
    {
        const QScopedValueRollback applying(isApplying_, true);
        model_->setBudget(budget_, other.get());
        table_->setColumnHidden(BudgetModel::Other, !other);
        treemap_->setBudget(budget_);
    }
    panes_->setVisible(hasParts);
    updateDrawnBar();
    auto policy = line_->sizePolicy(); // without parts the line takes all the space, so that the boxes stay on top
    policy.setVerticalPolicy(hasParts ? QSizePolicy::Preferred : QSizePolicy::Expanding);
    line_->setSizePolicy(policy);
    if (hasParts) {
        fitColumns();
        const bool isOfCauses = isOfDrawn() && !isOfPlaces(); // all parts are drawn from the selected place
        adoptSelection(!isOfCauses);
        if (isOfCauses)
            table_->scrollToTop();
    }
}

QWidget *BudgetView::createDrawnBar()
{
    auto *bar = new QWidget;
    auto *line = createLayout<QHBoxLayout>(bar, {}, 3);
    line->addWidget(look_);
    line->addWidget(cause_);
    line->addStretch();
    look_->setToolTip(tr("Show in 3D what a player sees from this position when facing where most is drawn"));
    connect(look_, &QPushButton::clicked, this, [this] {
        const auto *chosen = place(selectedCluster());
        if (const auto look = chosen ? chosen->look : budget() ? budget()->look : std::nullopt)
            emit cameraRequested(*look);
    });
    connect(cause_, &QPushButton::clicked, this, [this] {
        const auto selected = selectedCluster();
        const auto *chosen = place(selected);
        showCausesFrom(chosen ? chosen->number : selected);
    });
    return bar;
}

bool BudgetView::isOfDrawn() const { return static_cast<BudgetMeasure>(what_->currentData().toInt()) == BudgetMeasure::Drawn; }

bool BudgetView::isOfPlaces() const
{
    return isOfDrawn() && static_cast<BudgetGrouping>(by_->currentData().toInt()) == BudgetGrouping::Place;
}

// Returns the part of the selected cluster, or else the first, which has the most triangles; null unless places are shown.
const BudgetPart *BudgetView::place(qint64 selected) const
{
    if (!isOfPlaces() || !budget() || budget_->parts.empty())
        return nullptr;
    const auto &parts = budget_->parts;
    const auto chosen = std::ranges::find(parts, selected, &BudgetPart::number);
    return chosen == parts.end() ? &parts.front() : &*chosen;
}

// Returns the selected cluster; -1: none.
qint64 BudgetView::selectedCluster() const
{
    const int lump = document_ ? document_->map().format().roles.clusters : bsp::none;
    if (lump == bsp::none)
        return -1;
    const auto &selection = document_->selection();
    if (selection.current().lump == lump)
        return selection.current().index;
    const auto clusters = document_->references().project(selection.records(), lump);
    return clusters.empty() ? -1 : static_cast<qint64>(clusters.front());
}

void BudgetView::showCausesFrom(qint64 cluster)
{
    from_ = cluster;
    if (isOfPlaces())
        by_->setCurrentIndex(by_->findData(static_cast<int>(BudgetGrouping::Texture)));
    else
        count();
}

void BudgetView::showHotSpots()
{
    what_->setCurrentIndex(what_->findData(static_cast<int>(BudgetMeasure::Drawn)));
    by_->setCurrentIndex(by_->findData(static_cast<int>(BudgetGrouping::Place)));
    table_->setFocus(Qt::ShortcutFocusReason);
}

void BudgetView::offer(const QList<QAction *> &actions)
{
    table_->addActions(actions);
    offerActions(table_);
}

void BudgetView::updateDrawnBar()
{
    const auto *counted = isOfDrawn() ? budget() : nullptr;
    drawnBar_->setVisible(counted && !counted->parts.empty());
    if (drawnBar_->isHidden())
        return;
    const auto selected = selectedCluster();
    const auto *chosen = place(selected);
    look_->setEnabled(chosen ? chosen->look.has_value() : counted->look.has_value());
    cause_->setText(chosen ? tr("Show &Causes") : tr("From the &Selected Cluster"));
    cause_->setEnabled(chosen || (selected >= 0 && selected != counted->from));
    cause_->setToolTip(chosen ? tr("List the textures or brush models that most of the triangles belong to")
                              : tr("Show what is drawn from the cluster that is now selected, here or in another view"));
}

// Marks the parts with selected records. Does not raise the view or take the focus: the selection may have been made anywhere.
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

// Shows what uses up a limit or, if that is not counted, the lump's table; what is drawn from a place; of any other part, its
// first record.
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
    // Otherwise the window would handle Escape.
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
        {tr("Home, End"), tr("Rectangles: go to the largest, the smallest")},
        {tr("Double click, Enter"), tr("Show its table; for a limit, what uses it up; for a place, what is drawn from there")},
        {tr("Double click"), tr("Also move the 3D view's camera there")},
        {tr("Esc"), tr("Clear the selection")}};
}
