#include "core/document/lumpmodel.h"

#include "core/document/comparison.h"
#include "core/document/recordeditor.h"
#include "core/map/link.h"
#include "core/text.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

// The most values that the window's thread reads; as text, a million take about 100 ms.
constexpr quint64 mostAtOnce = 200'000;

} // namespace

LumpModel::LumpModel(const MapTables &tables, int lump, QObject *parent) : RecordRows(parent), tables_(tables), lump_(lump)
{
    readColumns();
    order_ = rowOrder(tables.references(), lump, filter_, sorting_);
    connect(&tables, &MapTables::changed, this, &LumpModel::follow);
    connect(&tables, &MapTables::meaningChanged, this, // the way that entities name models, and the meaning of flags, may differ
            [this] { readAgain(tables_.map().format().roles.entityList, false); });
    connect(&tables, &MapTables::differencesChanged, this, [this] { // a filter may ask for them
        readAgain(lump_, false);
        if (rows() > 0)
            emit headerDataChanged(Qt::Vertical, 0, rows() - 1);
    });
    connect(&tables, &MapTables::columnsComputed, this, [this](int which) {
        if (which == lump_ || !filter_.isEmpty()) // a filter reads other lumps' columns as well
            readAgain(which, false);
    });
}

void LumpModel::follow(const MapChange &change)
{
    if (change.isAll()) { // another lump may now have this lump's number
        beginResetModel();
        arranging_.cancel();
        cells_.clear();
        readColumns();
        const bool isThere = tables_.map().hasLump(lump_);
        filter_ = isThere ? Filter::bind(filter_.parsed(), tables_.references(), lump_, filter_.keys()) : Filter();
        order_ = isThere ? rowOrder(tables_.references(), lump_, filter_, {}) : std::vector<quint32>();
        sorting_ = {};
        rows_.clear();
        endResetModel();
        return;
    }
    const bool isTouched = change.touches(lump_);
    readAgain(isTouched ? lump_ : bsp::none, isTouched && change.resizes(lump_));
}

int LumpModel::columnsThere() const
{
    const auto &map = tables_.map();
    if (!map.hasLump(lump_))
        return 0; // it was a BSPX lump, and has been removed
    return map.hasComputed(lump_) ? map.fieldCount(lump_) : static_cast<int>(map.lump(lump_).fields.size());
}

void LumpModel::readColumns()
{
    const int before = columns(), now = columnsThere();
    if (now > before && before > 0)
        beginInsertColumns({}, before, now - 1);
    cells_.clear();
    for (int column = 0; column < now; ++column)
        cells_.emplace_back(tables_.map(), lump_, column);
    if (now > before && before > 0)
        endInsertColumns();
}

// Reads the columns and the filter again after a change of `lump`: records may have moved, such as the entities after an edit,
// and with them the links to that lump, which a filter may read.
void LumpModel::readAgain(int lump, bool isResized)
{
    readColumns();
    const bool isIt = lump_ == lump;
    if (!isIt && filter_.isEmpty())
        return;
    if (filter_.isEmpty() && sorting_.column < 0 && recordCount() == order_.size() && !isArranging()) {
        notifyAllChanged();
        return;
    }
    auto filter = Filter::bind(filter_.parsed(), tables_.references(), lump_, filter_.keys());
    if (!isResized && lump_ != tables_.map().format().roles.entityList) {
        setFilter(std::move(filter));
        return;
    }
    // Filters and sorts in this thread, since rows of removed records must not stay visible meanwhile.
    arranging_.cancel();
    filter_ = std::move(filter);
    refiltered_ = true;
    show(rowOrder(tables_.references(), lump_, filter_, sorting_));
}

int LumpModel::rowOf(quint32 index) const
{
    if (rows_.empty()) {
        rows_.assign(recordCount(), -1);
        for (size_t row = 0; row < order_.size(); ++row)
            rows_[order_[row]] = static_cast<qint32>(row);
    }
    return index < rows_.size() ? rows_[index] : -1;
}

void LumpModel::setFilter(Filter filter)
{
    filter_ = std::move(filter);
    refiltered_ = true;
    arrange();
}

void LumpModel::sort(int column, Qt::SortOrder order)
{
    const Sorting wanted{column < columnCount() ? column : -1, order};
    if (wanted == sorting_)
        return;
    sorting_ = wanted;
    arrange();
}

void LumpModel::arrange()
{
    if (isAwaiting()) { // readAgain() continues
        arranging_.cancel();
        emit arrangingBegan();
        return;
    }
    if (rowOrderEffort(tables_.map(), lump_, filter_, sorting_) <= mostAtOnce) {
        arranging_.cancel();
        show(rowOrder(tables_.references(), lump_, filter_, sorting_));
        return;
    }
    arranging_.run(
        [map = tables_.sharedMap(), lump = lump_, parsed = filter_.parsed(), keys = filter_.keys(),
         sorting = sorting_](std::stop_token stop) {
            // The document's References build indexes on demand, for one thread only; locking them would make the window
            // wait for this work. The indexes that a filter needs are built quickly.
            const References references(*map);
            const auto filter = Filter::bind(parsed, references, lump, keys);
            return rowOrder(references, lump, filter, sorting, std::move(stop));
        },
        [this](std::vector<quint32> order) { show(std::move(order)); }, [this] { show(order_); });
    emit arrangingBegan();
}

