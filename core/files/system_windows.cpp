// Handles are those of Microsoft's C library for files that the system opened, so standard output is one as well.
#include "core/files/system.h"
#include "core/files/windowsheader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

#include <aclapi.h>
#include <fcntl.h>
#include <io.h>

using namespace Qt::StringLiterals;

namespace {

constexpr DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
constexpr DWORD keptAttributes =
    FILE_ATTRIBUTE_HIDDEN | FILE_ATTRIBUTE_SYSTEM | FILE_ATTRIBUTE_ARCHIVE | FILE_ATTRIBUTE_NOT_CONTENT_INDEXED;
constexpr DWORD most = 1 << 20; // bytes that are written at a time

// A path of any length, as the system's wide functions take it.
class Native
{
public:
    explicit Native(const QString &path) : path_(QDir::toNativeSeparators(QFileInfo(path).absoluteFilePath()))
    {
        constexpr qsizetype longest = MAX_PATH - 12; // the limit for creating a folder; the one for files is higher
        if (path_.size() > longest && !path_.startsWith(u"\\\\"))
            path_.prepend(u"\\\\?\\");
        else if (path_.size() > longest && !path_.startsWith(u"\\\\?\\"))
            path_.replace(0, 1, QStringLiteral("\\\\?\\UNC"));
    }
    operator const wchar_t *() const { return reinterpret_cast<const wchar_t *>(path_.utf16()); }

private:
    QString path_;
};

HANDLE ofSystem(int handle) { return reinterpret_cast<HANDLE>(_get_osfhandle(handle)); }

// Returns a C handle for a file, or none; keeps the system's reason.
int ofC(HANDLE file)
{
    if (file == INVALID_HANDLE_VALUE)
        return sys::none;
    const int handle = _open_osfhandle(reinterpret_cast<intptr_t>(file), _O_BINARY);
    if (handle == sys::none) { // the C library limits the number of handles, and keeps its own reason
        CloseHandle(file);
        SetLastError(ERROR_TOO_MANY_OPEN_FILES);
    }
    return handle;
}

std::optional<BY_HANDLE_FILE_INFORMATION> informationOn(const QString &path)
{
    // Folders can only be opened with backup semantics.
    const auto file =
        CreateFileW(Native(path), FILE_READ_ATTRIBUTES, shared, nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    BY_HANDLE_FILE_INFORMATION found;
    const bool isThere = file != INVALID_HANDLE_VALUE && GetFileInformationByHandle(file, &found);
    if (file != INVALID_HANDLE_VALUE)
        CloseHandle(file);
    return isThere ? std::optional(found) : std::nullopt;
}

FileIdentity identityIn(const BY_HANDLE_FILE_INFORMATION &found)
{
    return {found.dwVolumeSerialNumber, (quint64{found.nFileIndexHigh} << 32) | found.nFileIndexLow};
}

// Opens a path as spelled: in new versions of Windows, a device's name inside a folder means an ordinary file.
HANDLE openAsGiven(const QString &path, DWORD access)
{
    const auto name = QDir::toNativeSeparators(path);
    return CreateFileW(reinterpret_cast<const wchar_t *>(name.utf16()), access, shared, nullptr, OPEN_EXISTING,
                       FILE_ATTRIBUTE_NORMAL, nullptr);
}

bool endsAt(int handle, qint64 size)
{
    FILE_END_OF_FILE_INFO end;
    end.EndOfFile.QuadPart = size;
    return SetFileInformationByHandle(ofSystem(handle), FileEndOfFileInfo, &end, sizeof end);
}

bool isThere(const wchar_t *path) { return GetFileAttributesW(path) != INVALID_FILE_ATTRIBUTES; }

void keepAccess(const QString &path, int to)
{
    PACL list = nullptr;
    PSECURITY_DESCRIPTOR descriptor = nullptr;
    if (GetNamedSecurityInfoW(Native(path), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, nullptr, nullptr, &list, nullptr,
                              &descriptor)
        != ERROR_SUCCESS)
        return;
    SECURITY_DESCRIPTOR_CONTROL control = 0;
    DWORD revision = 0;
    GetSecurityDescriptorControl(descriptor, &control, &revision);
    const SECURITY_INFORMATION inherits =
        control & SE_DACL_PROTECTED ? PROTECTED_DACL_SECURITY_INFORMATION : UNPROTECTED_DACL_SECURITY_INFORMATION;
    SetSecurityInfo(ofSystem(to), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION | inherits, nullptr, nullptr, list, nullptr);
    LocalFree(descriptor);
}

} // namespace

std::optional<FileIdentity> identityOf(const QString &path)
{
    const auto found = informationOn(path);
    if (!found)
        return {};
    return identityIn(*found);
}

quint64 otherNamesOf(const QString &path)
{
    const auto found = informationOn(path);
    const bool isFile = found && !(found->dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY);
    return isFile && found->nNumberOfLinks > 1 ? found->nNumberOfLinks - 1 : 0;
}

FileStamp stampOf(const QString &path)
{
    const auto found = informationOn(path);
    if (!found)
        return {};
    constexpr qint64 until1970 = 116'444'736'000'000'000; // from 1601, in units of 100 nanoseconds
    const auto whole = [](DWORD high, DWORD low) { return static_cast<qint64>((quint64{high} << 32) | low); };
    return {.identity = identityIn(*found),
            .size = whole(found->nFileSizeHigh, found->nFileSizeLow),
            .changed = (whole(found->ftLastWriteTime.dwHighDateTime, found->ftLastWriteTime.dwLowDateTime) - until1970) * 100};
}

// A file that Qt opens cannot be renamed or removed by others. Qt is used only to find out why a file does not open, and for
// the program's resources.
bool openToRead(QFile &file)
{
    const int handle =
        ofC(CreateFileW(Native(file.fileName()), GENERIC_READ, shared, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
    return handle == sys::none ? file.open(QIODevice::ReadOnly) : file.open(handle, QIODevice::ReadOnly, QFile::AutoCloseHandle);
}

// Extends the file first, so that a full disk is noticed before a byte is changed.
WrittenInto writeInto(const QString &path, const FileBytes &bytes, const FileIdentity &expected,
                      const std::function<bool()> &isExpected)
{
    const int handle = ofC(CreateFileW(Native(path), GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, nullptr, OPEN_EXISTING,
                                       FILE_ATTRIBUTE_NORMAL, nullptr));
    if (handle == sys::none)
        return {.why = sys::reason()};
    const auto closesIt = qScopeGuard([handle] { sys::close(handle); });
    BY_HANDLE_FILE_INFORMATION found;
    if (!GetFileInformationByHandle(ofSystem(handle), &found))
        return {.why = sys::reason()};
    if (identityIn(found) != expected || !isExpected())
        return {.isOther = true};
    const auto before = sys::sizeOf(handle);
    if (before < 0 || (bytes.size() > before && !endsAt(handle, bytes.size())))
        return {.why = sys::reason()};
    const bool written = sys::writeAll(handle, bytes) && endsAt(handle, bytes.size()) && sys::sync(handle);
    if (written && !sys::holds(handle, bytes))
        SetLastError(ERROR_IO_DEVICE);
    else if (written)
        return {.isAsBefore = false};
    return {.why = sys::reason(), .isAsBefore = false};
}

namespace sys {

QString reason()
{
    auto text = qt_error_string(static_cast<int>(GetLastError())).trimmed();
    return text.endsWith(u'.') ? text.chopped(1) : text;
}

int standardOutput() { return _fileno(stdout); }
bool isTerminal() { return _isatty(_fileno(stderr)) != 0; }

// Qt recognises no device by its name, not even NUL.
bool isDevice(const QString &path)
{
    const auto opened = openAsGiven(path, 0);
    const bool is = opened != INVALID_HANDLE_VALUE && GetFileType(opened) != FILE_TYPE_DISK;
    if (opened != INVALID_HANDLE_VALUE)
        CloseHandle(opened);
    return is || QFileInfo(path).isDir();
}

int openDevice(const QString &path) { return ofC(openAsGiven(path, GENERIC_WRITE)); }
int createUnnamed(const QString &, bool) { return none; }

// Private files are in the user's own folders, which pass on their access lists. On a share, a user may be allowed to change
// files but not their access lists.
int createNew(const QString &name, bool)
{
    const auto make = [path = Native(name)](DWORD rights) {
        return CreateFileW(path, GENERIC_READ | GENERIC_WRITE | DELETE | rights, shared, nullptr, CREATE_NEW,
                           FILE_ATTRIBUTE_NORMAL, nullptr);
    };
    auto made = make(WRITE_DAC);
    if (made == INVALID_HANDLE_VALUE && GetLastError() == ERROR_ACCESS_DENIED)
        made = make(0);
    const int handle = ofC(made);
    if (made != INVALID_HANDLE_VALUE && handle == none) {
        const auto why = GetLastError();
        DeleteFileW(Native(name));
        SetLastError(why);
    }
    return handle;
}

void close(int handle) { _close(handle); }

bool writeAll(int handle, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        DWORD count = 0;
        const auto wanted = static_cast<DWORD>(std::min<qsizetype>(bytes.size(), most));
        if (!WriteFile(ofSystem(handle), bytes.data(), wanted, &count, nullptr))
            return false;
        bytes = bytes.sliced(count);
    }
    return true;
}

bool holds(int handle, QByteArrayView bytes, qint64 at)
{
    std::array<char, 1 << 16> read;
    while (!bytes.isEmpty()) {
        OVERLAPPED from{};
        from.Offset = static_cast<DWORD>(at & 0xffff'ffff);
        from.OffsetHigh = static_cast<DWORD>(at >> 32);
        DWORD got = 0;
        const auto wanted = static_cast<DWORD>(std::min<qsizetype>(bytes.size(), read.size()));
        if (!ReadFile(ofSystem(handle), read.data(), wanted, &got, &from) || got == 0
            || bytes.first(got) != QByteArrayView(read.data(), got))
            return false;
        bytes = bytes.sliced(got);
        at += got;
    }
    return true;
}

qint64 sizeOf(int handle)
{
    LARGE_INTEGER size;
    return GetFileSizeEx(ofSystem(handle), &size) ? size.QuadPart : -1;
}

bool sync(int handle) { return FlushFileBuffers(ofSystem(handle)); }
bool closesWell(int) { return true; }

void copyAttributesFrom(const QString &path, int to)
{
    const auto was = informationOn(path);
    if (!was)
        return;
    keepAccess(path, to);
    FILE_BASIC_INFO look{};
    look.FileAttributes = was->dwFileAttributes & keptAttributes;
    if (look.FileAttributes != 0) // 0 would leave them unchanged
        SetFileInformationByHandle(ofSystem(to), FileBasicInfo, &look, sizeof look);
}

void keepTimes(const QString &path, int to)
{
    if (const auto was = informationOn(path))
        SetFileTime(ofSystem(to), nullptr, &was->ftLastAccessTime, &was->ftLastWriteTime);
}

Naming giveName(int, const QString &) { return Naming::Failed; }

// ReplaceFile() also keeps the time of creation, streams and, if it may be set, the access list; some file systems do not
// support it. It takes two steps and may fail between them: without a name for the old file, that may then be gone; with
// one, it is kept under that name (ERROR_UNABLE_TO_MOVE_REPLACEMENT_2). Neither call replaces a file that a game has open,
// and the reason of the first says so.
Replaced replace(int &handle, const QString &from, const QString &place, Old keep)
{
    if (handle != none)
        close(handle);
    handle = none;
    const QString aside = from + u".old"_s; // unused, as `from` was, and no save sweeps it away
    const Native name(from), at(place), old(aside);
    if (const auto there = GetFileAttributesW(at); there != INVALID_FILE_ATTRIBUTES && there & FILE_ATTRIBUTE_READONLY) {
        SetLastError(ERROR_FILE_READ_ONLY);
        return {};
    }
    if (isThere(old)) { // it would be overwritten
        SetLastError(ERROR_ALREADY_EXISTS);
        return {};
    }
    constexpr DWORD lenient = REPLACEFILE_IGNORE_MERGE_ERRORS | REPLACEFILE_IGNORE_ACL_ERRORS;
    const auto done = [&](bool hasOld) {
        if (hasOld && keep == Old::Removed)
            DeleteFileW(old);
        return Replaced{.isDone = true, .old = hasOld && keep == Old::Kept ? aside : QString()};
    };
    if (ReplaceFileW(at, name, old, lenient, nullptr, nullptr))
        return done(true);
    const auto why = GetLastError();
    const bool isAside = isThere(old) && !isThere(at);
    const bool wasNone = why == ERROR_FILE_NOT_FOUND && keep == Old::Kept; // then none may be replaced
    if (MoveFileExW(name, at, MOVEFILE_WRITE_THROUGH | (isAside || wasNone ? 0 : MOVEFILE_REPLACE_EXISTING)))
        return done(isAside);
    const bool isBack = !isAside || MoveFileExW(old, at, MOVEFILE_WRITE_THROUGH);
    if (why != ERROR_FILE_NOT_FOUND)
        SetLastError(why);
    return {.old = isBack ? QString() : aside};
}

// Locks one byte far past the end of the file, so that others can still read and write its contents.
Locked lock(const QString &path)
{
    if (isDevice(path))
        return {};
    const auto file = CreateFileW(Native(path), GENERIC_READ, shared, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return {};
    OVERLAPPED at{};
    at.OffsetHigh = 0x7fff'fffe;
    if (LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at))
        return {.handle = ofC(file)};
    const bool isTaken = GetLastError() == ERROR_LOCK_VIOLATION || GetLastError() == ERROR_IO_PENDING;
    CloseHandle(file);
    return {.isTaken = isTaken};
}

// Returns false: a file that replaces another gets its access list, and every user who may write into a folder may own files
// in it.
bool wouldChangeOwner(const QString &) { return false; }
bool syncFolder(const QString &) { return true; }

// Qt ignores access lists: to it, everything that is installed for all users seems writable.
bool mayMakeFilesIn(const QString &folder)
{
    const auto opened =
        CreateFileW(Native(folder), FILE_ADD_FILE, shared, nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (opened != INVALID_HANDLE_VALUE)
        CloseHandle(opened);
    return opened != INVALID_HANDLE_VALUE && QFileInfo(folder).isDir();
}

qint64 memory()
{
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof status;
    return GlobalMemoryStatusEx(&status) ? static_cast<qint64>(status.ullTotalPhys) : qint64{1} << 30;
}

std::stop_token interruption()
{
    static std::stop_source source;
    static const auto handler = [](DWORD event) -> BOOL {
        return (event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT) && source.request_stop() ? TRUE : FALSE;
    };
    static const bool isWatched = SetConsoleCtrlHandler(handler, TRUE) != FALSE;
    return isWatched ? source.get_token() : std::stop_token();
}

void endInterrupted() { std::_Exit(static_cast<int>(STATUS_CONTROL_C_EXIT)); }

qint64 threadTime()
{
    FILETIME made{}, ended{}, inKernel{}, inProgram{};
    GetThreadTimes(GetCurrentThread(), &made, &ended, &inKernel, &inProgram);
    const auto nanoseconds = [](const FILETIME &time) {
        return 100 * static_cast<qint64>(quint64{time.dwHighDateTime} << 32 | time.dwLowDateTime);
    };
    return nanoseconds(inKernel) + nanoseconds(inProgram);
}

void keepTimeZone() {}
bool hasDisplay() { return true; }
QStringList gameFolders() { return {}; }

} // namespace sys
