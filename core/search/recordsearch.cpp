#include "core/search/recordsearch.h"

#include "core/map/plainnames.h"
#include "core/query/entityfilter.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct SearchText {
    Q_DECLARE_TR_FUNCTIONS(search)
};

} // namespace

// Fills in the columns of the records that were found.
class ShownColumns
{
public:
    ShownColumns(FoundRecords &found, FilteredMap &map, const RecordQuery &query) : found_(found), map_(map), query_(query) {}

    // Returns why the map cannot show the columns, or an empty text.
    QString choose()
    {
        const auto &map = map_.map();
        for (const auto &name : query_.columns) {
            auto fields = fieldsNamed(map.lump(found_.lump_), name);
            if (query_.isExact && !fields.empty()
                && !isSame(viewOf(map.field({found_.lump_, fields.front()}).name), name.toUtf8()))
                fields.clear(); // they are parts
            const bool isKey = fields.empty() && found_.lump_ == map.format().roles.entityList;
            if (fields.empty() && !isKey && !query_.isLenient)
                return SearchText::tr("The table %1 has no column %2.").arg(fromView(map.lump(found_.lump_).name), name);
            if (fields.empty())
                wanted_.push_back({.name = name, .isKey = isKey});
            if (isKey)
                found_.addUnknown(map, name);
            for (const int field : fields)
                wanted_.push_back({.field = field});
        }
        for (int field = 0; query_.columns.isEmpty() && field < std::ssize(map.lump(found_.lump_).fields); ++field)
            wanted_.push_back({.field = field});
        return {};
    }

    void fill(const std::stop_token &stop)
    {
        std::vector<int> fields;
        for (const auto &column : wanted_)
            if (column.field != bsp::none)
                fields.push_back(column.field);
        if (!found_.records_.empty())
            map_.compute(found_.lump_, fields, stop);
        const auto &map = map_.map();
        const auto plain = plainNames(map.lump(found_.lump_), {"map", "file", "lump", "index"});
        for (const auto &column : wanted_) {
            if (column.field == bsp::none) {
                const auto name = column.name.toUtf8();
                add(query_.hasPlainNames ? plainName(name) : name, column.isKey ? keyCell(column.name) : std::nullopt);
                continue;
            }
            const auto name = viewOf(map.field({found_.lump_, column.field}).name).toByteArray();
            add(query_.hasPlainNames ? plain[static_cast<size_t>(column.field)] : name,
                CellText(map, found_.lump_, column.field));
        }
    }

private:
    // A column to show: a field, a key of the entities if it has a name only, or nothing that the map has.
    struct WantedColumn {
        QString name{}; // of what is not a field
        int field = bsp::none;
        bool isKey = false;
    };

    void add(const QByteArray &name, const std::optional<CellText> &cell) { found_.columns_.push_back({name, cell}); }

    std::optional<CellText> keyCell(const QString &name)
    {
        const auto &map = map_.map();
        const auto source = map.entitySource();
        const auto key = source.searchKey(name);
        auto column = std::make_unique<FoundRecords::KeyColumn>();
        column->name = name.toStdString();
        column->field = {.name = column->name, .type = bsp::Type::Text};
        const auto size = qsizetype{bsp::sizeOf(column->field)};
        column->spans = QByteArray(size * source.count(), '\0');
        for (const quint32 entity : found_.records_)
            for (const auto &pair : source.pairsOf(static_cast<qint32>(entity)))
                if (isSame(source.key(pair), key)) { // of equal keys the last one wins
                    auto *at = reinterpret_cast<std::byte *>(column->spans.data() + size * entity);
                    bsp::store(at, pair.value.offset);
                    bsp::store(at + sizeof(quint32), pair.value.length);
                }
        const Column values(bytesOf(column->spans), static_cast<quint32>(size), column->field);
        found_.keys_.push_back(std::move(column));
        return CellText(map, values);
    }

    FoundRecords &found_;
    FilteredMap &map_;
    const RecordQuery &query_;
    std::vector<WantedColumn> wanted_;
};

void FoundRecords::addUnknown(const MapFile &map, const QString &key)
{
    if (!unknownKeys_.contains(key) && !isEntityKey(map, key))
        unknownKeys_.append(key);
}

void KeysOfNoMap::add(const QStringList &unknown)
{
    if (std::exchange(isBegun_, true))
        keys_.removeIf([&unknown](const QString &key) { return !unknown.contains(key); });
    else
        keys_ = unknown;
}

Result<RecordQuery> RecordQuery::parse(const QString &table, const QString &filter)
{
    const auto name = tableNamed(table);
    if (name.isEmpty())
        return Error{SearchText::tr("No format has a table %1. The tables are %2.").arg(table, tableNames().join(u", "_s))};
    RecordQuery query{.table = name, .filter = ParsedFilter::parse(filter)};
    if (query.filter.fault())
        return Error{query.filter.fault()->what};
    return query;
}

Result<FoundRecords> findRecords(FilteredMap &map, const RecordQuery &query, size_t most, const std::stop_token &stop)
{
    FoundRecords found;
    const int lump = found.lump_ = map.map().findLump(query.table);
    if (lump == bsp::none || map.map().lump(lump).fields.empty())
        return Error{SearchText::tr("%1 maps have no table %2.").arg(fromView(map.map().format().game().title), query.table)};
    ShownColumns columns(found, map, query);
    if (const auto why = query.showsColumns ? columns.choose() : QString(); !why.isEmpty())
        return Error{why};
    const auto filter = map.bind(query.filter, lump, stop);
    if (filter.fault())
        return Error{filter.fault()->what};
    for (const auto &key : filter.keys())
        found.addUnknown(map.map(), key);
    found.records_ = filter.apply(map.references(), lump, stop);
    if (found.records_.size() > most)
        found.records_.resize(most);
    if (query.showsColumns)
        columns.fill(stop);
    return found;
}
