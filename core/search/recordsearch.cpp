#include "core/search/recordsearch.h"

#include "core/map/plainnames.h"
#include "core/query/entityfilter.h"
#include "core/query/termreader.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct SearchText {
    Q_DECLARE_TR_FUNCTIONS(search)
};

void addNamesIn(const ParsedFilter::Node &node, QStringList &names)
{
    if (node.kind == ParsedFilter::Node::One && !node.term.isWord())
        names.append(node.term.text.name);
    for (const auto &part : node.parts)
        addNamesIn(part, names);
}

// Returns the key that a filter on entities means by a name: origin by origin.z, and none by id, index or was.length.
QString keyIn(const QString &name)
{
    static const QRegularExpression none(u"\\A(id|index|was\\..*)\\z"_s, QRegularExpression::CaseInsensitiveOption),
        part(u"\\.[xyz]\\z"_s, QRegularExpression::CaseInsensitiveOption);
    return none.match(name).hasMatch() ? QString() : QString(name).remove(part);
}

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
        const auto *format = &map.format();
        const auto ofFilter = filterColumns(query_, {&format, 1});
        for (const auto &name : query_.columns.isEmpty() ? ofFilter : query_.columns) {
            auto fields = fieldsNamed(map.lump(found_.lump_), name);
            if (query_.isExact && fields.size() != 1)
                fields.clear(); // they are parts
            const bool isKey = fields.empty() && found_.lump_ == map.format().roles.entityList;
            if (fields.empty() && !isKey && !query_.isLenient)
                return SearchText::tr("The table %1 has no column %2.").arg(fromView(map.lump(found_.lump_).name), name)
                       + meant(name);
            if (fields.empty())
                wanted_.push_back({.name = name, .isKey = isKey});
            if (isKey && !ofFilter.contains(name, Qt::CaseInsensitive)) // those that the filter reads are added with it
                found_.addUnknown(map, name);
            for (const int field : fields)
                addField(field);
        }
        if (query_.columns.isEmpty())
            addStored(static_cast<int>(map.lump(found_.lump_).fields.size()));
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

    // Returns a sentence, after a space, on the column that a name may mean: the filter also knows those of other tables.
    QString meant(const QString &name) const
    {
        const auto &map = map_.map();
        QStringList names;
        for (int field = 0; field < map.fieldCount(found_.lump_); ++field)
            names.append(fromView(map.field({found_.lump_, field}).name));
        const auto meaning = columnMeaning(map, found_.lump_, name);
        const auto sentence = didYouMean(meaning.isEmpty() ? name : meaning, names);
        return sentence.isEmpty() ? QString() : u' ' + sentence;
    }

    void addField(int field)
    {
        if (std::ranges::find(wanted_, field, &WantedColumn::field) == wanted_.end())
            wanted_.push_back({.field = field});
    }

    // Adds the columns that the table stores after those of the filter.
    void addStored(int count)
    {
        found_.filterColumns_ = wanted_.size();
        for (int field = 0; field < count; ++field)
            addField(field);
    }

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
        return Error{SearchText::tr("No format has a table %1.").arg(table) + u' ' + meantTable(table)};
    RecordQuery query{.table = name, .filter = ParsedFilter::parse(filter)};
    if (query.filter.fault())
        return Error{query.filter.fault()->what};
    return query;
}

QStringList filterColumns(const RecordQuery &query, std::span<const bsp::Format *const> formats)
{
    auto declared = lumpsNamed(query.table);
    std::erase_if(declared, [&](const DeclaredLump &each) { return std::ranges::find(formats, each.format) == formats.end(); });
    const bool areKeys = isEntityTable(query.table);
    QStringList names, columns;
    addNamesIn(query.filter.root(), names);
    for (auto &name : names) {
        const bool isField =
            std::ranges::any_of(declared, [&name](const DeclaredLump &each) { return !fieldsNamed(*each.lump, name).empty(); });
        if (areKeys && !isField)
            name = keyIn(name);
        if (!name.isEmpty() && !columns.contains(name, Qt::CaseInsensitive) && (areKeys || isField))
            columns.append(name);
    }
    return columns;
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
    const auto filter = map.bindFitting(query.filter, lump, stop);
    if (filter.fault())
        return Error{filter.fault()->what};
    found.omissions_ = filter.omissions();
    found.hint_ = filter.hint() ? filter.hint()->what : QString();
    for (const auto &key : filter.keys())
        found.addUnknown(map.map(), key);
    found.records_ = filter.apply(map.references(), lump, stop);
    if (found.records_.size() > most)
        found.records_.resize(most);
    if (query.showsColumns)
        columns.fill(stop);
    return found;
}
