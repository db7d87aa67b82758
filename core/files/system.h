// All that the program asks of the system beyond what Qt does: system_linux.cpp answers on Linux, system_windows.cpp
// and, of where games are, shops_windows.cpp on Windows. Another system needs another such file, and nothing else.
#pragma once

#include "core/files/filebytes.h"
#include "core/text.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

class QFile;

// Which file it is, whatever it is called: symbolic and hard links lead to the same one.
struct FileIdentity {
    quint64 device = 0, number = 0;
    friend bool operator==(const FileIdentity &, const FileIdentity &) = default;
};
// Nothing where there is no such file.
std::optional<FileIdentity> identityOf(const QString &path);
// What tells a version of a file from a later one at the same path, as far as the file system knows. Symbolic links are
// followed.
struct FileStamp {
    FileIdentity identity{};
    qint64 size = -1;   // bytes; -1: there is no file
    qint64 changed = 0; // time of the last modification, in nanoseconds since 1970
    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};
FileStamp stampOf(const QString &path);
// How many further names (hard links) that file has; 0 also where there is no such file.
quint64 otherNamesOf(const QString &path);
// For reading, so that others may meanwhile write it, rename it, replace it and remove it; its fileName() may be
// empty then. False: its errorString() says why not.
bool openToRead(QFile &file);
// Writes over what a file holds, so that it stays the same file under all its names, down to the disk, and reads it back.
// This is no single step: when it fails, the file may hold a part of each. Nothing is written if another file than the
// expected one has the path by now, or if `isExpected`, which is asked right before the first byte is written, denies it.
struct WrittenInto {
    QString why{};          // it failed; empty: done
    bool isAsBefore = true; // it failed before a byte was changed
    bool isOther = false;   // it was refused: the file is not the expected one
};
WrittenInto writeInto(const QString &path, const FileBytes &bytes, const FileIdentity &expected,
                      const std::function<bool()> &isExpected);

// Of files by their handles, which are C's. What fails leaves its reason.
namespace sys
{

constexpr int none = -1; // no handle
// Why the last of what follows failed, in the user's language, without a full stop.
QString reason();

// The program's own, which stays open.
int standardOutput();
// What exists and is no regular file, to be written to. On Windows devices have names in every folder.
bool isDevice(const QString &path);
int openDevice(const QString &path);
// A file that nobody can find until it is given a name; none where the system or the file system knows no such files.
// `isPrivate`: nobody else may read it.
int createUnnamed(const QString &folder, bool isPrivate);
int createNew(const QString &name, bool isPrivate);
void close(int handle);

bool writeAll(int handle, QByteArrayView bytes);
// Whether that is what the system gives back from there on.
bool holds(int handle, QByteArrayView bytes, qint64 at);
// The same of all pieces, the file's from its start.
inline bool writeAll(int handle, const FileBytes &bytes)
{
    return bytes.forEachPiece([handle](bsp::ByteView piece) { return writeAll(handle, viewOf(piece)); });
}
inline bool holds(int handle, const FileBytes &bytes)
{
    qint64 at = 0;
    return bytes.forEachPiece([&](bsp::ByteView piece) {
        return holds(handle, viewOf(piece), std::exchange(at, at + std::ssize(piece)));
    });
}
qint64 sizeOf(int handle); // -1: it cannot tell
// Down to the disk itself.
bool sync(int handle);
// Some systems tell only when a file is closed that there was no room; it stays open all the same.
bool closesWell(int handle);

// The look of a file: owner, mode, access list, attributes, where the system lets.
void keepLook(const QString &path, int to);
void keepTimes(const QString &path, int to); // of the last change and the last reading
enum class Naming { Done, IsTaken, Failed };
Naming giveName(int handle, const QString &name);
// Puts the file `from` at `place`, in one step as far as the system has one. With Old::Kept the file that was there is kept
// if the system can exchange two files: the caller looks at it and removes it. Where the system replaces no open files, the
// handle is closed and none afterwards.
enum class Old { Removed, Kept };
struct Replaced {
    bool isDone = false; // false: both files are where they were, unless `old` is set
    // The path of the file that was at `place`. Empty: there was none, or it is removed. After a failure: nothing is at
    // `place` now.
    QString old{};
};
Replaced replace(int &handle, const QString &from, const QString &place, Old old);
// Takes the lock of a file that is about to be edited, for as long as the handle is open; the system releases it when the
// process ends, however it ends. Others may read and replace the file: only those who ask for the lock learn of it.
struct Locked {
    int handle = none;
    bool isTaken = false; // another handle, of this or another process, has the lock
};
// Returns no handle, and says that the lock is not taken, if there is no such regular file, it cannot be opened, or the file
// system has no locks.
Locked lock(const QString &path);
// Returns whether replacing the file would change its owner: it belongs to another user, and this one may not give
// files away.
bool wouldChangeOwner(const QString &path);
// What changed in the folder of that file, down to the disk itself.
bool syncFolder(const QString &path);

// Whether this user may make files in that folder.
bool mayMakeFilesIn(const QString &folder);

// The bytes of memory that this machine has.
qint64 memory();
// Returns what the first Ctrl+C from now on requests to stop, instead of ending the program; the second one ends it.
std::stop_token interruption();
// Ends the program as Ctrl+C does, so that who called it knows.
[[noreturn]] void endInterrupted();
// Returns the nanoseconds that a processor has worked for the calling thread since it began, whatever other threads and other
// programs do.
qint64 threadTime();
// The command line, without the program's name.
QStringList commandLine(int argc, char **argv);
// To be called before anything is printed: what is printed is bytes of UTF-8, and no byte becomes two.
void prepareOutput();
// Whether there is anything to show a window on.
bool hasDisplay();

// Folders in which each folder may be a game's that is there for all users.
QStringList gameFolders();
// Steam's own folder, and folders that GOG's installers put games into, beside those in the home folder.
QStringList steamFolders();
QStringList gogFolders();

} // namespace sys
