#include "core/document/foundrows.h"

#include "core/text.h"

#include <QDir>

#include <algorithm>

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

void FoundRows::clear()
{
    beginResetModel();
    columns_.clear();
    maps_.clear();
    rows_.clear();
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
