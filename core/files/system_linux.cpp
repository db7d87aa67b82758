#include "core/files/system.h"

#include "core/files/cgroups.h"
#include "core/files/regularfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr mode_t modeOf(bool isPrivate)
{
    return isPrivate ? 0600 : 0666; // minus the umask, as for all files
}

// Copies extended attributes, which include access lists. The system decides which of them may be set.
void copyAttributes(int from, int to)
{
    const auto size = ::flistxattr(from, nullptr, 0);
    if (size <= 0)
        return;
    std::vector<char> names(static_cast<size_t>(size));
    const auto listed = ::flistxattr(from, names.data(), names.size());
    for (ssize_t at = 0; at < listed; at += static_cast<ssize_t>(qstrlen(names.data() + at)) + 1) {
        const char *name = names.data() + at;
        const auto length = ::fgetxattr(from, name, nullptr, 0);
        if (length < 0)
            continue;
        std::vector<char> value(static_cast<size_t>(length));
        if (::fgetxattr(from, name, value.data(), value.size()) == length)
            ::fsetxattr(to, name, value.data(), value.size(), 0);
    }
}

} // namespace

std::optional<FileIdentity> identityOf(const QString &path)
{
    struct stat found;
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return {};
    return FileIdentity{found.st_dev, found.st_ino};
}

quint64 otherNamesOf(const QString &path)
{
    struct stat found;
    const bool isThere = ::stat(QFile::encodeName(path).constData(), &found) == 0 && S_ISREG(found.st_mode);
    return isThere && found.st_nlink > 1 ? found.st_nlink - 1 : 0;
}

FileStamp stampOf(const QString &path)
{
    struct stat found;
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return {};
    constexpr qint64 second = 1'000'000'000;
    return {.identity = {found.st_dev, found.st_ino},
            .size = found.st_size,
            .changed = found.st_mtim.tv_sec * second + found.st_mtim.tv_nsec};
}

bool openToRead(QFile &file) { return file.open(QIODevice::ReadOnly); }

// Allocates the space first, so that a full disk is noticed before a byte is changed; from then on nothing needs memory.
WrittenInto writeInto(const QString &path, const FileBytes &bytes, const FileIdentity &expected,
                      const std::function<bool()> &isExpected)
{
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
    if (handle < 0)
        return {.why = qt_error_string(errno)};
    const auto closesIt = qScopeGuard([handle] { ::close(handle); });
    struct stat was;
    if (::fstat(handle, &was) != 0)
        return {.why = qt_error_string(errno)};
    if (FileIdentity{was.st_dev, was.st_ino} != expected || !isExpected())
        return {.isOther = true};
    if (const int code = bytes.size() == 0 ? 0 : ::posix_fallocate(handle, 0, bytes.size()); code != 0 && code != EOPNOTSUPP) {
        [[maybe_unused]] const int undone = ::ftruncate(handle, was.st_size);
        return {.why = qt_error_string(code)};
    }
    const bool written = sys::writeAll(handle, bytes) && ::ftruncate(handle, bytes.size()) == 0 && ::fsync(handle) == 0;
    if (!written || !sys::holds(handle, bytes))
        return {.why = qt_error_string(written ? EIO : errno), .isAsBefore = false};
    return {.isAsBefore = false};
}

namespace sys {

QString reason() { return qt_error_string(errno); }
int standardOutput() { return STDOUT_FILENO; }

bool isDevice(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile();
}

int openDevice(const QString &path) { return ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CLOEXEC); }

int createUnnamed(const QString &folder, bool isPrivate)
{
    static const bool canBeNamedLater = QFileInfo::exists(u"/proc/self/fd"_s);
    if (!canBeNamedLater)
        return none;
    return ::open(QFile::encodeName(folder).constData(), O_TMPFILE | O_RDWR | O_CLOEXEC, modeOf(isPrivate));
}

int createNew(const QString &name, bool isPrivate)
{
    return ::open(QFile::encodeName(name).constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, modeOf(isPrivate));
}

void close(int handle) { ::close(handle); }

bool writeAll(int handle, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const auto count = ::write(handle, bytes.data(), static_cast<size_t>(bytes.size()));
        if (count < 0 && errno != EINTR)
            return false;
        bytes = bytes.sliced(std::max<qsizetype>(count, 0));
    }
    return true;
}

bool holds(int handle, QByteArrayView bytes, qint64 at)
{
    std::array<char, 1 << 16> read;
    while (!bytes.isEmpty()) {
        const auto wanted = std::min<qsizetype>(bytes.size(), read.size());
        const auto count = ::pread(handle, read.data(), static_cast<size_t>(wanted), at);
        if (count == 0 || (count < 0 && errno != EINTR))
            return false;
        const auto got = std::max<qsizetype>(count, 0);
        if (bytes.first(got) != QByteArrayView(read.data(), got))
            return false;
        bytes = bytes.sliced(got);
        at += got;
    }
    return true;
}

