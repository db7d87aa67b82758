#include "core/files/newfile.h"

#include "core/files/filelock.h"
#include "core/files/foldernames.h"
#include "core/files/regularfile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr auto suffix = ".lumpscope"; // of temporary names
constexpr int staleAfter = 60;        // seconds; an older temporary file is abandoned
constexpr int mostLinks = 40;         // as many as the kernel follows

QString afterLinks(QString path)
{
    for (int link = 0; link < mostLinks; ++link) {
        const QFileInfo info(path);
        if (!info.isSymbolicLink()) // a Windows shortcut is an ordinary file
            break;
        path = info.symLinkTarget();
    }
    return path;
}

// Returns the beginning of a temporary name. A long name is cut so that the whole is not too long for the system.
QString beginOfName(const QFileInfo &place)
{
    constexpr int most = 50; // characters of up to four bytes; a name has 255 bytes
    return u".%1."_s.arg(place.fileName().left(most));
}

QString temporaryName(const QFileInfo &place)
{
    const auto number = QString::number(QRandomGenerator::global()->generate64(), 16).rightJustified(16, u'0');
    return place.dir().filePath(beginOfName(place) + number + QLatin1StringView(suffix));
}

} // namespace

FileWriter::FileWriter(int handle, bool owns) : owns_(owns) { take(handle); }

FileWriter::~FileWriter()
{
    if (owns_ && handle_ >= 0)
        sys::close(handle_);
}

std::unique_ptr<FileWriter> FileWriter::toDevice(const QString &path)
{
    return std::make_unique<FileWriter>(sys::openDevice(path), true);
}

// Takes a handle and opens the device; if there is no handle, keeps the system's reason.
void FileWriter::take(int handle)
{
    handle_ = handle;
    if (handle < 0)
        fail();
    else
        QIODevice::open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

bool FileWriter::fail()
{
    if (!failed_)
        setErrorString(sys::reason());
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
    if (!failed_ && !sys::writeAll(handle_, {data, static_cast<qsizetype>(size)}))
        fail();
    return !failed_;
}

NewFile::NewFile(const QString &place, Writing writing) : place_(afterLinks(place)), writing_(writing) { begin(); }

NewFile::~NewFile()
{
    if (!name_.isEmpty())
        QFile::remove(name_);
}

void NewFile::begin()
{
    const QFileInfo place(place_);
    const bool isPrivate = writing_ == Writing::Private;
    int handle = sys::createUnnamed(place.absolutePath(), isPrivate);
    if (handle == sys::none) {
        const auto name = temporaryName(place);
        handle = sys::createNew(name, isPrivate);
        if (handle != sys::none)
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
        if (!sys::holds(handle(), {block.data(), static_cast<qsizetype>(got)}, at))
            return false;
        at += got;
    }
    return got == 0 && sys::sizeOf(handle()) == at;
}

bool NewFile::readsBackAs(const FileBytes &expected)
{
    return drain() && sys::holds(handle(), expected) && sys::sizeOf(handle()) == expected.size();
}

void NewFile::copyAttributesOf(const QString &path)
{
    if (drain()) {
        sys::copyAttributesFrom(path, handle());
        sys::keepTimes(path, handle());
    }
}

NewFile::Outcome NewFile::failed()
{
    fail();
    return Outcome::Failed;
}

// Gives an unnamed file its final name if that is free; otherwise a temporary name next to it, from which it replaces the
// existing file.
NewFile::Outcome NewFile::takePlace(const MayReplace &mayReplace)
{
    if (name_.isEmpty()) {
        const auto naming = sys::giveName(handle(), place_);
        if (naming == sys::Naming::Done)
            return Outcome::Replaced;
        if (naming == sys::Naming::Failed)
            return failed();
    }
    if (mayReplace && QFileInfo::exists(place_) && !mayReplace(place_))
        return Outcome::Refused;
    if (name_.isEmpty()) {
        const auto name = temporaryName(QFileInfo(place_));
        if (sys::giveName(handle(), name) != sys::Naming::Done)
            return failed();
        name_ = name;
    }
    const auto own = identityOf(name_);
    const auto replaced = sys::replace(handle(), name_, place_, mayReplace ? sys::Old::Kept : sys::Old::Removed);
    if (!replaced.isDone) {
        fail();
        return replaced.old.isEmpty() ? Outcome::Failed : reportHalfReplaced(replaced.old, name_);
    }
    name_.clear();
    return replaced.old.isEmpty() ? Outcome::Replaced : checkReplaced(replaced.old, own, mayReplace);
}

// Checks the file that was replaced, and puts it back if another program put it in place after the first call of mayReplace().
// If a third file has appeared meanwhile, it is the newest and stays.
NewFile::Outcome NewFile::checkReplaced(const QString &old, const std::optional<FileIdentity> &own, const MayReplace &mayReplace)
{
    if (mayReplace(old)) {
        QFile::remove(old);
        return Outcome::Replaced;
    }
    int closed = sys::none;
    auto back = sys::replace(closed, old, place_, sys::Old::Kept);
    if (back.isDone && !back.old.isEmpty() && identityOf(back.old) != own)
        back = sys::replace(closed, back.old, place_, sys::Old::Kept);
    if (back.isDone) {
        QFile::remove(back.old);
        return Outcome::Refused;
    }
    fail();
    if (!back.old.isEmpty())
        return reportHalfReplaced(old, back.old);
    setErrorString(FileText::tr("%1; the version that another program saved in the meantime is now %2")
                       .arg(errorString(), QDir::toNativeSeparators(old)));
    return Outcome::Unsettled;
}

// Reports a failure between the two steps that some systems take: only the user can put one of the files in place now.
NewFile::Outcome NewFile::reportHalfReplaced(const QString &old, const QString &made)
{
    setErrorString(FileText::tr("%1; the file is now missing: the old version is complete as %2, the new one as %3")
                       .arg(errorString(), QDir::toNativeSeparators(old), QDir::toNativeSeparators(made)));
    name_.clear();
    return Outcome::Unsettled;
}

// Removes temporary files that remain if the program was killed between naming and replacing the same file.
void NewFile::sweep() const
{
    const QFileInfo place(place_);
    const auto begin = beginOfName(place);
    const auto limit = QDateTime::currentDateTime().addSecs(-staleAfter);
    const auto length = begin.size() + 16 + qsizetype(qstrlen(suffix));
    const auto names = namesIn(place.path());
    for (const auto &name : names->filesEnding(QString::fromLatin1(suffix)) + names->hiddenFiles()) {
        const QFileInfo info(place.dir(), name);
        if (name.size() == length && name.startsWith(begin) && name.endsWith(QLatin1StringView(suffix)) && !info.isSymLink()
            && info.lastModified() < limit && FileLock::take(info.filePath(), 0)) // a file that was exchanged is still locked
            QFile::remove(info.filePath());
    }
}

NewFile::Outcome NewFile::putInPlace(const MayReplace &mayReplace)
{
    if (!drain())
        return Outcome::Failed;
    if (writing_ != Writing::Private)
        sys::copyAttributesFrom(place_, handle());
    if ((writing_ != Writing::Export && !sys::sync(handle())) || !sys::closesWell(handle()))
        return failed();
    const auto outcome = takePlace(mayReplace);
    if (outcome != Outcome::Replaced || writing_ == Writing::Export)
        return outcome;
    sweep();
    if (sys::syncFolder(place_))
        return Outcome::Replaced;
    fail();
    setErrorString(
        FileText::tr("%1; the new file is in place, but a power failure could still lose it, so save again").arg(errorString()));
    return Outcome::Unsettled;
}
