// What differs between the records of a lump before and after edits.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

#include <optional>
#include <vector>

// What differs in a lump. In one without fields, only `bytes`, `added` and `removed` are counted, all in bytes.
struct RecordChanges {
    std::vector<quint32> fields; // by field: the number of records in which it differs
    quint32 records = 0;         // in how many records a field differs
    quint32 renumbered = 0;      // in how many others references have other numbers, but refer to the same records
    quint32 added = 0, removed = 0;
    quint32 bytes = 0; // the number of bytes that differ at the same offset

    // Returns how many records, or bytes of a lump without fields, are not what they are on disk.
    quint32 total() const { return records + renumbered + added + removed + bytes; }
};

// A lump's records in the map and in the file on disk. Edits that remove or insert records give later records other numbers than
// they have on disk. Valid until the map's next edit or save.
class FormerRecords
{
public:
    // Compares a stored lump of the map with its bytes on disk.
    FormerRecords(const MapFile &map, int lump) : FormerRecords(map, lump, map.bytesOnDisk(lump)) {}
    FormerRecords(const MapFile &map, int lump, QByteArray onDisk) : FormerRecords(map, lump, std::move(onDisk), map) {}
    // Compares with a former file, which `former` is placed in.
    FormerRecords(const MapFile &map, int lump, QByteArray onDisk, const MapFile &former);
    // Compares records with the same numbers of two maps. `before` and `now` must outlive this object.
    FormerRecords(const bsp::Lump &table, bsp::ByteView before, bsp::ByteView now);

    const bsp::Lump &table() const { return *table_; }
    const QByteArray &bytes() const { return onDisk_; } // on disk
    quint32 count() const { return countOf(onDisk_); }  // on disk
    quint32 countNow() const { return countOf(viewOf(now_)); }
    // Returns a record's number on disk; nothing if edits have added it.
    std::optional<quint32> numberOf(quint32 record) const;
    // Returns whether a field has the value that it has on disk, or refers to the record that it refers to there. The record must
    // have a number on disk.
    bool isSame(quint32 record, int field) const;
    // Returns whether a record was added, or a field of it is not the same.
    bool isModified(quint32 record) const;
    // Returns whether a record has the bytes that it has on disk.
    bool hasSameBytes(quint32 record) const;
    // Returns the bytes that would give a field the value that it has on disk, or make it refer to the record that it refers to
    // there. Nothing if edits have added the record, or removed that one.
    std::optional<QByteArray> formerBytes(quint32 record, int field) const;
    // Returns the text of the value that a field has on disk, where a reference to a record that has moved gets its new number.
    // The record must have a number on disk. Only for stored lumps of a map.
    QString formerText(quint32 record, int field) const;
    // Returns the fields of a record that differ from the file on disk, each with both values: "flags 0 -> SKY". Empty if none
    // differs. Requires that the record has a number on disk.
    QString fieldsText(quint32 record) const;
    // Counts the bytes that differ, as if all records were bytes.
    RecordChanges changedBytes() const;

private:
    quint32 countOf(QByteArrayView bytes) const { return static_cast<quint32>(bytes.size() / table_->stride); }
    QByteArrayView fieldNow(quint32 record, int field) const;
    QByteArrayView fieldOnDisk(quint32 number, int field) const;

    const MapFile *map_ = nullptr; // null: no record has moved
    int lump_ = -1;
    const bsp::Lump *table_;
    bsp::ByteView now_;
    QByteArray onDisk_;
    SharedDiskNumbers numbers_;
    // The records that a field refers to.
    struct Targets {
        SharedDiskNumbers numbers; // null: none has moved
        qint64 countOnDisk = 0;
    };
    std::vector<Targets> ofTargets_; // by field; empty: no field refers to records that have moved
};

RecordChanges recordChanges(const FormerRecords &records);
// Returns the changes as a list: "texinfo (12 records), 2 records added"; empty: none.
QString changesText(const bsp::Lump &lump, const RecordChanges &changes);
// Returns sentences on the changes. If at most `mostListed` records changed, one sentence for each states its old and new values:
// "Texinfo 3: flags 0 -> SKY."
QStringList changeSentences(const FormerRecords &records, quint32 mostListed = 5);