qint64 sizeOf(int handle)
{
    struct stat found;
    return ::fstat(handle, &found) == 0 ? found.st_size : -1;
}

bool sync(int handle) { return ::fsync(handle) == 0; }

// Closes a duplicate of the handle.
bool closesWell(int handle)
{
    const int copy = ::dup(handle);
    return copy >= 0 && ::close(copy) == 0;
}

// Sets the owner first, since changing it clears bits of the mode, and the access list last, since the mode is its mask.
void copyAttributesFrom(const QString &path, int to)
{
    const int from = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    struct stat was;
    if (from >= 0 && ::fstat(from, &was) == 0) {
        if (::fchown(to, was.st_uid, was.st_gid) != 0) [[maybe_unused]]
            const int group = ::fchown(to, static_cast<uid_t>(-1), was.st_gid);
        ::fchmod(to, was.st_mode & 07777);
        copyAttributes(from, to);
    }
    if (from >= 0)
        ::close(from);
}

void keepTimes(const QString &path, int to)
{
    struct stat other;
    if (::stat(QFile::encodeName(path).constData(), &other) != 0)
        return;
    const timespec times[] = {other.st_atim, other.st_mtim};
    ::futimens(to, times);
}

Naming giveName(int handle, const QString &name)
{
    const auto self = QByteArray("/proc/self/fd/") + QByteArray::number(handle);
    if (::linkat(AT_FDCWD, self.constData(), AT_FDCWD, QFile::encodeName(name).constData(), AT_SYMLINK_FOLLOW) == 0)
        return Naming::Done;
    return errno == EEXIST ? Naming::IsTaken : Naming::Failed;
}

// Not every file system can exchange two files (renameat2(2)). On those that cannot, a plain rename removes the old file; if
// there was none, creating a hard link makes sure that none has appeared since.
Replaced replace(int &, const QString &from, const QString &place, Old old)
{
    const auto one = QFile::encodeName(from), other = QFile::encodeName(place);
    const auto move = [&](unsigned how) { return ::renameat2(AT_FDCWD, one.constData(), AT_FDCWD, other.constData(), how) == 0; };
    const auto isMissing = [](bool done) { return !done && (errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP); };
    if (old == Old::Removed)
        return {.isDone = ::rename(one.constData(), other.constData()) == 0};
    bool isDone = move(RENAME_EXCHANGE);
    if (isDone)
        return {.isDone = true, .old = from};
    if (errno == ENOENT && (isDone = move(RENAME_NOREPLACE), !isMissing(isDone)))
        return {.isDone = isDone};
    if (!isMissing(isDone))
        return {};
    if (::access(other.constData(), F_OK) == 0)
        return {.isDone = ::rename(one.constData(), other.constData()) == 0};
    return {.isDone = ::link(one.constData(), other.constData()) == 0 && ::unlink(one.constData()) == 0};
}

