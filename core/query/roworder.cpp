#include "core/query/roworder.h"

#include <algorithm>
#include <numeric>

namespace {

// Sorts records by a key, equal ones in file order. Takes keys once, so that comparisons do not read the map.
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

std::vector<quint32> rowOrder(const References &references, int lump, const Filter &filter, Sorting sorting, std::stop_token stop)
{
    const auto &map = references.map();
    std::vector<quint32> order;
    if (filter.isEmpty()) {
        order.resize(map.recordCount(lump));
        std::iota(order.begin(), order.end(), 0U);
    } else {
        order = filter.apply(references, lump, stop);
    }
    if (sorting.column < 0 || stop.stop_requested())
        return order;
    const auto column = map.column(lump, sorting.column);
    if (column.count() == 0) // a computed column without values yet
        return order;
    if (column.field().type == bsp::Type::Chars || column.field().type == bsp::Type::Text) {
        sortBy<QByteArray>(order, sorting.direction,
                           [&](quint32 record) { return map.text(column, record).toByteArray().toLower(); });
    } else if (column.field().type == bsp::Type::F32) {
        sortBy<double>(order, sorting.direction, [&](quint32 record) {
            const double value = column.number(record);
            return value == value ? value : -HUGE_VAL; // NaN has no order of its own
        });
    } else {
        sortBy<qint64>(order, sorting.direction, [&](quint32 record) { return column.integer(record); });
    }
    return order;
}

quint64 rowOrderEffort(const MapFile &map, int lump, const Filter &filter, Sorting sorting)
{
    return filter.effort(map, lump) + (sorting.column < 0 ? 0 : map.recordCount(lump));
}
