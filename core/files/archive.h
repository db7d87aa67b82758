// The files inside a PAK, a PK3 (which is a ZIP) or a WAD: listed at once, read one by one as they are asked for. What
// an archive is follows from its contents, never from its name. A WAD's lumps are files named by their type: brick.mip
// (a miptex), .qpic (a picture), .fnt (a font), .lmp (anything else).
#pragma once

#include "core/files/archivefile.h"
#include "core/result.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <memory>
#include <vector>

class QIODevice;

struct ArchiveEntry {
    QString name;      // as stored, but with forward slashes
    qint64 size = 0;   // as the archive states it; only reading tells whether it is true
    qint64 packed = 0; // bytes that it takes in the archive; entries that share some have their part each
    quint64 place = 0; // its offset in a PAK or WAD, its number in a PK3
    bool isCompressed = false; // in a WAD
    bool isShared = false;     // other entries claim its bytes too often already, so it is not read
};

// Counts what entries claim of the bytes that hold them. Entries that lie over each other, as those of a damaged directory may
// by the thousand, are read until they have claimed each byte four times; tools that keep equal files once need less.
class Claims
{
public:
    explicit Claims(qint64 size) : size_(size), left_(4 * size) {}
    // Returns whether the entry claims bytes that were claimed too often. One that claims none, or more than there are, is
    // not counted: reading it fails by itself.
    bool add(qint64 bytes)
    {
        if (bytes <= 0 || bytes > size_)
            return false;
        isOver_ = isOver_ || bytes > left_;
        left_ -= isOver_ ? 0 : bytes;
        return isOver_;
    }

private:
    qint64 size_, left_; // bytes
    bool isOver_ = false;
};

// What an archive's kind knows: where in the file the entries are.
class ArchiveReader
{
public:
    virtual ~ArchiveReader() = default;
    // `device` is the archive's file, perhaps opened anew.
    virtual Result<QByteArray> read(QIODevice &device, const ArchiveEntry &entry) = 0;
};

class Archive
{
public:
    // Whether a file begins like an archive that open() reads; it may still be damaged.
    static bool recognizes(const QString &path);
    // For file dialogs: "*.pak *.PAK ...".
    static QString namePatterns();
    // Fails with a sentence when the file cannot be read, is no archive, or its directory is damaged.
    static Result<Archive> open(const QString &path);
    static Result<Archive> fromBytes(QByteArray bytes);

    // The files, in the archive's order; folders are left out.
    const std::vector<ArchiveEntry> &entries() const { return entries_; }
    // In any case and with either slash, as the games look them up: of several of one name the first of a PAK or WAD,
    // the last of a PK3. Null if there is none; valid as long as the archive, also when it was moved.
    const ArchiveEntry *find(const QString &name) const;
    // The names that find() finds, in lower case and with forward slashes, and their numbers in entries().
    const QHash<QString, size_t> &byName() const { return byName_; }
    // All bytes of an entry, read from the file now, which moves its position: one thread at a time. Fails with a
    // sentence when the entry is damaged, encrypted, compressed in an unknown way, or not as long as it says, or when
    // the file had to be opened anew and was changed.
    Result<QByteArray> read(const ArchiveEntry &entry);

private:
    Archive() = default;
    static Result<Archive> fromDevice(QIODevice &device);

    std::vector<ArchiveEntry> entries_;
    QHash<QString, size_t> byName_;
    std::unique_ptr<ArchiveReader> reader_;
    std::unique_ptr<const ArchiveFile> file_;
    std::shared_ptr<QIODevice> memory_; // where there is no file
};
