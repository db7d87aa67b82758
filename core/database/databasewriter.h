// A SQLite database of many maps, for questions over all of them: a row for each map and for each of its paths, and the
// records of its lumps with their computed columns. Bytes of light and visibility are omitted.
#pragma once

#include "core/database/sqlite.h"
#include "core/map/mapfile.h"
#include "core/result.h"

#include <memory>

// A map as it is written into a database.
struct DatabaseMap {
    MapFile map;       // with its computed columns
    QByteArray sha256; // of the file, in hexadecimal digits
    qint64 lightmapPages = 0;
    QStringList damage{}; // sentences on what the file lacks; empty: nothing
};
// Computes what a database stores about a map: only what follows from its bytes, without the light and visibility of files
// next to it, since maps with the same bytes share their records. Takes most of the time that a map takes besides the
// insertion; for any thread.
DatabaseMap databaseMap(MapFile map);

// The file that a map comes from.
struct DatabaseFile {
    QString path;
    qint64 size = -1;        // of the map, in bytes; -1: unknown
    qint64 changed = 0;      // time of the map's file, or of the archive with the map, in nanoseconds since 1970; 0: unknown
    bool isReadable = false; // if it gave no map, it could be read all the same
};

class DatabaseWriter
{
public:
    // Opens a database that this class wrote, or creates one. Fails with a sentence if there is another file.
    static Result<std::unique_ptr<DatabaseWriter>> open(const QString &path);

    // Returns whether the database has the map of this version of the file, which could be read the last time.
    bool isCurrent(const DatabaseFile &file);

    // These change the database in one transaction, so that it has whole maps whenever the program ends. A map that had the
    // path before, and has no other, is deleted. Return why they failed, a reason without a full stop; empty: done. After a
    // failure nothing is written any more, unless recover() returns true.
    QString add(const DatabaseMap &map, const DatabaseFile &file);
    // Records that a file, or the folder or archive of files, cannot be read. What is known of it stays, unless the file can be
    // read and has changed.
    QString addUnreadable(const DatabaseFile &file, const QString &why);
    // Replaces the names of a WAD's textures.
    QString addTextures(const DatabaseFile &wad, const QStringList &names);
    // Returns whether the failure was that of a single map, which is not written then; others can be.
    bool recover() { return database_.recover(); }
    // Makes the indexes.
    QString finish();

private:
    explicit DatabaseWriter(const QString &path) : database_(path) {}
    QString prepare();
    QString commit(sqlite::Transaction &transaction);
    qint64 insertMap(const DatabaseMap &map);
    void insertEntities(const MapFile &map, qint64 id);
    void insertRecords(const MapFile &map, int lump, qint64 id);
    void removeMap(qint64 id);
    qint64 mapOf(const QString &path);
    bool hasVersion(const DatabaseFile &file);
    void link(const DatabaseFile &file, qint64 map, const QByteArray &status, const QString &error);

    sqlite::Database database_;
};
