// The tables, views and indexes of a database of maps.
#pragma once

#include "core/database/sqlite.h"
#include "core/map/mapfile.h"

#include <vector>

namespace sqlite {

inline constexpr qint64 applicationId = 0x4c756d70; // "Lump", in the file's header
inline constexpr qint64 schemaVersion = 2;          // user_version; another one is refused

// Returns whether a lump with records (recordTables()) has a table: those of the light grid are omitted, and the list of entities
// is the table `entities`.
bool isTable(const bsp::Format &format, const bsp::Lump &lump);
// Returns a lump's table: "quake2_faces".
QByteArray tableName(const bsp::Format &format, const bsp::Lump &lump);
// Returns the names of a lump's columns, without `map` and `id`, in the order of its fields and computed columns.
std::vector<QByteArray> columnNames(const bsp::Lump &lump);

// Creates the table of a lump, or adds columns that it lacks: those of Xash3D and of more light styles.
void createTable(Database &database, const bsp::Format &format, const bsp::Lump &lump);
// Creates all tables and views, those of every format.
void createSchema(Database &database);
// Creates the indexes for questions, which would slow down the insertion of many maps.
void createIndexes(Database &database);
// Returns the tables with records of a format's maps, whose first column is `map`.
QList<QByteArray> tablesOf(Database &database, QByteArrayView formatId);

} // namespace sqlite
