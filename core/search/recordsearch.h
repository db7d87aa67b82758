// The search for records in many maps: a table and a filter are named once, for maps of all formats, and findRecords() looks
// them up in each map. core/opening/mapfiles.h lists the maps that words name; core/inorder.h works on several at a time:
//
//     const auto query = RecordQuery::parse("faces", "texture~lava");  // once; an error is for the user
//     FilteredMap map(openMap(path).value());                          // for each map, in any thread
//     const auto found = findRecords(map, query.value());
//     if (!found)
//         ...                                                          // found.error(): why this map has no such records
//     for (quint32 record : found.value().records())
//         for (const auto &column : found.value().columns())
//             column.cell->text(record);                               // as tables show it
#pragma once

#include "core/query/exporter.h"
#include "core/search/filteredmap.h"

#include <limits>
#include <span>

struct RecordQuery {
    QString table;              // as MapFile::findLump() takes it
    ParsedFilter filter{};      // empty: all records pass
    QStringList columns{};      // to show; empty: those of filterColumns(), then all that the table stores
    bool isLenient = false;     // columns that a map lacks are empty; otherwise such a map is not searched
    bool isExact = false;       // each name stands for a single column, so that all maps have as many
    bool showsColumns = true;   // false: none, so that nothing is computed for them
    bool hasPlainNames = false; // columns have plainName()s

    // Fails with a sentence if no format has such a table, or the filter means nothing in any map.
    static Result<RecordQuery> parse(const QString &table, const QString &filter = {});
};

// The records of one map that pass. Valid while its FilteredMap lives, until that binds another filter.
class FoundRecords
{
public:
    int lump() const { return lump_; }
    const std::vector<quint32> &records() const { return records_; } // ascending
    // Returns the columns to show. An array or a vector that RecordQuery names as a whole has a column for each part. In the
    // entity list, a name that is no column is a key, whose value is empty for entities without it.
    const std::vector<ExportColumn> &columns() const { return columns_; }
    // Returns how many columns come first because the filter names them, and not RecordQuery::columns.
    size_t filterColumns() const { return filterColumns_; }
    // The alternatives of the filter that do not fit this map and were not searched for.
    const std::vector<Filter::Omission> &omissions() const { return omissions_; }
    // Returns the keys that the query names and no entity of this map has: they may be misspelled.
    const QStringList &unknownKeys() const { return unknownKeys_; }

    // Returns a sentence on a term that no record of any map can pass; empty: there is none.
    const QString &hint() const { return hint_; }

private:
    friend Result<FoundRecords> findRecords(FilteredMap &, const RecordQuery &, size_t, const std::stop_token &);
    friend class ShownColumns;

    void addUnknown(const MapFile &map, const QString &key);

    // The values of a key of the entities, as a column of the entity list.
    struct KeyColumn {
        std::string name;
        bsp::Field field{};
        QByteArray spans{};
    };

    int lump_ = bsp::none;
    std::vector<quint32> records_;
    std::vector<ExportColumn> columns_;
    std::vector<std::unique_ptr<const KeyColumn>> keys_;
    size_t filterColumns_ = 0;
    std::vector<Filter::Omission> omissions_;
    QStringList unknownKeys_;
    QString hint_;
};

// The keys that a query names and no entity of any searched map has.
class KeysOfNoMap
{
public:
    // Adds a searched map's FoundRecords::unknownKeys().
    void add(const QStringList &unknown);
    const QStringList &keys() const { return keys_; }

private:
    bool isBegun_ = false;
    QStringList keys_;
};

// Returns the columns that the filter names and the table has, stored or calculated, in any of these formats, each once; of
// the entity list, all names, which are keys. They are shown before the others.
QStringList filterColumns(const RecordQuery &query, std::span<const bsp::Format *const> formats);

// Finds the first `most` records of a map that pass, and computes what the filter and the columns read. Fails with a sentence
// if the map has no such table, or its table no such column, flag or named value. If only some of the filter's alternatives
// fit the map, it is searched for those, and FoundRecords::omissions() lists the others. Once `stop` is requested, the result is
// incomplete and must be discarded.
Result<FoundRecords> findRecords(FilteredMap &map, const RecordQuery &query, size_t most = std::numeric_limits<size_t>::max(),
                                 const std::stop_token &stop = {});
