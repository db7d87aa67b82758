#include "widgets/tables/findinmaps.h"

#include "core/document/document.h"
#include "core/files/archive.h"
#include "core/query/filter.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filedialogs.h"
#include "widgets/parts/filteredit.h"
#include "widgets/parts/recordtable.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostCopiedCells = 400'000; // the window is blocked while they are formatted
constexpr int widestColumn = 360;        // pixels
constexpr int mostShownTables = 20;      // of the list, which scrolls
constexpr int mostShownReasons = 12;     // lines, with those above maps
constexpr int escapeIgnoredFor = 1'000;  // milliseconds after the end of a search

bool hasRecords(const MapFile &map, int lump) { return lump != bsp::none && !map.lump(lump).fields.empty(); }

// Returns a map without records that has the table, of the first format with one; null: no format has it.
std::shared_ptr<const MapFile> blankMapWith(const QString &table)
{
    for (const auto *format : bsp::formats()) {
        auto map = readMap(QByteArray(format->headerSize(), '\0'), *format);
        if (map && hasRecords(map.value(), map.value().findLump(table)))
            return std::make_shared<const MapFile>(std::move(map).value());
    }
    return nullptr;
}

} // namespace

FindInMaps::FindInMaps(QWidget *parent)
    : QDialog(parent), found_(new FoundRows(this)), search_(new MapSearch(found_, this)), place_(new QLineEdit(this)),
      folder_(new QToolButton(this)), archive_(new QToolButton(this)), tables_(new QComboBox(this)),
      filter_(new FilterEdit(this)), start_(new QPushButton(this)), results_(createRecordTable(found_, this)),
      empty_(createSentence(this)), summary_(createSentence(this)), stack_(new QStackedWidget(this)),
      progress_(new QProgressBar(this)), showReasons_(new QToolButton(this)), reasons_(new QPlainTextEdit(this))
{
    setWindowTitle(tr("Find in Maps"));
    setProperty("helpPage", u"manymaps"_s);
    filter_->installEventFilter(this); // before the completer, whose list takes keys first
    results_->installEventFilter(this);
    new FilterCompleter(filter_, [this] { return reference(); });
    nameParts();
    setUpResults();
    layOut();
    connectParts();
    setDocument(nullptr);
    showState();
    resize(900, 560);
}

void FindInMaps::nameParts()
{
    place_->setAccessibleName(tr("Folder or archive"));
    place_->setClearButtonEnabled(true);
    folder_->setText(tr("F&older..."));
    archive_->setText(tr("&Archive..."));
    tables_->setAccessibleName(tr("Table"));
    tables_->setStyleSheet(u"combobox-popup: 0"_s); // some styles would list all of them at once
    tables_->setMaxVisibleItems(mostShownTables);
    start_->setAutoDefault(false);         // Return opens the current result
    empty_->setAlignment(Qt::AlignCenter); // clear of what the filter line says below itself
    empty_->setMargin(6);
    empty_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    progress_->setTextVisible(false);
    progress_->setMaximumHeight(14);
    progress_->setAccessibleName(tr("Progress"));
    showReasons_->setCheckable(true);
    reasons_->setReadOnly(true);
    reasons_->setTabChangesFocus(true);
    reasons_->setLineWrapMode(QPlainTextEdit::NoWrap);
    reasons_->setMaximumHeight(reasons_->fontMetrics().lineSpacing() * mostShownReasons);
    reasons_->setAccessibleName(tr("Maps that were not searched"));
    reasons_->hide();
}

void FindInMaps::setUpResults()
{
    results_->setAccessibleName(tr("Results"));
    results_->verticalHeader()->hide();
    auto *header = results_->horizontalHeader();
    header->setResizeContentsPrecision(0); // measures only the rows in view
    header->setSectionsClickable(true);
    connect(header, &QHeaderView::sectionClicked, this, [this](int column) {
        cycleSort(results_, found_->sorting(), column);
        results_->scrollToTop();
    });
    connect(found_, &QAbstractItemModel::modelReset, header, [header] { header->setSortIndicatorShown(false); });
    const auto add = [this](const QString &text, const QList<QKeySequence> &keys, auto run) {
        addOwnAction(results_, text, {}, this, run)->setShortcuts(keys);
    };
    add(tr("&Open Map at This Record"), {Qt::Key_Return, Qt::Key_Enter}, [this] { open(results_->currentIndex()); });
    addOwnSeparator(results_);
    add(tr("Copy &Rows"), QKeySequence::keyBindings(QKeySequence::Copy), [this] { copy(FoundRows::Form::Tsv); });
    add(tr("Copy Rows as &CSV"), {QKeySequence(u"Ctrl+Shift+C"_s)}, [this] { copy(FoundRows::Form::Csv); });
    offerActions(results_);
}