void LumpModel::show(std::vector<quint32> order)
{
    if (!std::exchange(refiltered_, false)) {
        move(std::move(order));
        return;
    }
    beginResetModel();
    order_ = std::move(order);
    rows_.clear();
    endResetModel();
}

void LumpModel::move(std::vector<quint32> order)
{
    emit rowsAboutToMove();
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const auto before = persistentIndexList();
    std::vector<quint32> records;
    for (const auto &index : before)
        records.push_back(recordAt(index.row()).index);
    order_ = std::move(order);
    rows_.clear();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(index(rowOf(records[static_cast<size_t>(i)]), before[i].column()));
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

QVariant LumpModel::cellData(const QModelIndex &index, int role) const
{
    const auto column = static_cast<size_t>(index.column());
    const quint32 record = order_[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return cells_[column].text(record);
    case Qt::ToolTipRole: return asToolTip(toolTip(record, index.column()));
    case Qt::TextAlignmentRole: {
        const auto &field = cells_[column].column().field();
        const bool isText = cells_[column].isText() || (!field.names.empty() && field.use != bsp::Use::Plain);
        return QVariant::fromValue(Qt::AlignVCenter | (isText ? Qt::AlignLeft : Qt::AlignRight));
    }
    case RecordRole: return QVariant::fromValue(recordAt(index.row()));
    case LinkRole: return QVariant::fromValue(linked(record, index.column()).ref());
    case BrokenRole: return linked(record, index.column()).state == Link::Target::Invalid;
    case MarkedRole: return isMarked(index.row());
    case FieldRole: return index.column();
    case FormerRole: {
        const auto former = editor_ ? editor_->former(recordAt(index.row()), index.column()) : std::nullopt;
        return former ? QVariant(*former) : QVariant();
    }
    case OtherRole: {
        const auto other = otherText(record, index.column());
        return other ? QVariant(*other) : QVariant();
    }
    case RawRole: return cells_[column].storedText(record);
    default: return {};
    }
}

void LumpModel::setEditor(RecordEditor *editor)
{
    editor_ = editor;
    connect(editor, &RecordEditor::unlockedChanged, this, [this] { notifyAllChanged(); });
}

Qt::ItemFlags LumpModel::flags(const QModelIndex &index) const
{
    const auto flags = RecordRows::flags(index);
    const bool isEditable = editor_ && index.isValid() && editor_->whyLocked({lump_, index.column()}).isEmpty();
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

bool LumpModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!editor_ || role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    editor_->set({recordAt(index.row()), index.column(), value.toString()});
    return true;
}

Link::Target LumpModel::linked(quint32 record, int column) const
{
    const Link *link = tables_.references().link(lump_, column);
    return link ? link->at(record) : Link::Target{};
}

QString LumpModel::toolTip(quint32 record, int column) const
{
    const auto &map = tables_.map();
    const auto &cell = cells_[static_cast<size_t>(column)].column();
    const auto &field = cell.field();
    QStringList lines{QCoreApplication::translate("schema", field.meaning.data())};
    if (field.use == bsp::Use::Flags)
        lines.append(u"0x%1"_s.arg(static_cast<quint32>(cell.integer(record)), 8, 16, QLatin1Char('0')));
    else if (field.use == bsp::Use::Enum)
        lines.append(QString::number(cell.integer(record)));
    if (const auto former = editor_ ? editor_->former({lump_, record}, column) : std::nullopt)
        lines.append(tr("In the file on disk: %1").arg(*former));
    if (const auto other = otherText(record, column))
        lines.append(tr("In the other map: %1").arg(*other));
    if (const Link *link = tables_.references().link(lump_, column)) {
        const auto target = link->at(record);
        if (target.state == Link::Target::Invalid)
            lines.append(whyInvalid(map, *link, record));
        else if (target.count > 0)
            lines.append(u"%1: %2"_s.arg(title(map, target.ref()), summary(map, target.ref())));
    }
    return lines.join(u'\n');
}

std::optional<QString> LumpModel::otherText(quint32 record, int column) const
{
    const auto &differences = tables_.map().differences();
    return differences ? differences->otherText(tables_.map(), {lump_, record}, column) : std::nullopt;
}

// Returns a record's number, after what happened to it if the map is compared with another one.
QVariant LumpModel::rowHeader(quint32 record) const
{
    const auto &differences = tables_.map().differences();
    const auto kind = differences ? differences->of({lump_, record}).kind : RecordDifference::Same;
    return kind == RecordDifference::Same ? QVariant(record)
                                          : QVariant(u"%1 %2"_s.arg(Comparison::word(kind), QString::number(record)));
}

QVariant LumpModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole && section < rowCount() ? rowHeader(order_[static_cast<size_t>(section)]) : QVariant();
    if (section < 0 || section >= columnCount())
        return {};
    const auto &field = cells_[static_cast<size_t>(section)].column().field();
    const bool isComputed = tables_.map().isComputed({lump_, section});
    const auto meaning = QCoreApplication::translate("schema", field.meaning.data());
    switch (role) {
    case Qt::DisplayRole: return fromView(field.name);
    case Qt::ToolTipRole: return isComputed ? tr("%1 (calculated, not stored in the map)").arg(meaning) : meaning;
    case Qt::FontRole: return isComputed ? inItalics() : QVariant();
    default: return {};
    }
}