// Locks of open file descriptions work over NFS. As on Windows, they lock a single byte far past the end: over SMB, even this
// process could not read locked bytes. They need a writable file; others are locked as a whole with flock(). If the file was
// replaced between opening and locking, others find the new one, so lock() tries again.
Locked lock(const QString &path)
{
    const auto name = QFile::encodeName(path);
    constexpr int times = 100;
    struct stat opened, found;
    for (int i = 0; i < times && ::stat(name.constData(), &found) == 0 && S_ISREG(found.st_mode); ++i) {
        int handle = ::open(name.constData(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
        const bool isWritable = handle >= 0;
        if (!isWritable)
            handle = ::open(name.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (handle < 0)
            return {};
        struct flock byte = {};
        byte.l_type = F_WRLCK;
        byte.l_whence = SEEK_SET;
        byte.l_start = std::numeric_limits<off_t>::max() - 1;
        byte.l_len = 1;
        bool isLocked = isWritable && ::fcntl(handle, F_OFD_SETLK, &byte) == 0;
        bool isTaken = isWritable && !isLocked && (errno == EAGAIN || errno == EACCES);
        if (!isLocked && !isTaken) {
            isLocked = ::flock(handle, LOCK_EX | LOCK_NB) == 0;
            isTaken = !isLocked && errno == EWOULDBLOCK;
        }
        if (isLocked && ::fstat(handle, &opened) == 0 && ::stat(name.constData(), &found) == 0 && opened.st_dev == found.st_dev
            && opened.st_ino == found.st_ino)
            return {.handle = handle};
        ::close(handle);
        if (!isLocked)
            return {.isTaken = isTaken};
    }
    return {};
}

bool wouldChangeOwner(const QString &path)
{
    struct stat found;
    return ::geteuid() != 0 && ::stat(QFile::encodeName(path).constData(), &found) == 0 && found.st_uid != ::geteuid();
}

bool syncFolder(const QString &path)
{
    const auto folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const int handle = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return true; // a folder that this user may write into but not read
    const bool synced = ::fsync(handle) == 0 || errno == EINVAL || errno == EROFS; // not every file system can sync folders
    const int why = errno;
    ::close(handle);
    errno = why;
    return synced;
}

bool mayMakeFilesIn(const QString &folder)
{
    const QFileInfo info(folder);
    return info.isDir() && info.isWritable();
}

qint64 memory()
{
    const qint64 ofMachine = qint64{::sysconf(_SC_PHYS_PAGES)} * ::sysconf(_SC_PAGESIZE);
    QFile groups(u"/proc/self/cgroup"_s);
    const auto limit = groups.open(QIODevice::ReadOnly) ? memoryLimitOf(groups.readAll(), u"/sys/fs/cgroup"_s) : std::nullopt;
    return std::min(ofMachine, limit.value_or(ofMachine));
}

// A signal handler may call next to nothing, so it writes a byte to a pipe on which a thread waits.
std::stop_token interruption()
{
    static auto &source = *new std::stop_source; // never destroyed: the thread may outlive static objects
    static int interrupted = -1;                 // the pipe's end that the signal handler writes to
    static const bool isWatched = [] {
        struct sigaction known = {};
        if (::sigaction(SIGINT, nullptr, &known) != 0 || known.sa_handler == SIG_IGN) // as for a script's background jobs
            return false;
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0)
            return false;
        interrupted = ends[1];
        std::thread([end = ends[0]] {
            char byte = 0;
            while (::read(end, &byte, 1) < 0 && errno == EINTR)
                continue;
            source.request_stop();
        }).detach();
        struct sigaction action = {};
        action.sa_handler = [](int) {
            const int before = errno;
            [[maybe_unused]] const auto written = ::write(interrupted, "", 1);
            errno = before;
        };
        action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
        return ::sigaction(SIGINT, &action, nullptr) == 0;
    }();
    return isWatched ? source.get_token() : std::stop_token();
}

void endInterrupted()
{
    std::signal(SIGINT, SIG_DFL);
    std::raise(SIGINT);
    std::_Exit(128 + SIGINT); // SIGINT is blocked
}

qint64 threadTime()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

QStringList commandLine(int argc, char **argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    return words;
}

// Keeps the name by which this program was called: it names the class of the program's windows.
Result<int> runInstead(const QString &program, const QStringList &words, bool)
{
    std::vector<QByteArray> texts{QCoreApplication::arguments().value(0).toLocal8Bit()};
    for (const auto &word : words)
        texts.push_back(word.toLocal8Bit());
    std::vector<char *> pointers;
    for (auto &text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    ::execv(QFile::encodeName(program).constData(), pointers.data());
    return Error{FileText::tr("It cannot be started: %1.").arg(reason())};
}

void prepareOutput() {}

// libzip calls mktime() for each file of an archive that it lists. Unless TZ is set, glibc's mktime() then calls stat() for the
// file of the time zone: tzset_internal() in time/tzset.c returns early only for the same value of TZ as before, and otherwise
// calls __tzfile_read() in time/tzfile.c.
void keepTimeZone()
{
    if (!qEnvironmentVariableIsSet("TZ") && QFileInfo::exists(u"/etc/localtime"_s))
        qputenv("TZ", ":/etc/localtime"); // what glibc and Qt use by default
}

bool isTerminal() { return ::isatty(STDERR_FILENO) != 0; }

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
           || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

// Returns the folder "games" in each of XDG_DATA_DIRS (by default /usr/local/share and /usr/share), and folders that no
// variable names, such as /opt.
QStringList gameFolders()
{
    QStringList folders;
    const auto variable = qEnvironmentVariable("XDG_DATA_DIRS", u"/usr/local/share:/usr/share"_s);
    for (const auto &folder : variable.split(u':', Qt::SkipEmptyParts))
        folders.append(QDir::cleanPath(folder) + u"/games"_s);
    folders += {u"/usr/local/games"_s, u"/usr/lib/games"_s, u"/var/lib/games"_s, u"/var/games"_s, u"/opt"_s};
    folders.removeDuplicates();
    return folders;
}

QStringList steamFolders() { return {}; }
QStringList gogFolders() { return {}; }

} // namespace sys
