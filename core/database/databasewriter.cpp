#include "core/database/databasewriter.h"

#include "core/columns/columns.h"
#include "core/database/databaseschema.h"
#include "core/entities/places.h"
#include "core/light/lightpages.h"
#include "core/map/checksum.h"
#include "core/map/layout.h"
#include "core/map/mapsummary.h"
#include "core/query/exporter.h"
#include "core/text.h"
#include "core/vis/clustersight.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

struct DatabaseText {
    Q_DECLARE_TR_FUNCTIONS(DatabaseText)
};

QByteArray toUtf8(QByteArrayView latin1) { return QString::fromLatin1(latin1).toUtf8(); }

// Binds cells of a column to a parameter, record by record.
class BoundColumn
{
public:
    BoundColumn(const MapFile &map, int lump, int field, int parameter)
        : map_(map), column_(map.column(lump, field)), type_(column_.field().type), parameter_(parameter)
    {
    }

    void bind(sqlite::Statement &insert, quint32 record) const
    {
        switch (type_) {
        case bsp::Type::F32: insert.bind(parameter_, column_.number(record)); break;
        case bsp::Type::Chars:
        case bsp::Type::Text:
            if (const auto text = map_.text(column_, record); isAscii(text))
                insert.bindView(parameter_, text);
            else
                insert.bind(parameter_, toUtf8(text));
            break;
        default: insert.bind(parameter_, column_.integer(record)); break;
        }
    }

private:
    const MapFile &map_;
    Column column_;
    bsp::Type type_;
    int parameter_;
};

QByteArray insertion(const QByteArray &table, const std::vector<QByteArray> &columns)
{
    QByteArray names, values;
    for (const auto &column : columns) {
        names += ", " + sqlite::quoted(column);
        values += ", ?";
    }
    return "INSERT INTO " + sqlite::quoted(table) + '(' + names.sliced(2) + ") VALUES(" + values.sliced(2) + ')';
}

// The values of a row of `maps`, by column.
class MapRow
{
public:
    MapRow(sqlite::Database &database, std::vector<QByteArray> columns)
        : insert_(database.prepare(insertion("maps", columns))), columns_(std::move(columns))
    {
    }

    template <typename Value>
    void set(const char *column, const Value &value)
    {
        insert_.bind(static_cast<int>(std::ranges::find(columns_, QByteArrayView(column)) - columns_.begin()) + 1, value);
    }
    void setText(const char *column, QByteArrayView latin1)
    {
        if (!latin1.isEmpty())
            set(column, toUtf8(latin1));
    }
    void insert() { insert_.run(); }

private:
    sqlite::Statement insert_;
    std::vector<QByteArray> columns_;
};

} // namespace

DatabaseMap databaseMap(MapFile map)
{
    map.setLightFile(nullptr);
    map.setVisFile(nullptr);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(viewOf(map.bytesAsOpened()));
    fillClusters(map);
    for (const int lump : map.lumps())
        if (!map.lump(lump).computed.empty())
            map.setComputed(lump, computeColumns(map, lump));
    DatabaseMap made{.map = std::move(map), .sha256 = hash.result().toHex()};
    made.lightmapPages = lightPagesOf(made.map).count();
    made.damage = missingParts(made.map);
    return made;
}

Result<std::unique_ptr<DatabaseWriter>> DatabaseWriter::open(const QString &path)
{
    const QFileInfo info(path.startsWith(u':') ? u"./"_s + path : path); // no resource, as it would be for Qt
    const bool isNew = !info.exists();
    if (!isNew && !info.isFile())
        return Error{DatabaseText::tr("This is not a file.")};
    const auto whole = info.absoluteFilePath(); // SQLite has a meaning of its own for some names
    std::unique_ptr<DatabaseWriter> writer(new DatabaseWriter(whole));
    const auto why = writer->prepare();
    if (why.isEmpty())
        return writer;
    const bool isOwn = isNew && !writer->database_.isLocked();
    writer.reset();
    if (isOwn && QFileInfo(whole).size() == 0) {
        QFile::remove(whole);
        QFile::remove(whole + u"-journal"_s);
    }
    return Error{why};
}

QString DatabaseWriter::prepare()
{
    database_.run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768");
    const bool isEmpty = database_.integer("SELECT count(*) FROM sqlite_schema") == 0;
    const auto application = database_.integer("PRAGMA application_id"), version = database_.integer("PRAGMA user_version");
    if (!database_.isFailed() && isEmpty && application == 0 && version == 0) {
        database_.run("PRAGMA page_size = 16384; PRAGMA journal_mode = TRUNCATE");
        sqlite::createSchema(database_);
    } else if (!database_.isFailed() && application != sqlite::applicationId) {
        return DatabaseText::tr("This database belongs to another program. Choose a different output.");
    } else if (!database_.isFailed() && version != sqlite::schemaVersion) {
        return DatabaseText::tr("This database was written by another version of Lumpscope (schema %1; this version writes %2). "
                                "Choose a different output.")
            .arg(version)
            .arg(sqlite::schemaVersion);
    } else {
        database_.run("PRAGMA journal_mode = TRUNCATE");
    }
    if (database_.isLocked())
        return DatabaseText::tr("Another program is writing into this database. Run the command again when it has finished.");
    return database_.isFailed() ? DatabaseText::tr("It cannot be used as a database: %1.").arg(database_.error()) : QString();
}

