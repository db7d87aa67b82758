// The services of the operating system that Qt does not offer: implemented in system_linux.cpp for Linux, and in
// system_windows.cpp, console_windows.cpp and shops_windows.cpp for Windows. Another system needs only another such file.
#pragma once

#include "core/files/filebytes.h"
#include "core/result.h"
#include "core/text.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

class QFile;

// Identifies a file whatever its name: symbolic and hard links lead to the same one.
struct FileIdentity {
    quint64 device = 0, number = 0;
    friend bool operator==(const FileIdentity &, const FileIdentity &) = default;
};
// Returns a file's identity; nothing if there is no such file.
std::optional<FileIdentity> identityOf(const QString &path);
// Distinguishes a version of a file from a later one at the same path, as far as the file system can. Symbolic links are
// followed.
struct FileStamp {
    FileIdentity identity{};
    qint64 size = -1;   // bytes; -1: there is no file
    qint64 changed = 0; // time of the last modification, in nanoseconds since 1970
    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};
FileStamp stampOf(const QString &path);
// Returns how many further names (hard links) a file has; 0 if there is no such file.
quint64 otherNamesOf(const QString &path);
// Opens a file for reading so that others may still write, rename, replace and remove it; its fileName() may be empty
// afterwards. Returns false if it fails; errorString() says why.
bool openToRead(QFile &file);
// Overwrites a file in place, so that it stays the same file under all its names, syncs it to the disk, and reads it back.
// This is not atomic: after a failure, the file may hold parts of both. Writes nothing if the path now leads to another file
// than the expected one, or if `isExpected`, which is called right before the first byte is written, returns false.
struct WrittenInto {
    QString why{};          // why it failed; empty: done
    bool isAsBefore = true; // no byte was changed
    bool isOther = false;   // refused: the file is not the expected one
};
WrittenInto writeInto(const QString &path, const FileBytes &bytes, const FileIdentity &expected,
                      const std::function<bool()> &isExpected);

// Functions on files by their C handles. After a failure, reason() returns its cause.
namespace sys {

constexpr int none = -1; // no handle
// Returns why the last failed call of these functions failed, in the user's language, without a full stop.
QString reason();

// Returns the program's standard output, which stays open.
int standardOutput();
// Returns whether the path exists and is not a regular file, so that it is written directly. On Windows, devices have names
// in every folder.
bool isDevice(const QString &path);
int openDevice(const QString &path);
// Creates a file without a name, which others cannot find until it gets one. Returns none if the system or the file system
// has no such files. `isPrivate`: only this user may read it.
int createUnnamed(const QString &folder, bool isPrivate);
int createNew(const QString &name, bool isPrivate);
void close(int handle);

bool writeAll(int handle, QByteArrayView bytes);
// Returns whether reading from `at` gives these bytes.
bool holds(int handle, QByteArrayView bytes, qint64 at);
// Do the same for all pieces; holds() reads from the file's start.
inline bool writeAll(int handle, const FileBytes &bytes)
{
    return bytes.forEachPiece([handle](bsp::ByteView piece) { return writeAll(handle, viewOf(piece)); });
}
inline bool holds(int handle, const FileBytes &bytes)
{
    qint64 at = 0;
    return bytes.forEachPiece(
        [&](bsp::ByteView piece) { return holds(handle, viewOf(piece), std::exchange(at, at + std::ssize(piece))); });
}
qint64 sizeOf(int handle); // -1: unknown
// Flushes the file's data to the disk.
bool sync(int handle);
// Returns whether closing the file would succeed: some systems report only then that there was no room. The handle stays
// open.
bool closesWell(int handle);

// Copies a file's owner, mode, access list and attributes, as far as the system permits.
void copyAttributesFrom(const QString &path, int to);
void keepTimes(const QString &path, int to); // of the last change and the last access
enum class Naming { Done, IsTaken, Failed };
Naming giveName(int handle, const QString &name);
// Moves the file `from` to `place`, atomically if the system can. With Old::Kept, the file that was there is kept if the
// system can exchange two files: the caller checks it and removes it. If the system cannot replace open files, the handle is
// closed and set to none.
enum class Old { Removed, Kept };
struct Replaced {
    bool isDone = false; // false: both files are where they were, unless `old` is set
    // Path of the file that was at `place`; empty: there was none, or it was removed. If set after a failure, nothing is at
    // `place` now.
    QString old{};
};
Replaced replace(int &handle, const QString &from, const QString &place, Old old);
// Locks a file that is about to be edited, for as long as the handle is open; the system releases the lock when the process
// ends, however it ends. Others may still read and replace the file: only programs that ask for the lock notice it.
struct Locked {
    int handle = none;
    bool isTaken = false; // another handle, of this or another process, has the lock
};
// Returns no handle, with isTaken false, if there is no such regular file, it cannot be opened, or the file system has no
// locks.
Locked lock(const QString &path);
// Returns whether replacing the file would change its owner: it belongs to another user, and this one may not give
// files away.
bool wouldChangeOwner(const QString &path);
// Flushes the changes in the file's folder to the disk.
bool syncFolder(const QString &path);

// Returns whether this user may create files in the folder.
bool mayMakeFilesIn(const QString &folder);

// Returns the memory that this process may use, in bytes: the machine's, or what a container or Slurm job allows.
qint64 memory();
// Returns a token that the first Ctrl+C from now on stops, instead of ending the program; the second one ends it.
std::stop_token interruption();
// Ends the program as Ctrl+C does, so that its caller can see it.
[[noreturn]] void endInterrupted();
// Returns the processor time of the calling thread, in nanoseconds.
qint64 threadTime();
// Returns the command line without the program's name.
QStringList commandLine(int argc, char **argv);
// Runs another program with these arguments in place of this one: in the same terminal and folder, and with its exit code. Does
// not return unless it cannot be started, and the error is a sentence on why. Windows cannot replace a program: there, it runs
// next to this one, and what it prints is printed here. `waits`: waits until it ends and returns its exit code, or fails if it
// crashes; it ends with this program. Otherwise returns 0.
Result<int> runInstead(const QString &program, const QStringList &words, bool waits);
// Makes a console show UTF-8, and makes the output streams write bytes unchanged. Must be called before anything is printed.
void prepareOutput();
// Returns whether the standard error is shown in a terminal.
bool isTerminal();
// Makes the C library read the system's time zone only once, so that it converts local times faster; ignores later changes of
// that setting. Must be called before other threads start.
void keepTimeZone();
// Returns whether there is a display for windows.
bool hasDisplay();

// Returns folders whose subfolders may be games installed for all users.
QStringList gameFolders();
// Return Steam's own folders, and folders that GOG's installers put games into, other than those in the home folder.
QStringList steamFolders();
QStringList gogFolders();

} // namespace sys