void FindInMaps::layOut()
{
    const auto label = [this](const QString &text, QWidget *buddy) {
        auto *made = createLabel(text, this);
        made->setBuddy(buddy);
        return made;
    };
    auto *form = createLayout<QGridLayout>(nullptr);
    form->addWidget(label(tr("Maps &in:"), place_), 0, 0);
    form->addWidget(place_, 0, 1, 1, 2);
    auto *places = createLayout<QHBoxLayout>(nullptr);
    places->addWidget(folder_);
    places->addWidget(archive_);
    form->addLayout(places, 0, 3);
    form->addWidget(label(tr("&Table:"), tables_), 1, 0);
    form->addWidget(tables_, 1, 1);
    form->addWidget(filter_, 1, 2);
    form->addWidget(start_, 1, 3);
    form->setColumnStretch(2, 1);
    auto *below = createLayout<QHBoxLayout>(nullptr);
    below->addWidget(summary_, 1);
    below->addWidget(progress_);
    below->addWidget(showReasons_);
    stack_->addWidget(empty_);
    stack_->addWidget(results_);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(stack_, 1);
    layout->addLayout(below);
    layout->addWidget(reasons_);
    for (auto [before, after] : std::initializer_list<std::pair<QWidget *, QWidget *>>{{place_, folder_},
                                                                                       {folder_, archive_},
                                                                                       {archive_, tables_},
                                                                                       {tables_, filter_},
                                                                                       {filter_, start_},
                                                                                       {start_, results_},
                                                                                       {results_, showReasons_},
                                                                                       {showReasons_, reasons_}})
        setTabOrder(before, after);
}

void FindInMaps::connectParts()
{
    connect(folder_, &QToolButton::clicked, this, [this] { askForPlace(false); });
    connect(archive_, &QToolButton::clicked, this, [this] { askForPlace(true); });
    connect(place_, &QLineEdit::returnPressed, this, &FindInMaps::start);
    connect(tables_, &QComboBox::currentIndexChanged, this, &FindInMaps::showTable);
    connect(filter_, &QLineEdit::textChanged, this, &FindInMaps::judge);
    connect(filter_, &FilterEdit::left, this, [this] {
        if (results_->isVisible()) // a hidden table would take the focus later, once it is shown
            results_->setFocus();
    });
    connect(filter_, &FilterEdit::entered, this, &FindInMaps::start);
    connect(start_, &QPushButton::clicked, this, [this] {
        if (search_->isRunning())
            search_->cancel();
        else
            start();
    });
    connect(results_, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (QApplication::keyboardModifiers() == Qt::NoModifier) // otherwise rows are selected
            open(index);
    });
    connect(showReasons_, &QToolButton::toggled, this, [this](bool shown) {
        if (reasons_->hasFocus()) // it is about to be hidden
            showReasons_->setFocus();
        reasons_->setVisible(shown);
    });
    connect(search_, &MapSearch::changed, this, &FindInMaps::showState);
    connect(found_, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        if (first == 0)
            showFirstRows();
        fitNames(first, last);
        fitCells(first, last);
    });
    connect(this, &QDialog::finished, search_, &MapSearch::cancel);
}

// Lists the tables of records by their titles: the entity list, those of the open map's format, those of the others and, under a
// separator, those that a map may have besides its directory.
void FindInMaps::fillTables()
{
    const QSignalBlocker blocker(tables_);
    const auto shown = table();
    auto formats = std::vector(bsp::formats().begin(), bsp::formats().end());
    if (document_)
        formats.insert(formats.begin(), &document_->map().format());
    const auto &entities = bsp::quake2.lumps[static_cast<size_t>(bsp::quake2.roles.entityList)];
    QStringList usual{fromView(entities.name).toLower()};
    for (const auto *format : formats)
        for (const auto &lump : format->lumps)
            if (const auto name = fromView(lump.name).toLower(); !lump.fields.empty() && !usual.contains(name))
                usual.append(name);
    tables_->clear();
    for (const auto &name : std::as_const(usual))
        addTable(name);
    tables_->insertSeparator(tables_->count());
    for (const auto &name : tableNames())
        if (!usual.contains(name))
            addTable(name);
    setTable(shown.isEmpty() ? fromView(entities.title) : shown);
}

