#include "core/files/newfile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <cerrno>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace
{

constexpr auto suffix = ".lumpscope"; // of names that last a moment
constexpr int staleAfter = 60;        // seconds; what is older than that, nobody works at
constexpr int mostLinks = 40;         // as the kernel follows

QString afterLinks(QString path)
{
    for (int link = 0; link < mostLinks; ++link) {
        const QFileInfo info(path);
        if (!info.isSymLink())
            break;
        path = info.symLinkTarget();
    }
    return path;
}

// The begin of a name that lasts a moment; of a long one so much that the whole is not too long for the system.
QString beginOfName(const QFileInfo &place)
{
    constexpr int most = 50; // characters, of up to four bytes; names have 255
    return u".%1."_s.arg(place.fileName().left(most));
}

QString momentaryName(const QFileInfo &place)
{
    const auto number = QString::number(QRandomGenerator::global()->generate64(), 16).rightJustified(16, u'0');
    return place.dir().filePath(beginOfName(place) + number + QLatin1StringView(suffix));
}

// Access lists are attributes, too; which of them may be set is the system's to say.
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

// The owner first, since changing it takes bits of the mode away; the access list last, since the mode is its mask.
void keepLook(const QString &place, int to)
{
    const int from = ::open(QFile::encodeName(place).constData(), O_RDONLY | O_CLOEXEC);
    struct stat was;
    if (from >= 0 && ::fstat(from, &was) == 0) {
        if (::fchown(to, was.st_uid, was.st_gid) != 0)
            [[maybe_unused]] const int group = ::fchown(to, static_cast<uid_t>(-1), was.st_gid);
        ::fchmod(to, was.st_mode & 07777);
        copyAttributes(from, to);
    }
    if (from >= 0)
        ::close(from);
}

// All of it, or the reason why not in errno.
bool writesAll(int handle, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const auto count = ::write(handle, bytes.data(), static_cast<size_t>(bytes.size()));
        if (count < 0 && errno != EINTR)
            return false;
        bytes = bytes.sliced(std::max<qsizetype>(count, 0));
    }
    return true;
}

// Whether that is what the system gives back from there on.
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

// Some systems tell only now that there is no room; a second name for the file is closed, so that the file stays open.
bool closesWell(int handle)
{
    const int copy = ::dup(handle);
    return copy >= 0 && ::close(copy) == 0;
}

