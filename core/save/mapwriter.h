// Puts a map's bytes on the disk such that whoever looks, and whenever the power fails, finds the old file or the new one,
// and such that nothing that another program wrote meanwhile is lost.
#pragma once

#include "core/files/filebytes.h"
#include "core/files/filelock.h"
#include "core/result.h"

#include <QString>

#include <functional>
#include <optional>

// The version of the file that may be replaced. Both empty: the one that is there when writing begins.
struct Replaceable {
    std::optional<FileBytes> bytes{};   // as they were read: a file that holds them is that version, whatever its time
    std::optional<FileStamp> stamp{};   // as it was when it was looked at; used where no bytes are known
};

struct WriteOptions {
    bool backup = true; // keep the file that is replaced under another name, unless a backup of it is there already
    Replaceable replaces{};
    // For a file with more names (hard links): writes into it, so that all of them have the new map, once a backup is made.
    // That is no single step; while it lasts only the backup is sure to be whole.
    bool keepLinks = false;
    bool isLocked = false; // the caller has the file's FileLock
    // Looks at the bytes once they were read back, before they replace the old file; a sentence when they must not.
    std::function<QString(const FileBytes &bytes)> verify{};
};

struct Written {
    QString refused{};      // why the save was refused; empty: the file is written
    bool isChanged = false; // it was refused because the file is another version than the one that may be replaced
    bool isLinked = false;  // it was refused because the file has more names; WriteOptions::keepLinks writes it
    QString backup{};       // the path of a file that holds what the replaced file held; empty: there is none
    bool isNewBackup = false;
    QString formerOwner{}; // the owner of the replaced file, if the new one has another; else empty
};

// Says that a save into the file (WriteOptions::keepLinks) was cut off by a crash or a kill, and which file holds the version
// before. Returns nothing if none was cut off, or one is going on. Such a save has a mark beside the file,
// NAME.bsp.unfinished, and the FileLock. `isLocked`: the caller has the lock.
QString whyUnfinished(const QString &path, bool isLocked = false);

// Milliseconds that an edit waits for another one of the same file, which takes a fraction of a second.
constexpr int lockPatience = 5000;
// Says that another window or command is editing the file.
QString whyLocked();
// Says that a file has more names, so that writeMap() does not replace it; empty: it has one.
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

// Writes beside PATH, reads back, makes the backup and replaces the old file, whose mode stays; of a symbolic link the
// target is replaced. What exists and is no regular file, such as a pipe, is written to as it is. Fails with a sentence that
// says why, and that the old file is as it was. Refuses (Written::refused) to replace another version of the file than
// `replaces`, a file that is locked or whose last save was cut off, one with more names unless they are to be kept, and a
// read-only one whose owner would change.
Result<Written> writeMap(const QString &path, const FileBytes &bytes, const WriteOptions &options = {});