// Lists a table under its title, unless it is listed already.
void FindInMaps::addTable(const QString &name)
{
    const auto declared = lumpsNamed(name); // some only by another name
    const auto own = std::ranges::find_if(declared, [&name](const DeclaredLump &each) {
        return name.compare(fromView(each.lump->name), Qt::CaseInsensitive) == 0;
    });
    const auto title = own == declared.end() ? name : fromView(own->lump->title);
    if (tables_->findText(title, Qt::MatchFixedString) >= 0)
        return;
    QStringList formats;
    for (const auto &each : declared)
        formats.append(fromView(each.format->name));
    formats.removeDuplicates();
    tables_->addItem(title);
    tables_->setItemData(tables_->count() - 1, formats.join(u", "_s), Qt::ToolTipRole);
}

void FindInMaps::setDocument(Document *document)
{
    if (document && document != document_)
        connect(document, &QObject::destroyed, this, &FindInMaps::showTable);
    document_ = document;
    fillTables();
    showTable();
}

void FindInMaps::setPlace(const QString &place) { place_->setText(QDir::toNativeSeparators(place)); }
QString FindInMaps::table() const { return tables_->currentText(); }

// Adds the table if no format has it: added lumps depend on the map.
void FindInMaps::setTable(const QString &title)
{
    if (tables_->findText(title, Qt::MatchFixedString) < 0)
        tables_->addItem(title);
    tables_->setCurrentIndex(tables_->findText(title, Qt::MatchFixedString));
}

void FindInMaps::showTable()
{
    const bool isOpen = document_ && hasRecords(document_->map(), document_->map().findLump(table()));
    blank_ = isOpen ? nullptr : blankMapWith(table());
    filter_->setNames({});
    withReferences([this](const References &references, int lump) { filter_->setNames(filterNames(references, lump)); });
    judge();
}

// Returns the map by which the filter is judged and completed: the open one or, if it does not have the table, one of a format
// that has it.
FilterCompleter::Table FindInMaps::reference() const
{
    const auto map = blank_ || !document_ ? blank_ : document_->sharedMap();
    const int lump = map ? map->findLump(table()) : bsp::none;
    return map && hasRecords(*map, lump) ? FilterCompleter::Table{map, lump} : FilterCompleter::Table{};
}

// Marks what is wrong with the filter. Entities of other maps may have any key.
void FindInMaps::judge()
{
    const auto parsed = ParsedFilter::parse(filter_->text());
    withReferences([&](const References &references, int lump) {
        const auto whole = Filter::Names::Whole;
        const bool isOfKnown = !Filter::bind(parsed, references, lump, {}, whole).fault();
        filter_->read(references, lump, isOfKnown ? QStringList() : parsed.keyNames(), whole);
    });
}

// Calls `act` with the references of reference(), and its lump; does nothing if there is no such map.
void FindInMaps::withReferences(const std::function<void(const References &references, int lump)> &act) const
{
    const auto [map, lump] = reference();
    if (map && blank_)
        act(References(*map), lump);
    else if (map)
        act(document_->references(), lump);
}

void FindInMaps::askForPlace(bool isArchive)
{
    const QFileInfo now(QDir::fromNativeSeparators(place_->text()));
    const auto from = now.isDir() ? now.filePath() : now.exists() ? now.path() : windowFolder(this);
    auto *dialog = isArchive ? createOpenDialog(this, tr("Find in the Maps of an Archive"), from,
                                                tr("Archives (%1);;All files (*)").arg(Archive::namePatterns()))
                             : createFolderDialog(this, tr("Find in the Maps of a Folder"), from);
    connect(dialog, &QFileDialog::fileSelected, this, &FindInMaps::setPlace);
    dialog->open();
}

void FindInMaps::start()
{
    const auto filter = ParsedFilter::parse(filter_->text());
    if (filter.isEmpty() || filter.fault() || place_->text().trimmed().isEmpty()) {
        search_->cancel();
        summary_->setText(filter.fault()     ? tr("The filter is wrong: %1").arg(filter.fault()->what)
                          : filter.isEmpty() ? tr("Type a filter first.")
                                             : tr("Choose a folder or an archive first."));
        (filter.fault() || filter.isEmpty() ? static_cast<QLineEdit *>(filter_) : place_)->setFocus();
        return;
    }
    if (results_->hasFocus())
        filter_->setFocus(); // the results are hidden until there are some
    searchedTable_ = table();
    searchedFilter_ = filter_->text();
    const auto place = QDir::fromNativeSeparators(place_->text().trimmed());
    MapSearchRequest request{.place = place, .table = searchedTable_, .filter = searchedFilter_};
    if (document_) {
        request.openMap = document_->sharedMap();
        request.openPath = document_->path();
    }
    showReasons_->setChecked(false);
    emit started(place);
    search_->start(request);
}