bool syncFolder(const QString &place)
{
    const auto folder = QFile::encodeName(QFileInfo(place).absolutePath());
    const int handle = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return true; // a folder that may be written but not read
    const bool synced = ::fsync(handle) == 0 || errno == EINVAL || errno == EROFS; // not every system can
    const int why = errno;
    ::close(handle);
    errno = why;
    return synced;
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

// Room is taken first: a full disk is known before a byte is changed; from then on nothing needs memory.
WrittenInto writeInto(const QString &path, const QByteArray &bytes)
{
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
    if (handle < 0)
        return {.why = qt_error_string(errno)};
    const FileWriter closesIt(handle, true);
    struct stat was;
    if (::fstat(handle, &was) != 0)
        return {.why = qt_error_string(errno)};
    if (const int code = bytes.isEmpty() ? 0 : ::posix_fallocate(handle, 0, bytes.size()); code != 0 && code != EOPNOTSUPP) {
        [[maybe_unused]] const int undone = ::ftruncate(handle, was.st_size);
        return {.why = qt_error_string(code)};
    }
    const bool written = writesAll(handle, bytes) && ::ftruncate(handle, bytes.size()) == 0 && ::fsync(handle) == 0;
    if (!written || !holds(handle, bytes, 0))
        return {.why = qt_error_string(written ? EIO : errno), .isAsBefore = false};
    return {.isAsBefore = false};
}

FileWriter::FileWriter(int handle, bool owns) : owns_(owns)
{
    take(handle);
}

FileWriter::~FileWriter()
{
    if (owns_ && handle_ >= 0)
        ::close(handle_);
}

std::unique_ptr<FileWriter> FileWriter::toDevice(const QString &path)
{
    return std::make_unique<FileWriter>(::open(QFile::encodeName(path).constData(), O_WRONLY | O_CLOEXEC), true);
}

// Or the reason, from errno, why there is none.
void FileWriter::take(int handle)
{
    handle_ = handle;
    if (handle < 0)
        fail(errno);
    else
        QIODevice::open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

bool FileWriter::fail(int code)
{
    if (!failed_)
        setErrorString(qt_error_string(code));
    failed_ = true;
    return false;
}

qint64 FileWriter::writeData(const char *data, qint64 size)
{
    constexpr qint64 most = 1 << 16;
    if (held_.size() + size < most) {
        held_.append(data, size);
        return size;
    }
    return drain() && send(data, size) ? size : -1;
}

bool FileWriter::drain()
{
    send(held_.constData(), held_.size());
    held_.clear();
    return !failed_;
}

bool FileWriter::send(const char *data, qint64 size)
{
    if (!failed_ && !writesAll(handle_, {data, static_cast<qsizetype>(size)}))
        fail(errno);
    return !failed_;
}

NewFile::NewFile(const QString &place, Writing writing) : place_(afterLinks(place)), writing_(writing)
{
    begin();
}

NewFile::~NewFile()
{
    if (!name_.isEmpty())
        QFile::remove(name_);
}

// As all files it has 0666 less the umask.
void NewFile::begin()
{
    const QFileInfo place(place_);
    const auto folder = QFile::encodeName(place.absolutePath());
    const mode_t mode = writing_ == Writing::Private ? 0600 : 0666;
    int handle = -1;
    static const bool canBeNamedLater = QFileInfo::exists(u"/proc/self/fd"_s);
    if (canBeNamedLater)
        handle = ::open(folder.constData(), O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
    if (handle < 0) { // not every file system knows files without a name
        const auto name = momentaryName(place);
        handle = ::open(QFile::encodeName(name).constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, mode);
        if (handle >= 0)
            name_ = name;
    }
    take(handle);
}

bool NewFile::readsBackAs(QIODevice &expected)
{
    std::vector<char> block(blockSize);
    qint64 at = 0, got = 0;
    if (!drain() || !expected.seek(0))
        return false;
    while ((got = expected.read(block.data(), blockSize)) > 0) {
        if (!holds(handle(), {block.data(), static_cast<qsizetype>(got)}, at))
            return false;
        at += got;
    }
    struct stat written;
    return got == 0 && ::fstat(handle(), &written) == 0 && written.st_size == at;
}

void NewFile::keepLookOf(const QString &path)
{
    struct stat other;
    if (drain() && ::stat(QFile::encodeName(path).constData(), &other) == 0) {
        keepLook(path, handle());
        const timespec times[] = {other.st_atim, other.st_mtim};
        ::futimens(handle(), times);
    }
}

bool NewFile::link(const QString &name)
{
    const auto self = QByteArray("/proc/self/fd/") + QByteArray::number(handle());
    return ::linkat(AT_FDCWD, self.constData(), AT_FDCWD, QFile::encodeName(name).constData(), AT_SYMLINK_FOLLOW) == 0;
}

// A file without a name takes that of its place, where that is free; else one beside it, from which it replaces what is there.
bool NewFile::takePlace()
{
    if (name_.isEmpty()) {
        if (link(place_))
            return true;
        if (errno != EEXIST)
            return fail(errno);
        const auto name = momentaryName(QFileInfo(place_));
        if (!link(name))
            return fail(errno);
        name_ = name;
    }
    if (::rename(QFile::encodeName(name_).constData(), QFile::encodeName(place_).constData()) != 0)
        return fail(errno);
    name_.clear();
    return true;
}

// A kill between naming and replacing leaves a file; the next save of the same one takes it away.
void NewFile::sweep() const
{
    const QFileInfo place(place_);
    const auto begin = beginOfName(place);
    const auto limit = QDateTime::currentDateTime().addSecs(-staleAfter);
    const auto length = begin.size() + 16 + qsizetype(qstrlen(suffix));
    const auto found = place.dir().entryInfoList(QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const auto &info : found) {
        const auto name = info.fileName();
        if (name.size() == length && name.startsWith(begin) && name.endsWith(QLatin1StringView(suffix))
            && info.lastModified() < limit)
            QFile::remove(info.filePath());
    }
}

bool NewFile::putInPlace()
{
    if (!drain())
        return false;
    if (writing_ != Writing::Private)
        keepLook(place_, handle());
    if ((writing_ != Writing::Export && ::fsync(handle()) != 0) || !closesWell(handle()))
        return fail(errno);
    if (!takePlace())
        return false;
    if (writing_ == Writing::Export)
        return true;
    sweep();
    return syncFolder(place_) || fail(errno);
}
