// One folder or archive that is searched for files by their names, in any case. Nothing is opened or listed before it
// is asked for; what was, is kept. Several threads may ask at once.
#pragma once

#include "core/files/archive.h"

#include <QHash>
#include <QStringList>

#include <atomic>
#include <mutex>
#include <optional>

class SearchPlace
{
public:
    static constexpr qint64 largestFile = 512 << 20; // bytes; as an archive's entry may be
    SearchPlace(QString path, bool isArchive) : path_(std::move(path)), isArchive_(isArchive) {}
    // An archive that lies inside another, under that path.
    SearchPlace(QString path, Archive archive)
        : path_(std::move(path)), isArchive_(true), archive_(std::move(archive))
    {
    }

    const QString &path() const { return path_; }
    bool isArchive() const { return isArchive_; }
    // The name as it is stored, which read() takes; empty if there is none. `name` has forward slashes, no empty parts
    // and no "..".
    QString find(const QString &name) const;
    int questions() const { return questions_; } // to find() so far
    // Adds the names in an archive, in lower case, as those of the place with that number; names that are there stay. A folder
    // adds none.
    void addNames(QHash<QString, size_t> &names, size_t number) const;
    // Fails with a sentence that does not name the file, also when it is longer than `most` bytes: then before it is
    // read.
    Result<QByteArray> read(const QString &stored, qint64 most = largestFile) const;
    // Of a file as find() gives it, in bytes, without reading it; 0 where there is none.
    qint64 size(const QString &stored) const;
    // Likewise of what it takes where it lies: in an archive packed.
    qint64 packedSize(const QString &stored) const;
    // The files right in a folder whose names end so, as stored: in the archive's order, or sorted.
    QStringList list(const QString &folder, const QString &ending) const;
    // An archive that cannot be opened says why, once it was asked for something.
    QString problem() const;

private:
    // The files and folders of a folder by their names in lower case, as stored. What differs in case alone is one
    // folder; of such files the first by name is taken.
    struct Listing {
        QHash<QString, QString> files;
        QHash<QString, QStringList> folders;
    };
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
    mutable QHash<QString, Listing> listings_; // of folders that exist, by their path in lower case
};