// Ends the search or closes the list of maps that were not searched. Returns false if Escape has none of this to do.
bool FindInMaps::stepBack()
{
    if (search_->isRunning())
        search_->cancel();
    else if (showReasons_->isVisible() && showReasons_->isChecked())
        showReasons_->setChecked(false);
    else
        return !justEnded_.hasExpired(); // the key was meant to end the search
    return true;
}

void FindInMaps::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || !stepBack())
        QDialog::keyPressEvent(event);
}

// Returns whether a key that is pressed in the results edits the filter.
bool FindInMaps::takesText(const QKeyEvent *key) const
{
    const auto text = key->text();
    const bool isText = !text.isEmpty() && text.front().isPrint() && !text.front().isSpace();
    return (isText || key->key() == Qt::Key_Backspace) && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
}

// Text that is typed in the results goes into the filter line: the results may have taken the focus from it just now. Escape in
// the filter line empties it only if there is nothing else to end; an empty line closes the dialog.
bool FindInMaps::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && watched == results_ && takesText(static_cast<QKeyEvent *>(event))) {
        filter_->setFocus();
        QApplication::sendEvent(filter_, event);
        return true;
    }
    if (event->type() != QEvent::KeyPress || watched == results_ || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
        return QDialog::eventFilter(watched, event);
    if (stepBack())
        return true;
    const bool closes = filter_->text().isEmpty();
    if (closes)
        reject();
    return closes;
}

void FindInMaps::open(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const auto [path, record] = found_->placeAt(index.row());
    emit chosen(path, searchedTable_, record);
}

