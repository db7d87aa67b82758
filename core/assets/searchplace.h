// One folder or archive that is searched for files by name, in any case. It is opened or listed on first use, and the
// result is kept. Thread-safe.
#pragma once

#include "core/files/archive.h"
#include "core/files/foldernames.h"

#include <QHash>
#include <QStringList>

#include <atomic>
#include <mutex>
#include <optional>
#include <vector>

class SearchPlace
{
public:
    static constexpr qint64 largestFile = 512 << 20; // bytes; the limit for an archive's entries, too
    SearchPlace(QString path, bool isArchive) : path_(std::move(path)), isArchive_(isArchive) {}
    // Takes an archive that is already open, such as one inside another; `path` is only for display.
    SearchPlace(QString path, Archive archive) : path_(std::move(path)), isArchive_(true), archive_(std::move(archive)) {}

    const QString &path() const { return path_; }
    bool isArchive() const { return isArchive_; }
    // Returns the name as stored, for read(); empty if there is none. `name` has forward slashes, no empty parts and no
    // "..".
    QString find(const QString &name) const;
    int questions() const { return questions_; } // calls of find() so far
    // Adds the names in an archive, in lower case, with the value `number`. Does not change names that `names` contains
    // already. For a folder, adds nothing.
    void addNames(QHash<QString, size_t> &names, size_t number) const;
    // Reads a file. Fails with a sentence that does not name the file. A file longer than `most` bytes fails before it is read.
    Result<QByteArray> read(const QString &stored, qint64 most = largestFile) const;
    // Returns the size in bytes of a file that find() returned, without reading it; 0 if there is none.
    qint64 size(const QString &stored) const;
    // Returns the bytes that such a file takes on disk: in an archive, its packed size.
    qint64 packedSize(const QString &stored) const;
    // Returns the size and times of the file, or of the archive that contains it. An archive in memory has none.
    FileStamp stamp(const QString &stored) const;
    // Returns the files directly in a folder whose names end in `ending`, as stored: in the archive's order, or sorted.
    QStringList list(const QString &folder, const QString &ending) const;
    // Returns why the archive could not be opened; empty if it was opened or not used yet.
    QString problem() const;

private:
    // The names in a folder as stored, and in those that differ from it only in case, which are searched together.
    struct Part {
        QString folder;
        std::shared_ptr<const FolderNames> names;
    };
    using Listing = std::vector<Part>;
    const Listing *listing(const QString &folder) const;
    const Listing &listed(const QString &key, const QStringList &stored) const;
    Archive *archive() const;
    qint64 ofEntry(const QString &stored, qint64 ArchiveEntry::*bytes) const;

    QString path_;
    bool isArchive_;
    mutable std::mutex mutex_;
    mutable std::optional<Archive> archive_;
    mutable QString problem_;
    mutable std::atomic_int questions_ = 0;
    mutable QHash<QString, Listing> listings_; // of existing folders, by lower-case path
};
