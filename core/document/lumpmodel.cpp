#include "core/document/lumpmodel.h"

#include "core/map/explain.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace
{

// Sorts records by a key, equal ones in file order. Keys are taken once: a comparison must not read the map.
template <typename Key, typename KeyOf>
void sortBy(std::vector<quint32> &order, Qt::SortOrder direction, KeyOf keyOf)
{
    std::vector<std::pair<Key, quint32>> keyed;
    keyed.reserve(order.size());
    for (const quint32 record : order)
        keyed.emplace_back(keyOf(record), record);
    if (direction == Qt::AscendingOrder)
        std::ranges::sort(keyed);
    else
        std::ranges::sort(keyed, [](const auto &a, const auto &b) {
            return b.first < a.first || (!(a.first < b.first) && a.second < b.second);
        });
    std::ranges::transform(keyed, order.begin(), [](const auto &pair) { return pair.second; });
}

} // namespace

LumpModel::LumpModel(const Document &document, int lump, QObject *parent)
    : RecordRows(parent),
      document_(document),
      lump_(lump)
{
    readColumns();
    arrange();
    connect(&document, &Document::entitiesChanged, this, &LumpModel::readEntities);
}

void LumpModel::readColumns()
{
    cells_.clear();
    links_.clear();
    for (int column = 0; column < static_cast<int>(document_.map().lump(lump_).fields.size()); ++column) {
        cells_.emplace_back(document_.map(), lump_, column);
        links_.push_back(document_.references().link(lump_, column));
    }
}

// After an edit the entities' records and links lie elsewhere, and a filter may have asked for them.
void LumpModel::readEntities()
{
    readColumns();
    const bool isList = lump_ == document_.map().format().roles.entityList;
    if (!isList && filter_.isEmpty())
        return;
    if (filter_.isEmpty() && sortColumn_ < 0 && recordCount() == order_.size()) {
        if (!order_.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    filter_ = Filter::parse(filter_.text(), document_.references(), document_.map(), lump_);
    arrange();
    endResetModel();
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
    beginResetModel();
    filter_ = std::move(filter);
    arrange();
    endResetModel();
}

void LumpModel::sort(int column, Qt::SortOrder order)
{
    if (column == sortColumn_ && order == sortOrder_)
        return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const auto before = persistentIndexList();
    std::vector<RecordRef> records;
    for (const auto &index : before)
        records.push_back(recordAt(index.row()));
    sortColumn_ = column < columnCount() ? column : -1;
    sortOrder_ = order;
    arrange();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(index(rowOf(records[static_cast<size_t>(i)].index), before[i].column()));
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

void LumpModel::arrange()
{
    const auto &map = document_.map();
    if (filter_.isEmpty()) {
        order_.resize(recordCount());
        std::iota(order_.begin(), order_.end(), 0U);
    } else {
        order_ = filter_.apply(map, lump_);
    }
    rows_.clear();
    if (sortColumn_ < 0)
        return;
    const auto &column = cells_[static_cast<size_t>(sortColumn_)].column();
    if (column.field().type == bsp::Type::Chars || column.field().type == bsp::Type::Text) {
        sortBy<QByteArray>(order_, sortOrder_,
                           [&](quint32 record) { return map.text(column, record).toByteArray().toLower(); });
    } else if (column.field().type == bsp::Type::F32) {
        sortBy<double>(order_, sortOrder_, [&](quint32 record) {
            const double value = column.number(record);
            return value == value ? value : -HUGE_VAL; // NaN has no order of its own
        });
    } else {
        sortBy<qint64>(order_, sortOrder_, [&](quint32 record) { return column.integer(record); });
    }
}

int LumpModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(order_.size());
}

int LumpModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(cells_.size());
}

QVariant LumpModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto column = static_cast<size_t>(index.column());
    const quint32 record = order_[static_cast<size_t>(index.row())];
    const Link *link = links_[column];
    switch (role) {
    case Qt::DisplayRole: return cells_[column].text(record);
    case Qt::ToolTipRole: return toolTip(record, index.column());
    case Qt::TextAlignmentRole: {
        const auto &field = cells_[column].column().field();
        const bool isText = field.type == bsp::Type::Chars || field.type == bsp::Type::Text || !field.names.empty();
        return QVariant::fromValue(Qt::AlignVCenter | (isText ? Qt::AlignLeft : Qt::AlignRight));
    }
    case RecordRole: return QVariant::fromValue(recordAt(index.row()));
    case LinkRole: return QVariant::fromValue(link ? link->at(record).ref() : RecordRef{});
    case BrokenRole: return link && link->at(record).state == Link::Target::Invalid;
    case MarkedRole: return isMarked(index.row());
    case RawRole: {
        QByteArray raw;
        cells_[column].appendStored(raw, record);
        return QString::fromLatin1(raw);
    }
    default: return {};
    }
}

QString LumpModel::toolTip(quint32 record, int column) const
{
    const auto &map = document_.map();
    const auto &cell = cells_[static_cast<size_t>(column)].column();
    const auto &field = cell.field();
    QStringList lines{QCoreApplication::translate("schema", field.meaning.data())};
    if (field.use == bsp::Use::Flags)
        lines.append(u"0x%1"_s.arg(static_cast<quint32>(cell.integer(record)), 8, 16, QLatin1Char('0')));
    else if (field.use == bsp::Use::Enum)
        lines.append(QString::number(cell.integer(record)));
    if (const Link *link = links_[static_cast<size_t>(column)]) {
        const auto target = link->at(record);
        if (target.state == Link::Target::Invalid)
            lines.append(whyInvalid(map, *link, record));
        else if (target.count > 0)
            lines.append(u"%1: %2"_s.arg(title(map, target.ref()), summary(map, target.ref())));
    }
    return lines.join(u'\n');
}

QVariant LumpModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole && section < rowCount() ? QVariant(order_[static_cast<size_t>(section)])
                                                               : QVariant();
    if (section < 0 || section >= columnCount())
        return {};
    const auto &field = cells_[static_cast<size_t>(section)].column().field();
    if (role == Qt::DisplayRole)
        return fromView(field.name);
    if (role == Qt::ToolTipRole)
        return QCoreApplication::translate("schema", field.meaning.data());
    return {};
}