void FindInMaps::copy(FoundRows::Form form)
{
    std::vector<int> rows;
    for (const auto &index : results_->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    const auto most = static_cast<size_t>(mostCopiedCells / found_->columnCount());
    if (rows.empty() || rows.size() > most)
        return emit statusMessage(
            rows.empty() ? tr("None of these rows is selected. Select the rows to copy.")
                         : tr("%1 rows are too many to copy. Select at most %2.").arg(numberText(rows.size()), numberText(most)));
    QApplication::clipboard()->setText(found_->textOf(rows, form));
    emit statusMessage(tr("Rows copied: %1").arg(numberText(rows.size())));
}

// Makes the first result current. If the filter line still has the focus and the filter that was searched, moves the focus, so
// that Return opens it.
void FindInMaps::showFirstRows()
{
    stack_->setCurrentWidget(results_);
    for (int column = 0; column < found_->columnCount(); ++column) {
        results_->resizeColumnToContents(column);
        results_->setColumnWidth(column, std::min(results_->columnWidth(column), widestColumn));
    }
    results_->setCurrentIndex(found_->index(0, 0));
    if (filter_->hasFocus() && filter_->text() == searchedFilter_)
        results_->setFocus();
}

// Makes the first column as wide as the maps' names in these rows.
void FindInMaps::fitNames(int first, int last)
{
    constexpr int around = 12; // pixels
    int wide = results_->columnWidth(0);
    QString measured;
    for (int row = first; row <= last; ++row)
        if (const auto name = found_->index(row, 0).data().toString(); name != measured) {
            measured = name;
            wide = std::max(wide, results_->fontMetrics().horizontalAdvance(name) + around);
        }
    results_->setColumnWidth(0, std::min(wide, widestColumn));
}

// Widens the other columns for some of these rows: measuring all cells takes long.
void FindInMaps::fitCells(int first, int last)
{
    constexpr int around = 12, mostMeasured = 20; // pixels; rows
    for (int column = 1; column < found_->columnCount(); ++column) {
        int wide = results_->columnWidth(column);
        for (int row = first; row <= std::min(last, first + mostMeasured - 1); ++row)
            wide =
                std::max(wide, results_->fontMetrics().horizontalAdvance(found_->index(row, column).data().toString()) + around);
        results_->setColumnWidth(column, std::min(wide, std::max(widestColumn, results_->columnWidth(column))));
    }
}

void FindInMaps::showState()
{
    const auto state = search_->state();
    const bool runs = search_->isRunning(), isListed = state == MapSearch::State::Searching;
    if (!runs && state != MapSearch::State::Idle && state != MapSearch::State::Cancelled)
        justEnded_.setRemainingTime(escapeIgnoredFor);
    const auto &counts = search_->counts();
    start_->setText(runs ? tr("&Cancel") : tr("&Find"));
    progress_->setVisible(runs);
    progress_->setRange(0, isListed ? static_cast<int>(counts.maps) : 0);
    progress_->setValue(isListed ? static_cast<int>(counts.done) : 0);
    empty_->setText(emptySentence());
    summary_->setText(summarySentence());
    stack_->setCurrentWidget(found_->rowCount() > 0 ? static_cast<QWidget *>(results_) : empty_);
    const auto notSearched = counts.done - counts.searched;
    const auto partly = counts.partly + counts.incomplete;
    const bool hasReasons = notSearched + partly > 0;
    showReasons_->setText(partly > 0
                              ? tr("&Not Searched: %1; Partly Searched: %2").arg(numberText(notSearched), numberText(partly))
                              : tr("&Not Searched: %1").arg(numberText(notSearched)));
    showReasons_->setVisible(hasReasons);
    reasons_->setVisible(hasReasons && showReasons_->isChecked());
    if (const auto lines = reasonsText(); lines != reasons_->toPlainText())
        reasons_->setPlainText(lines);
}

// Returns each reason above the maps that it is about.
QString FindInMaps::reasonsText() const
{
    QStringList lines;
    for (const auto &[why, maps] : search_->reasons()) {
        lines.append(why);
        for (const auto &map : maps)
            lines.append(u"    "_s + map);
    }
    return lines.join(u'\n');
}

// Returns what is shown instead of results.
QString FindInMaps::emptySentence() const
{
    const auto &counts = search_->counts();
    switch (search_->state()) {
    case MapSearch::State::Listing: return tr("Looking for maps...");
    case MapSearch::State::Searching: return tr("Nothing has been found yet.");
    case MapSearch::State::Cancelled: return tr("The search was cancelled before it found anything.");
    case MapSearch::State::Failed: return search_->fault();
    case MapSearch::State::Finished:
        if (counts.searched == 0)
            return tr("None of the maps could be searched. Press Not Searched, at the lower right, to see why.");
        return search_->unknownKeys().isEmpty()
                   ? tr("No record in the searched maps matches the filter.")
                   : tr("No entity in the searched maps has these keys: %1.").arg(search_->unknownKeys().join(u", "_s));
    case MapSearch::State::Idle:
    case MapSearch::State::Full: break;
    }
    return tr(
        "Type a filter and press Enter to search this table in all maps of the folder, its subfolders and the archives there. "
        "Matching records are listed here. Press Enter on one to open its map and select it.");
}

QString FindInMaps::summarySentence() const
{
    const auto &counts = search_->counts();
    QStringList sentences;
    const auto done = numberText(counts.done), maps = numberText(counts.maps);
    if (search_->state() == MapSearch::State::Searching)
        sentences.append(tr("%1 of %2 maps done.").arg(done, maps));
    else if (search_->state() == MapSearch::State::Cancelled)
        sentences.append(counts.maps > 0 ? tr("Cancelled after %1 of %2 maps.").arg(done, maps) : tr("Cancelled."));
    else if (search_->state() == MapSearch::State::Full)
        sentences.append(tr("The list is full with %1 records, and the search stopped after %2 of %3 maps. Narrow the filter, or "
                            "search a smaller folder.")
                             .arg(numberText(counts.found), done, maps));
    if (counts.searched > 0)
        sentences.append(
            tr("%Ln records found in %1.", nullptr, static_cast<int>(counts.found))
                .arg(
                    tr("%1 of %Ln searched maps", nullptr, static_cast<int>(counts.searched)).arg(numberText(counts.withFound))));
    if (counts.partly > 0)
        sentences.append(tr("Maps searched for only some of the alternatives: %1.").arg(numberText(counts.partly)));
    if (counts.incomplete > 0)
        sentences.append(tr("Incomplete maps: %1.").arg(numberText(counts.incomplete)));
    QStringList reasons;
    if (counts.unreadable > 0)
        reasons.append(tr("%1 unreadable").arg(numberText(counts.unreadable)));
    if (counts.withoutTable > 0)
        reasons.append(tr("%1 without this table").arg(numberText(counts.withoutTable)));
    if (counts.unfit > 0)
        reasons.append(tr("%1 without a column or flag that the filter names").arg(numberText(counts.unfit)));
    if (!reasons.isEmpty())
        sentences.append(tr("Not searched: %1.").arg(reasons.join(u", "_s)));
    return sentences.join(u' ');
}