bool DatabaseWriter::isCurrent(const DatabaseFile &file)
{
    auto known = database_.prepare("SELECT 1 FROM files WHERE path = ? AND map IS NOT NULL AND status <> 'unreadable'");
    known.bind(1, file.path);
    return known.step() && hasVersion(file);
}

bool DatabaseWriter::hasVersion(const DatabaseFile &file)
{
    auto known = database_.prepare("SELECT 1 FROM files WHERE path = ? AND size IS nullif(?, -1) AND mtime IS nullif(?, 0)");
    known.bind(1, file.path);
    known.bind(2, file.size);
    known.bind(3, file.changed);
    return known.step();
}

QString DatabaseWriter::add(const DatabaseMap &map, const DatabaseFile &file)
{
    sqlite::Transaction transaction(database_);
    auto known = database_.prepare("SELECT id, format FROM maps WHERE sha256 = ?");
    known.bind(1, map.sha256);
    qint64 id = 0;
    QByteArray format;
    while (known.step()) {
        id = known.integer(0);
        format = known.text(1);
    }
    if (id > 0 && format != viewOf(map.map.format().id)) { // read as another format now
        removeMap(id);
        id = 0;
    }
    if (id == 0)
        id = insertMap(map);
    link(file, id, map.damage.isEmpty() ? "ok" : "damaged", map.damage.join(u' '));
    return commit(transaction);
}

QString DatabaseWriter::addUnreadable(const DatabaseFile &file, const QString &why)
{
    sqlite::Transaction transaction(database_);
    if (mapOf(file.path) == 0 || (file.isReadable && !hasVersion(file)))
        link(file, 0, "unreadable", why);
    auto mark = database_.prepare("UPDATE files SET status = 'unreadable', error = ? WHERE path = ? OR (path > ? AND path < ?)");
    mark.bind(1, why);
    mark.bind(2, file.path);
    mark.bind(3, file.path + u'/');
    mark.bind(4, file.path + QChar(u'/' + 1)); // the files in it
    mark.run();
    return commit(transaction);
}

QString DatabaseWriter::addTextures(const DatabaseFile &wad, const QStringList &names)
{
    sqlite::Transaction transaction(database_);
    link(wad, 0, "ok", {});
    auto remove = database_.prepare("DELETE FROM wad_textures WHERE wad = ?");
    remove.bind(1, wad.path);
    remove.run();
    auto insert = database_.prepare("INSERT OR IGNORE INTO wad_textures(wad, name) VALUES(?, ?)");
    insert.bind(1, wad.path);
    for (const auto &name : names) {
        insert.bind(2, name);
        insert.run();
    }
    return commit(transaction);
}

QString DatabaseWriter::finish()
{
    sqlite::createIndexes(database_);
    database_.run("PRAGMA journal_mode = DELETE"); // removes the journal's empty file
    return database_.error();
}

QString DatabaseWriter::commit(sqlite::Transaction &transaction)
{
    transaction.commit();
    return database_.error();
}

qint64 DatabaseWriter::insertMap(const DatabaseMap &added)
{
    const auto &map = added.map;
    const auto &format = map.format();
    const auto names = database_.texts("PRAGMA table_info(maps)", 1);
    MapRow row(database_, {std::next(names.begin()), names.end()}); // SQLite chooses the id
    row.set("sha256", added.sha256);
    row.set("format", viewOf(format.id).toByteArray());
    row.set("game", viewOf(map.game().id).toByteArray());
    row.set("size", map.fileSize());
    row.set("checksum", engineChecksum(map));
    row.setText("title", mapTitle(map));
    row.setText("author", mapAuthor(map));
    row.setText("compiler", mapCompiler(map));
    const auto box = map.vectors<6>(format.columns.modelBox);
    const char *const boxNames[] = {"mins_x", "mins_y", "mins_z", "maxs_x", "maxs_y", "maxs_z"};
    for (size_t i = 0; i < std::size(boxNames) && box.count() > 0; ++i)
        row.set(boxNames[i], box.at(0)[i]);
    for (const auto &count : mapCounts)
        row.set(count.name, count.of(map));
    row.set("light_bytes", static_cast<qint64>(map.lumpBytes(format.roles.lighting).size()));
    row.set("lightmap_pages", added.lightmapPages);
    row.set("visibility_bytes", static_cast<qint64>(map.lumpBytes(format.roles.visibility).size()));
    row.insert();
    const auto id = database_.lastRow();
    insertEntities(map, id);
    for (const int lump : recordTables(map))
        if (sqlite::isTable(format, map.lump(lump)))
            insertRecords(map, lump, id);
    return id;
}

