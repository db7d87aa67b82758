#include "widgets/tables/lumplist.h"

#include "core/document/lumplistmodel.h"
#include "core/map/layout.h"
#include "core/text.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/recordtable.h"
#include "widgets/parts/refusedkeys.h"
#include "widgets/parts/sharedelegate.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int widestMinimum = 300; // pixels; a dock that cannot be made narrow is in the way
constexpr int cellMargins = 8;     // to the left and right of a number

// A box without stepping, as each step would load the map for another game and check it again. The wheel, which is meant for
// the table below, is ignored; keys that would step open the list.
class ChoiceBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool isStep =
            QList<int>{Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End}.contains(
                event->key());
        const bool isLetter = event->text().size() == 1 && event->text().front().isLetterOrNumber();
        if (!isStep && !isLetter)
            return QComboBox::keyPressEvent(event);
        showPopup();
        if (isLetter)
            view()->keyboardSearch(event->text());
    }
};

} // namespace

LumpList::LumpList(QWidget *parent)
    : MapView(parent), facts_(createHtmlLabel(this)), options_(new QWidget(this)), choices_(new ChoiceBox(options_)),
      table_(new QTableView(this))
{
    facts_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *label = createLabel(tr("Game and &limits:"), options_);
    label->setBuddy(choices_);
    choices_->setAccessibleName(tr("Game and limits"));
    choices_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choices_->setMinimumContentsLength(6);
    auto *line = createLayout<QHBoxLayout>(options_);
    line->addWidget(label);
    line->addWidget(choices_, 1);
    auto *configurations = new QToolButton(options_);
    configurations->setText(u"\u2026"_s);
    configurations->setFocusPolicy(Qt::StrongFocus);
    configurations->setAccessibleName(tr("Game Configurations..."));
    configurations->setToolTip(tr("Game configurations: where the files of each game are"));
    line->addWidget(configurations);
    setTabOrder(choices_, configurations);
    connect(configurations, &QToolButton::clicked, this, &LumpList::configurationsWanted);
    auto *layout = createLayout<QVBoxLayout>(this, {6, 6, 6, 6});
    layout->addWidget(facts_);
    layout->addWidget(options_);
    layout->addWidget(table_, 1);
    setUpTable();
    connect(choices_, &QComboBox::activated, this, [this](int row) {
        const auto [game, engine] = rows_[static_cast<size_t>(row)];
        emit gameChosen(game, engine);
    });
    const auto choose = [this](const QModelIndex &index) { emit lumpChosen(model_->lumpAt(index.row())); };
    connect(table_, &QAbstractItemView::clicked, this, choose);
    connect(table_, &QAbstractItemView::activated, this, choose);
    setFocusProxy(table_);
    setDocument(nullptr);
}

void LumpList::setUpTable()
{
    table_->setItemDelegateForColumn(LumpListModel::Share,
                                     new ShareDelegate(LumpListModel::ShareRole, LumpListModel::RefusedRole, table_));
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAccessibleName(tr("Lumps"));
    setUpRows(table_, 5);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setMinimumSectionSize(table_->fontMetrics().horizontalAdvance(u"00"_s) + cellMargins);
    refuseKeys(table_, editingKeys(),
               tr("Nothing can be edited in this list. Press Enter to open a lump's table, or use File > Lump to replace, add or "
                  "remove a lump."));
    addOwnActions(this, table_, actionRows());
    removal_ = addOwnAction(table_, tr("Re&move BSPX Lump"), {}, this, [this] { requestForSelected(&LumpList::removalWanted); });
    offerActions(table_);
}

const QList<OwnAction<LumpList>> &LumpList::actionRows()
{
    static const QList<OwnAction<LumpList>> rows{
        {QT_TR_NOOP("E&xtract Lump..."), {}, [](LumpList &list) { list.requestForSelected(&LumpList::extractionWanted); }},
        {QT_TR_NOOP("Re&place Lump..."), {}, [](LumpList &list) { list.requestForSelected(&LumpList::replacementWanted); }},
        {},
        {QT_TR_NOOP("&Add BSPX Lump..."), {}, [](LumpList &list) {
             if (list.document_)
                 emit list.additionWanted();
         }}};
    return rows;
}

