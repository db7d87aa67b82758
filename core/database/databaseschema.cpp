#include "core/database/databaseschema.h"

#include "core/format/formats.h"
#include "core/map/plainnames.h"

#include <QMap>

namespace sqlite {
namespace {

constexpr const char *mapTables = R"(
CREATE TABLE maps(
    id INTEGER PRIMARY KEY, sha256 TEXT NOT NULL UNIQUE, format TEXT NOT NULL, game TEXT NOT NULL, size INTEGER NOT NULL,
    checksum TEXT NOT NULL, title TEXT, author TEXT, compiler TEXT,
    mins_x REAL, mins_y REAL, mins_z REAL, maxs_x REAL, maxs_y REAL, maxs_z REAL,
    entities INTEGER NOT NULL, models INTEGER NOT NULL, planes INTEGER NOT NULL, vertexes INTEGER NOT NULL,
    faces INTEGER NOT NULL, nodes INTEGER NOT NULL, leafs INTEGER NOT NULL, clusters INTEGER NOT NULL,
    images INTEGER NOT NULL, light_bytes INTEGER NOT NULL, lightmap_pages INTEGER NOT NULL,
    visibility_bytes INTEGER NOT NULL);
CREATE TABLE files(
    path TEXT PRIMARY KEY, map INTEGER REFERENCES maps(id), size INTEGER, mtime INTEGER, status TEXT NOT NULL, error TEXT)
    WITHOUT ROWID;
CREATE INDEX files_map ON files(map);
CREATE TABLE wad_textures(wad TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY(wad, name)) WITHOUT ROWID;
CREATE TABLE entities(
    map INTEGER NOT NULL, id INTEGER NOT NULL, classname TEXT, targetname TEXT, origin_x REAL, origin_y REAL, origin_z REAL,
    PRIMARY KEY(map, id)) WITHOUT ROWID;
CREATE TABLE entity_keys(
    map INTEGER NOT NULL, entity INTEGER NOT NULL, number INTEGER NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY(map, entity, number)) WITHOUT ROWID;
CREATE VIEW all_entities AS
    SELECT entities.map, (SELECT min(path) FROM files WHERE files.map = maps.id) AS path, maps.format, maps.game,
        entities.id, entities.classname, entities.targetname, entities.origin_x, entities.origin_y, entities.origin_z
    FROM entities JOIN maps ON maps.id = entities.map;
)";

QByteArray typeOf(const bsp::Field &field)
{
    switch (field.type) {
    case bsp::Type::F32: return "REAL";
    case bsp::Type::Chars:
    case bsp::Type::Text: return "TEXT";
    default: return "INTEGER";
    }
}

// The name that a column has in a view of all formats: they call the flags differently.
QByteArray sharedName(const bsp::Field &field) { return field.use == bsp::Use::Flags ? "flags" : plainName(viewOf(field.name)); }

// Creates a view of the lump with this role in all formats: its computed columns, and the stored column `name` if it has one.
void createView(Database &database, const QByteArray &view, int bsp::Roles::*role)
{
    QList<QByteArray> shared;
    const auto forEachShared = [role](const bsp::Format &format, auto take) {
        const auto &lump = format.lumps[static_cast<size_t>(format.roles.*role)];
        const auto names = columnNames(lump);
        for (size_t i = 0; i < names.size(); ++i) {
            const bool isStored = i < lump.fields.size();
            const auto &field = isStored ? lump.fields[i] : lump.computed[i - lump.fields.size()];
            if (!isStored || field.name == "name")
                take(sharedName(field), names[i]);
        }
    };
    for (const auto *format : bsp::formats())
        forEachShared(*format, [&shared](const QByteArray &name, const QByteArray &) {
            if (!shared.contains(name))
                shared.append(name);
        });
    QList<QByteArray> selects;
    for (const auto *format : bsp::formats()) {
        QMap<QByteArray, QByteArray> own;
        forEachShared(*format, [&own](const QByteArray &name, const QByteArray &column) { own.insert(name, column); });
        QByteArray select = "SELECT map, '" + viewOf(format->id).toByteArray() + "' AS format, id";
        for (const auto &name : shared)
            select += ", " + (own.contains(name) ? quoted(own.value(name)) : QByteArray("NULL")) + " AS " + quoted(name);
        selects.append(select + " FROM " + quoted(tableName(*format, format->lumps[static_cast<size_t>(format->roles.*role)])));
    }
    database.run("CREATE VIEW " + view + " AS\n" + selects.join("\nUNION ALL "));
}

} // namespace