void DatabaseWriter::insertEntities(const MapFile &map, qint64 id)
{
    const auto source = map.entitySource();
    auto entity = database_.prepare("INSERT INTO entities VALUES(?, ?, ?, ?, ?, ?, ?)");
    auto key = database_.prepare("INSERT INTO entity_keys VALUES(?, ?, ?, ?, ?)");
    entity.bind(1, id);
    key.bind(1, id);
    const auto &columns = map.format().columns;
    const auto classnames = map.column(columns.entityClass), targetnames = map.column(columns.entityName);
    const auto bindText = [&map, &entity](int parameter, const Column &column, quint32 record) {
        const auto text = map.text(column, record);
        text.isEmpty() ? entity.bindNull(parameter) : entity.bind(parameter, toUtf8(text));
    };
    for (qint32 number = 0; number < source.count(); ++number) {
        const auto record = static_cast<quint32>(number);
        entity.bind(2, static_cast<qint64>(number));
        bindText(3, classnames, record);
        bindText(4, targetnames, record);
        const auto origin = originOf(source, number);
        for (int axis = 0; axis < 3; ++axis)
            entity.bind(5 + axis, origin ? (*origin)[static_cast<size_t>(axis)] : std::nan(""));
        entity.run();
        key.bind(2, static_cast<qint64>(number));
        qint64 pairNumber = 0;
        for (const auto &pair : source.pairsOf(number)) {
            key.bind(3, pairNumber++);
            key.bind(4, toUtf8(source.key(pair)));
            key.bind(5, toUtf8(source.value(pair)));
            key.run();
        }
    }
}

void DatabaseWriter::insertRecords(const MapFile &map, int lump, qint64 id)
{
    const auto &table = map.lump(lump);
    if (map.originOf(lump) != LumpOrigin::Derived)
        sqlite::createTable(database_, map.format(), table);
    std::vector<QByteArray> names{"map", "id"};
    std::ranges::copy(sqlite::columnNames(table), std::back_inserter(names));
    auto insert = database_.prepare(insertion(sqlite::tableName(map.format(), table), names));
    insert.bind(1, id);
    std::vector<BoundColumn> columns;
    for (int field = 0; field < map.fieldCount(lump); ++field)
        columns.emplace_back(map, lump, field, field + 3);
    for (quint32 record = 0; record < map.recordCount(lump) && !database_.isFailed(); ++record) {
        insert.bind(2, static_cast<qint64>(record));
        for (const auto &column : columns)
            column.bind(insert, record);
        insert.run();
    }
}

void DatabaseWriter::removeMap(qint64 id)
{
    const auto number = QByteArray::number(id);
    const auto format = database_.texts("SELECT format FROM maps WHERE id = " + number).value(0);
    for (const auto &table : sqlite::tablesOf(database_, format))
        database_.run("DELETE FROM " + sqlite::quoted(table) + " WHERE map = " + number);
    database_.run("UPDATE files SET map = NULL WHERE map = " + number + "; DELETE FROM maps WHERE id = " + number);
}

qint64 DatabaseWriter::mapOf(const QString &path)
{
    auto known = database_.prepare("SELECT map FROM files WHERE path = ?");
    known.bind(1, path);
    return known.step() ? known.integer(0) : 0;
}

void DatabaseWriter::link(const DatabaseFile &file, qint64 map, const QByteArray &status, const QString &error)
{
    const auto old = mapOf(file.path);
    auto insert = database_.prepare("INSERT OR REPLACE INTO files(path, map, size, mtime, status, error) "
                                    "VALUES(?, nullif(?, 0), nullif(?, -1), nullif(?, 0), ?, nullif(?, ''))");
    insert.bind(1, file.path);
    insert.bind(2, map);
    insert.bind(3, file.size);
    insert.bind(4, file.changed);
    insert.bind(5, status);
    insert.bind(6, error);
    insert.run();
    auto overcome = database_.prepare("DELETE FROM files WHERE map IS NULL AND status = 'unreadable' "
                                      "AND path || '/' = substr(?, 1, length(path) + 1)");
    overcome.bind(1, file.path); // its folder or archive
    overcome.run();
    if (old > 0 && old != map && database_.integer("SELECT count(*) FROM files WHERE map = " + QByteArray::number(old)) == 0)
        removeMap(old);
}