void LumpList::requestForSelected(void (LumpList::*wanted)(int lump))
{
    const int lump = selectedLump();
    if (lump < 0)
        return emit statusMessage(tr("No lump is selected. Select one first."));
    emit(this->*wanted)(lump);
}

int LumpList::selectedLump() const
{
    const auto rows = model_ ? table_->selectionModel()->selectedRows() : QModelIndexList();
    return rows.isEmpty() ? -1 : model_->lumpAt(rows.first().row());
}

void LumpList::updateRemoval()
{
    const int lump = selectedLump();
    removal_->setEnabled(lump >= 0 && document_->map().originOf(lump) == LumpOrigin::Bspx);
}

void LumpList::spanHeadings()
{
    table_->clearSpans();
    for (int row = 0; row < model_->rowCount(); ++row)
        if (model_->lumpAt(row) < 0)
            table_->setSpan(row, 0, 1, LumpListModel::ColumnCount);
}

void LumpList::setDocument(Document *document, bool)
{
    document_ = document;
    delete model_;
    model_ = document ? new LumpListModel(*document, this) : nullptr;
    table_->setModel(model_);
    table_->setVisible(document);
    options_->setVisible(document);
    updateRemoval();
    showFacts();
    if (!document)
        return;
    fillChoices();
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LumpList::updateRemoval);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (table_->hasFocus() && model_->lumpAt(index.row()) >= 0)
            emit lumpChosen(model_->lumpAt(index.row()));
    });
    for (const auto changes : {&Document::problemsChanged, &Document::saved})
        connect(document, changes, this, &LumpList::fitColumns);
    connect(&document->tables(), &MapTables::changed, this, &LumpList::fitColumns);
    connect(document, &Document::saved, this, &LumpList::showFacts);
    const auto follow = [this] {
        showFacts();
        showChoice();
        fitColumns();
    };
    connect(document, &Document::gameChanged, this, follow);
    connect(document, &Document::configurationChanged, this, follow);
    connect(document, &Document::engineChanged, this, follow);
    connect(model_, &QAbstractItemModel::modelReset, this, [this] { // BSPX lumps have come or gone
        spanHeadings();
        updateRemoval();
    });
    spanHeadings();
    table_->horizontalHeader()->setSectionResizeMode(LumpListModel::Name, QHeaderView::Stretch);
    fitColumns();
}

// Lists each game with its own engine first, then with the other engines that play it.
void LumpList::fillChoices()
{
    const auto &format = document_->map().format();
    rows_.clear();
    choices_->clear();
    const auto add = [&](const bsp::Game &game, int engine) {
        rows_.emplace_back(&game, engine);
        const auto title = fromView(game.title), name = fromView(format.engines[static_cast<size_t>(engine)].name);
        choices_->addItem(title == name ? title : u"%1 - %2"_s.arg(title, name));
    };
    for (const auto *game : format.games) {
        const int own = format.engineOf(*game);
        add(*game, own);
        for (int engine = 0; engine < static_cast<int>(format.engines.size()); ++engine)
            if (engine != own && format.plays(static_cast<size_t>(engine), *game))
                add(*game, engine);
    }
    showChoice();
}

// Returns why the map is treated as its game. The tool tip shows it, as a game chosen earlier looks like a detected one.
QString LumpList::reasonForGame() const
{
    const auto &map = document_->map();
    const auto *detected = document_->detectedGame();
    const auto title = fromView(map.game().title);
    if (document_->isSample())
        return tr("This is the sample map. Your choice of game affects only this map.");
    if (detected == &map.game() && detected == document_->configuration().game)
        return tr("The game configuration %1 sets this game.").arg(document_->configuration().name);
    if (detected == &map.game())
        return tr("%1 was detected from the map's folder or entities.").arg(title);
    if (detected)
        return tr("You chose %1 for this map; the detected game is %2.").arg(title, fromView(detected->title));
    if (&map.game() == &map.format().game())
        return tr("The game of this map cannot be detected; %1 is the default. Your choice applies to all such maps of this "
                  "format.")
            .arg(title);
    return tr("You chose %1 for all maps of this format whose game cannot be detected.").arg(title);
}

