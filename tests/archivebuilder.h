// Archives made in memory, valid or with false claims, for tests and as seeds for the fuzzer.
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

struct PackedFile {
    QByteArray name, bytes;
    bool stored = false;                   // in a ZIP: stored, not deflated
    std::optional<quint32> statedSize;     // claimed in a ZIP's headers; by default the true size
    std::optional<quint32> statedPacked{}; // likewise for the packed size
    quint16 method = 8;                    // claimed for deflated files; other values are false
    quint16 flags = 0;                     // 1: encrypted
    quint32 checksumError = 0;
    QByteArray extra{}; // extra fields in a ZIP's directory
};

// Returns a PAK with its directory behind the files, as tools write it, or in front of them.
QByteArray pakOf(const QList<PackedFile> &files, bool directoryFirst = false);
QByteArray zipOf(const QList<PackedFile> &files);

// Returns a PAK's header, which claims this directory, followed by `rest`.
QByteArray pakOfDirectory(qint32 offset, qint32 length, const QByteArray &rest);
QByteArray pakEntry(const QByteArray &name, qint32 offset, qint32 length);
// Returns the 22 bytes that end a ZIP.
QByteArray zipEnd(qsizetype count, qsizetype length, qsizetype offset);
// Returns the same ZIP with the end of a ZIP64 before its own end, which leaves everything to that.
QByteArray zip64Of(const QByteArray &zip);
// Returns an extra field.
QByteArray zipField(quint16 id, const QByteArray &bytes);

struct PackedLump {
    QByteArray name, bytes;
    char type = 67; // a miptex of Half-Life
    char compression = 0;
};
QByteArray wadOf(const QList<PackedLump> &lumps, const QByteArray &magic = "WAD3");
// Returns a WAD's header, which claims this directory, followed by `rest`.
QByteArray wadOfDirectory(qint32 count, qint32 offset, const QByteArray &rest);
QByteArray wadEntry(const PackedLump &lump, qint32 offset, qint32 length);
