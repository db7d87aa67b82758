// Writes a map to disk safely: at any time, even if the power fails, either the old file or the new one exists, and whatever
// another program wrote in the meantime is kept.
#pragma once

#include "core/files/filebytes.h"
#include "core/files/filelock.h"
#include "core/result.h"

#include <QString>

#include <functional>
#include <optional>

// The version of the file that may be replaced. Both empty: the one that exists when writing begins.
struct Replaceable {
    std::optional<FileBytes> bytes{}; // as they were read: a file that holds them is this version, whatever its time
    std::optional<FileStamp> stamp{}; // as it was when last seen; used if no bytes are known
};

struct WriteOptions {
    bool backup = true; // keep the replaced file under another name, unless there already is a backup of it
    Replaceable replaces{};
    // For a file with further names (hard links): makes a backup and writes into the file, so that all names have the new
    // map. This is not atomic; until it is done, only the backup is sure to be complete.
    bool keepLinks = false;
    bool isLocked = false; // the caller has the file's FileLock
    // Checks the bytes that were read back, before they replace the old file; returns a sentence if they must not replace it.
    std::function<QString(const FileBytes &bytes)> verify{};
};

struct Written {
    QString refused{};      // why the save was refused; empty: the file is written
    bool isChanged = false; // it was refused because the file differs from the version that may be replaced
    bool isLinked = false;  // it was refused because the file has further names; WriteOptions::keepLinks writes it
    QString backup{};       // path of a file with the contents of the replaced file; empty: there is none
    bool isNewBackup = false;
    QString formerOwner{}; // the owner of the replaced file, if the new one has another; else empty
};

// Returns a sentence if a save into the file (WriteOptions::keepLinks) was interrupted by a crash or a kill, with the file
// that holds the previous version. Empty if none was interrupted, or one is going on. Such a save has a mark next to the
// file, NAME.bsp.unfinished, and holds the FileLock. `isLocked`: the caller has the lock.
QString whyUnfinished(const QString &path, bool isLocked = false);

// How long an edit waits for another edit of the same file, in milliseconds; an edit takes a fraction of a second.
constexpr int lockPatience = 5000;
// Returns the sentence which says that another window or command is writing to the file.
QString whyLocked();
// Returns a sentence if a file has further names, so that writeMap() does not replace it; empty if it has only one.
QString whyLinked(const QString &path);
// Returns why a read-only file of another user is not replaced (the folder would allow it, but the owner would change);
// empty if it may be replaced.
QString whyForeign(const QString &path);
// The backup that writeMap() would find or make, in the order PATH.bak, PATH.bak2 and so on: the first regular file that
// holds the same bytes as PATH, else the first name that is free.
struct BackupPlace {
    QString path{};
    bool isThere = false;
};
BackupPlace backupPlaceFor(const QString &path);

// Writes next to PATH, reads back, makes the backup and replaces the old file, keeping its mode; for a symbolic link,
// replaces the target. Writes directly into an existing file that is not a regular one, such as a pipe. Fails with a sentence
// that says why, and that the old file is unchanged. Refuses (Written::refused) to replace a version of the file other than
// `replaces`, a file that is locked or whose last save was interrupted, a file with further names unless keepLinks is set,
// and a read-only file whose owner would change.
Result<Written> writeMap(const QString &path, const FileBytes &bytes, const WriteOptions &options = {});
