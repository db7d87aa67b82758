// Tables of many maps as compressed ndjson in folders that query engines read as partitioned tables:
// format=quake2/lump=FACES/part-SHARD-NUMBER.ndjson.gz. Several workers write into one folder, each its shard of the maps.
//
// A part has the records of up to 256 maps. It counts once manifest-SHARD.ndjson lists its maps, one a line; parts of a worker
// that was killed before are removed when its shard is written again. The manifest's first line has the options, which must be
// the same in all runs.
#pragma once

#include "core/files/filelock.h"
#include "core/files/outputfile.h"
#include "core/map/mapfile.h"
#include "core/result.h"

#include <QHash>
#include <QJsonObject>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class QFile;

struct Shard {
    int number = 1, count = 1; // number: from 1 to count
    // Returns whether a map belongs to it: by the first four bytes of the SHA-256 of its path, a big-endian number modulo
    // `count`.
    bool has(const QString &path) const;
};

// What is written about each map.
struct PartitionOptions {
    QStringList lumps{}; // names of tables; empty: all
    bool isCalculated = false;
    QString as{};        // id of the format that maps are read as; empty: their own
    QStringList roots{}; // names of the folders in which the maps' paths begin; empty: they are as typed
};

// A map as it is written into the parts.
struct PartitionMap {
    struct Piece {
        QString folder;     // "format=quake2/lump=FACES"
        QByteArray records; // compressed
    };
    QString path; // relative: the value of the column `map`
    QByteArray sha256{}, status{};
    qint64 bytes = 0;   // of the map's file
    qint64 mtime = 0;   // of the map's file, or of the archive with the map: nanoseconds since 1970
    double seconds = 0; // of reading and compressing it
    QString error{};    // a sentence on why it was not read, or what it lacks; empty: nothing
    std::vector<Piece> pieces{};

    bool isRead() const { return status != "unreadable"; }
};
// Fills in `sha256`, `status`, `bytes`, `error` and `pieces`: the records of these lumps, with computed columns if the map has
// them. For any thread.
void fillPieces(PartitionMap &made, const MapFile &map, std::span<const int> lumps);

class PartitionWriter
{
public:
    // Opens a folder, which is created if necessary, for one shard. Fails with a sentence if it cannot be written, was written
    // with other options, from other folders or into another number of shards, its manifest is damaged, or another process writes
    // this shard.
    static Result<std::unique_ptr<PartitionWriter>> open(const QString &folder, Shard shard, const PartitionOptions &options);

    // Returns the map as the manifest lists it, without its pieces; null: it does not.
    const PartitionMap *listed(const QString &path) const;
    // Returns the path of the first map in this shard with these bytes; empty: none has them.
    QString pathOf(const QByteArray &sha256) const;
    // Add a map, and complete the last part. A map that is listed is not added again, unless it could not be read, and now can
    // or fails for another reason. Return why they failed, a sentence; empty: done.
    QString add(const PartitionMap &map);
    QString finish();

private:
    PartitionWriter(const QString &folder, Shard shard, const PartitionOptions &options);
    QString prepare();
    QString faultOfOptions(const QString &manifest, const QByteArray &line) const;
    QString faultOfOthers() const;
    Result<qint64> readManifest(QFile &file);
    QStringList partsAfter(int number) const;
    void enter(const PartitionMap &map);
    QString manifest() const;
    QString partPath(const QString &folder) const;
    QString append(const QByteArray &lines) const;
    QString writeManifest();

    QString folder_;
    Shard shard_;
    QJsonObject options_; // the manifest's first line
    std::optional<FileLock> lock_;
    QHash<QString, PartitionMap> listed_;                  // by path, without their pieces
    QHash<QByteArray, QString> paths_;                     // of the first of these that was read, by SHA-256
    int part_ = 1;                                         // number of the part that is being written
    std::map<QString, std::unique_ptr<OutputFile>> files_; // by folder
    std::vector<PartitionMap> maps_;                       // of the part, without their pieces
    qint64 size_ = 0;                                      // bytes of the part's files
};