void LumpList::showChoice()
{
    choices_->setToolTip(
        asToolTip(tr("The game that the map belongs to, and the limits that apply: those of the game's own engine, of "
                     "another engine or of a compiler")
                  + u".\n"_s + reasonForGame()));
    const auto current = std::pair(&document_->map().game(), document_->engine());
    const auto found = std::ranges::find(rows_, current);
    choices_->setCurrentIndex(found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin()));
}

// Fits the columns to the numbers, and to their titles up to a word's length. Names take the rest.
void LumpList::fitColumns()
{
    const auto metrics = table_->fontMetrics();
    auto bold = table_->font();
    bold.setBold(true); // for what is over its limit
    const int longestTitle = metrics.horizontalAdvance(u"0123456789"_s);
    int numbers = 0;
    for (int column = 0; column < LumpListModel::ColumnCount; ++column) {
        if (column == LumpListModel::Name)
            continue;
        int width = std::min(metrics.horizontalAdvance(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()),
                             longestTitle);
        const auto cells = column == LumpListModel::Share ? QFontMetrics(bold) : metrics;
        QString longest; // digits are equally wide
        for (int row = 0; row < model_->rowCount(); ++row)
            if (model_->lumpAt(row) >= 0)
                if (const auto text = model_->index(row, column).data().toString(); text.size() > longest.size())
                    longest = text;
        width = std::max(width, cells.horizontalAdvance(longest));
        table_->setColumnWidth(column, width + cellMargins);
        numbers += width + cellMargins;
    }
    const int name = metrics.horizontalAdvance(u"LeafSurfaces"_s) + cellMargins + 2 * table_->frameWidth();
    table_->setMinimumWidth(std::min(numbers + name + table_->verticalScrollBar()->sizeHint().width(), widestMinimum));
}

void LumpList::setCurrentLump(int lump)
{
    const int row = model_ ? model_->rowOf(lump) : -1;
    if (row >= 0)
        table_->selectRow(row);
    else
        table_->clearSelection();
}

void LumpList::showFacts()
{
    if (!document_)
        return facts_->setText(tr("No map is open. This list shows the lumps of a map; click a lump to open its table."));
    const auto &map = document_->map();
    const auto layout = layoutOf(map);
    QStringList lines{u"<b>%1</b> (%2)"_s.arg(fromView(map.game().title), fromView(map.format().name)),
                      tr("%1 bytes").arg(numberText(map.fileSize()))};
    const auto *usual = document_->detectedGame() ? document_->detectedGame() : &map.format().game();
    if (const auto &name = document_->configuration().name; !name.isEmpty())
        lines.append(tr("Game configuration: %1").arg(name.toHtmlEscaped()));
    if (usual != &map.game())
        lines.append(tr("Chosen game: %1 (by default %2)").arg(fromView(map.game().title), fromView(usual->title)));
    const auto isBounded = [&](int lump) { return effectiveLimit(map, lump, document_->engine()).most > 0; };
    if (std::ranges::none_of(map.lumps(), isBounded))
        lines.append(
            tr("No limits are known for %1").arg(fromView(map.format().engines[static_cast<size_t>(document_->engine())].name)));
    qint64 gapBytes = 0;
    for (const auto &gap : layout.gaps)
        gapBytes += gap.length;
    if (!layout.gaps.empty())
        lines.append(tr("Gaps between lumps: %1, %2 bytes in total").arg(numberText(layout.gaps.size()), numberText(gapBytes)));
    if (layout.trailing > 0)
        lines.append(tr("%1 bytes after the last lump").arg(numberText(layout.trailing)));
    facts_->setText(lines.join(u"<br>"_s));
}
