#include "core/document/foundrows.h"

#include "core/text.h"

#include <QDir>

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

// Returns a cell as CSV or TSV takes it.
QString writtenCell(QString text, FoundRows::Form form)
{
    if (form == FoundRows::Form::Csv) {
        const bool needsQuotes = std::ranges::any_of(text, [](QChar c) { return u"\",\n\r"_s.contains(c); });
        return needsQuotes ? u'"' + text.replace(u'"', u"\"\""_s) + u'"' : text;
    }
    for (auto &c : text)
        if (c == u'\t' || c == u'\n' || c == u'\r')
            c = u' ';
    return text;
}

} // namespace

// What a row is sorted by.
struct FoundRows::Key {
    enum Kind { Number, Text, Empty };
    Kind kind = Number;
    double number = 0;
    QString text{};
    std::pair<quint32, quint32> place{}; // the map and the record
};

void FoundRows::clear()
{
    beginResetModel();
    columns_.clear();
    maps_.clear();
    rows_.clear();
    sorting_ = {};
    endResetModel();
}

void FoundRows::append(std::vector<FoundInMap> maps)
{
    std::erase_if(maps, [](const FoundInMap &map) { return map.rows.empty(); });
    if (maps.empty())
        return;
    addColumns(maps);
    size_t added = 0;
    for (const auto &map : maps)
        added += map.rows.size();
    beginInsertRows({}, rows(), rows() + static_cast<int>(added) - 1);
    rows_.reserve(rows_.size() + added);
    for (auto &map : maps) {
        Map known{.path = map.path, .name = map.name, .cells = {}};
        for (const auto &column : std::as_const(columns_))
            known.cells.push_back(map.columns.indexOf(column));
        maps_.push_back(std::move(known));
        for (auto &row : map.rows)
            rows_.push_back({static_cast<quint32>(maps_.size() - 1), row.record, std::move(row.cells)});
    }
    endInsertRows();
}

void FoundRows::addColumns(const std::vector<FoundInMap> &maps)
{
    QStringList added;
    for (const auto &map : maps)
        for (const auto &column : map.columns)
            if (!columns_.contains(column) && !added.contains(column))
                added.append(column);
    if (added.isEmpty())
        return;
    beginInsertColumns({}, columns(), columns() + static_cast<int>(added.size()) - 1);
    columns_ += added;
    endInsertColumns();
}

FoundRows::Key FoundRows::keyOf(int row) const
{
    const auto &[map, record, cells] = rows_[static_cast<size_t>(row)];
    Key key{.place = {map, record}};
    if (sorting_.column == MapColumn)
        key.number = map;
    else if (sorting_.column == RecordColumn)
        key.number = record;
    if (sorting_.column < FirstField)
        return key;
    const auto typed = text(row, sorting_.column);
    bool isNumber = false;
    key.number = typed.toDouble(&isNumber);
    if (!isNumber || key.number != key.number) { // NaN has no order of its own
        key.kind = typed.isEmpty() ? Key::Empty : Key::Text;
        key.number = 0;
        key.text = typed.toLower();
    }
    return key;
}

void FoundRows::sort(int column, Qt::SortOrder order)
{
    sorting_ = {column < columns() ? column : -1, order};
    std::vector<Key> keys;
    keys.reserve(rows_.size());
    for (int row = 0; row < rows(); ++row)
        keys.push_back(keyOf(row));
    std::vector<int> from(rows_.size());
    std::iota(from.begin(), from.end(), 0);
    std::ranges::sort(from, [&keys, order](int left, int right) {
        const auto &a = keys[static_cast<size_t>(left)], &b = keys[static_cast<size_t>(right)];
        const auto values = [](const Key &key) { return std::tie(key.number, key.text); };
        if (a.kind != b.kind)
            return a.kind < b.kind;
        if (values(a) != values(b))
            return order == Qt::AscendingOrder ? values(a) < values(b) : values(b) < values(a);
        return a.place < b.place;
    });
    reorder(from);
}

// Moves the row from[i] to row i.
void FoundRows::reorder(const std::vector<int> &from)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    std::vector<Row> moved;
    moved.reserve(rows_.size());
    std::vector<int> to(from.size());
    for (const int row : from) {
        to[static_cast<size_t>(row)] = static_cast<int>(moved.size());
        moved.push_back(std::move(rows_[static_cast<size_t>(row)]));
    }
    rows_ = std::move(moved);
    const auto before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const auto &each : before)
        after.append(index(to[static_cast<size_t>(each.row())], each.column()));
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

FoundRows::Place FoundRows::placeAt(int row) const
{
    const auto &place = rows_[static_cast<size_t>(row)];
    return {maps_[place.map].path, place.record};
}

QString FoundRows::text(int row, int column) const
{
    const auto &[map, record, cells] = rows_[static_cast<size_t>(row)];
    if (column == MapColumn)
        return QDir::toNativeSeparators(maps_[map].name);
    if (column == RecordColumn)
        return QString::number(record);
    const auto field = static_cast<size_t>(column - FirstField);
    const auto &places = maps_[map].cells; // shorter than columns_ if later maps added columns
    return field < places.size() ? cells.value(places[field]) : QString();
}

QString FoundRows::textOf(const std::vector<int> &rows, Form form) const
{
    const auto separator = form == Form::Csv ? u","_s : u"\t"_s;
    QString written;
    const auto add = [&](auto textOfColumn) {
        QStringList cells;
        for (int column = 0; column < columns(); ++column)
            cells.append(writtenCell(textOfColumn(column), form));
        written += cells.join(separator) + u'\n';
    };
    add([this](int column) { return headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); });
    for (const int row : rows)
        add([this, row](int column) { return text(row, column); });
    return written;
}

QVariant FoundRows::cellData(const QModelIndex &index, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), index.column());
    case Qt::ToolTipRole: return asToolTip(text(index.row(), index.column()));
    case Qt::TextAlignmentRole: {
        bool isNumber = false;
        text(index.row(), index.column()).toDouble(&isNumber);
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber && index.column() != MapColumn ? Qt::AlignRight : Qt::AlignLeft));
    }
    default: return {};
    }
}

QVariant FoundRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation == Qt::Vertical || section < 0 || section >= columns())
        return {};
    return section == MapColumn ? tr("Map") : section == RecordColumn ? tr("Record") : columns_[section - FirstField];
}
