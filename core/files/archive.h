// The files inside a PAK, a PK3 (which is a ZIP) or a WAD: listed at once, read one by one on request. The lists are kept for
// the process, so that a game's archives are listed once, however many maps are opened. The kind of archive is detected from
// its contents, never from its name. A WAD's lumps are files with an extension for their type: brick.mip (a miptex), .qpic (a
// picture), .fnt (a font), .lmp (anything else).
#pragma once

#include "core/files/system.h"
#include "core/result.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <memory>
#include <vector>

class QIODevice;

struct ArchiveEntry {
    QString name;              // as stored, but with forward slashes
    qint64 size = 0;           // as the archive states it; reading the entry may prove it false
    qint64 packed = 0;         // bytes that it takes in the archive; scaled down if entries overlap
    quint64 place = 0;         // its offset in a PAK or WAD, its number in a PK3
    bool isCompressed = false; // in a WAD
    bool isShared = false;     // other entries already claim its bytes too often, so read() refuses it
};

// Counts the bytes that entries claim. Entries of a damaged directory may overlap by the thousand: they are read until they
// have claimed four times the archive's size. Tools that store equal files once need less.
class Claims
{
public:
    explicit Claims(qint64 size) : size_(size), left_(4 * size) {}
    // Returns whether the entries have claimed too many bytes. An entry that claims none, or more than there are, is not
    // counted; reading the latter fails anyway.
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

enum class ArchiveKind { None, Pak, Zip, Wad };

// The files in an archive.
struct ArchiveListing {
    ArchiveKind kind = ArchiveKind::None;
    std::vector<ArchiveEntry> entries{};
    QHash<QString, size_t> byName{}; // see Archive::byName()

    qsizetype cost() const; // approximate bytes of memory
};

// Lists and reads one archive. `device` is the archive's file, possibly reopened.
class ArchiveReader
{
public:
    virtual ~ArchiveReader() = default;
    virtual Result<std::vector<ArchiveEntry>> list(QIODevice &device) = 0;
    // Reads an entry that this or another reader of the archive listed.
    virtual Result<QByteArray> read(QIODevice &device, const ArchiveEntry &entry) = 0;
};

// The file of an archive, opened when it is read. The 100 most recently read of all such files stay open: a game may have
// thousands of archives, and a process often no more than 1024 open files.
class ArchiveFile
{
public:
    explicit ArchiveFile(const QString &path) : path_(path), stamp_(stampOf(path)) {}
    ~ArchiveFile(); // closes the file
    ArchiveFile(const ArchiveFile &) = delete;
    ArchiveFile &operator=(const ArchiveFile &) = delete;

    // Returns the file, which stays open as long as the caller needs it. Fails with a sentence if it cannot be opened, or is
    // no longer the version that existed when this object was made.
    Result<std::shared_ptr<QIODevice>> open() const;
    const FileStamp &stamp() const { return stamp_; }

private:
    QString path_;
    FileStamp stamp_;
};

class Archive
{
public:
    // Returns whether a file begins like an archive that open() can read; it may still be damaged.
    static bool recognizes(const QString &path);
    // Returns the patterns for file dialogs: "*.pak *.PAK ...".
    static QString namePatterns();
    // Fails with a sentence if the file cannot be read, is not an archive, or its directory is damaged.
    static Result<Archive> open(const QString &path);
    static Result<Archive> fromBytes(const QByteArray &bytes);

    ArchiveKind kind() const { return listing_->kind; }
    // Returns the files, in the archive's order, without folders.
    const std::vector<ArchiveEntry> &entries() const { return listing_->entries; }
    // Returns an entry by name, in any case and with either slash, as the games look it up; of several with one name, the
    // first of a PAK or WAD, the last of a PK3. Null if there is none; valid while the archive lives, even if it is moved.
    const ArchiveEntry *find(const QString &name) const;
    // Returns the names that find() finds, in lower case and with forward slashes, with their indexes in entries().
    const QHash<QString, size_t> &byName() const { return listing_->byName; }
    // Returns the version of the file that is read; without a size for an archive in memory.
    FileStamp stamp() const { return file_ ? file_->stamp() : FileStamp(); }
    // Reads all bytes of an entry from the file. Moves the file's position, so only one thread may call it at a time. Fails
    // with a sentence if the entry is damaged, encrypted, compressed in an unknown way, or not as long as stated, or if the
    // file had to be reopened and was changed.
    Result<QByteArray> read(const ArchiveEntry &entry);

private:
    Archive() = default;

    std::shared_ptr<const ArchiveListing> listing_;
    std::unique_ptr<ArchiveReader> reader_;
    std::unique_ptr<const ArchiveFile> file_;
    std::shared_ptr<QIODevice> memory_; // null if there is a file
};
