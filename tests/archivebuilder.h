// Archives made in memory, whole or lying, for tests and for the fuzzer to start from.
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

struct PackedFile {
    QByteArray name, bytes;
    bool stored = false;                   // in a ZIP: not deflated
    std::optional<quint32> statedSize;     // in a ZIP's directory, instead of the true one
    std::optional<quint32> statedPacked{}; // of the packed bytes, the same
    quint16 method = 8;                    // of deflated ones; others lie
    quint16 flags = 0;                     // 1: encrypted
    quint32 checksumError = 0;
};

// The directory lies behind the files, as tools write it, or in front of them.
QByteArray pakOf(const QList<PackedFile> &files, bool directoryFirst = false);
QByteArray zipOf(const QList<PackedFile> &files);

// A PAK of no file data, and a directory that says what it is told.
QByteArray pakOfDirectory(qint32 offset, qint32 length, const QByteArray &rest);
QByteArray pakEntry(const QByteArray &name, qint32 offset, qint32 length);
// The 22 bytes that end a ZIP.
QByteArray zipEnd(qsizetype count, qsizetype length, qsizetype offset);

struct PackedLump {
    QByteArray name, bytes;
    char type = 67; // a miptex of Half-Life
    char compression = 0;
};
QByteArray wadOf(const QList<PackedLump> &lumps, const QByteArray &magic = "WAD3");
// A WAD of no lump data, and a directory that says what it is told.
QByteArray wadOfDirectory(qint32 count, qint32 offset, const QByteArray &rest);
QByteArray wadEntry(const PackedLump &lump, qint32 offset, qint32 length);