bool isTable(const bsp::Format &format, const bsp::Lump &lump)
{
    return !lump.fields.empty() && !lump.name.starts_with("LIGHTGRID") && lump.name != "LIGHTARRAY"
           && lump.name != format.lumps[static_cast<size_t>(format.roles.entityList)].name;
}

QByteArray tableName(const bsp::Format &format, const bsp::Lump &lump)
{
    return (viewOf(format.id).toByteArray() + '_' + plainName(viewOf(lump.name))).toLower();
}

std::vector<QByteArray> columnNames(const bsp::Lump &lump) { return plainNames(lump, {"map", "id"}); }

void createTable(Database &database, const bsp::Format &format, const bsp::Lump &lump)
{
    const auto table = quoted(tableName(format, lump));
    const auto names = columnNames(lump);
    QList<QByteArray> columns;
    for (size_t i = 0; i < names.size(); ++i) {
        const auto &field = i < lump.fields.size() ? lump.fields[i] : lump.computed[i - lump.fields.size()];
        columns.append(quoted(names[i]) + ' ' + typeOf(field));
    }
    const auto known = database.texts("PRAGMA table_info(" + table + ')', 1);
    if (known.isEmpty())
        database.run("CREATE TABLE " + table + "(map INTEGER NOT NULL, id INTEGER NOT NULL, " + columns.join(", ")
                     + ", PRIMARY KEY(map, id)) WITHOUT ROWID");
    for (size_t i = 0; !known.isEmpty() && i < names.size(); ++i)
        if (!known.contains(names[i]))
            database.run("ALTER TABLE " + table + " ADD COLUMN " + columns[static_cast<qsizetype>(i)]);
}

void createSchema(Database &database)
{
    Transaction transaction(database);
    database.run(mapTables);
    for (const auto *format : bsp::formats())
        for (const auto &lump : format->lumps)
            if (isTable(*format, lump))
                createTable(database, *format, lump);
    createView(database, "all_faces", &bsp::Roles::faces);
    createView(database, "all_images", &bsp::Roles::images);
    database.run("PRAGMA application_id = " + QByteArray::number(applicationId)
                 + "; PRAGMA user_version = " + QByteArray::number(schemaVersion));
    transaction.commit();
}

void createIndexes(Database &database)
{
    Transaction transaction(database);
    database.run("CREATE INDEX IF NOT EXISTS entities_classname ON entities(classname);"
                 "CREATE INDEX IF NOT EXISTS entity_keys_key ON entity_keys(key, value);"
                 "CREATE INDEX IF NOT EXISTS entity_keys_value ON entity_keys(value)");
    for (const auto *format : bsp::formats()) {
        const auto table = tableName(*format, format->lumps[static_cast<size_t>(format->roles.images)]);
        database.run("CREATE INDEX IF NOT EXISTS " + quoted(table + "_name") + " ON " + quoted(table) + "(name)");
    }
    transaction.commit();
}

QList<QByteArray> tablesOf(Database &database, QByteArrayView formatId)
{
    return QList<QByteArray>{"entities", "entity_keys"}
           + database.texts("SELECT name FROM sqlite_schema WHERE type = 'table' AND substr(name, 1, "
                            + QByteArray::number(formatId.size() + 1) + ") = '" + formatId.toByteArray() + "_'");
}

} // namespace sqlite
