// The file of an archive, which is read now and then. The 100 most recently read of all such files stay open: a game may
// have thousands of archives, and a process often no more than 1024 open files.
#pragma once

#include "core/files/system.h"
#include "core/result.h"

#include <memory>

class QIODevice;

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

private:
    QString path_;
    FileStamp stamp_;
};
