#include "core/save/mapwriter.h"

#include "core/files/outputfile.h"
#include "core/files/regularfile.h"
#include "core/save/savingtext.h"
#include "core/text.h"

#include <QBuffer>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace
{

// What happened, and what that leaves behind.
Error failure(const QString &why, const QString &path)
{
    return {QFileInfo::exists(path) ? SavingText::tr("%1 The old file is as it was.").arg(why)
                                    : SavingText::tr("%1 No file was made.").arg(why)};
}

QString notWritten(const QString &reason)
{
    return SavingText::tr("It cannot be written: %1.").arg(reason);
}

constexpr auto isNotReadBack =
    QT_TRANSLATE_NOOP("saving", "What was written is not what is read back: the disk may be failing.");

// Where nothing is yet, nor a link that leads nowhere: through that a backup would be made who knows where.
bool isFree(const QString &path)
{
    const QFileInfo info(path);
    return !info.exists() && !info.isSymLink();
}

// Returns whether both files hold the same bytes; false where one cannot be read.
bool holdSameBytes(const QString &path, const QString &other)
{
    QFile one(path), two(other);
    if (!openToRead(one) || !openToRead(two) || one.size() != two.size())
        return false;
    for (;;) {
        const auto ofOne = one.read(NewFile::blockSize), ofTwo = two.read(NewFile::blockSize);
        if (ofOne != ofTwo || one.error() != QFileDevice::NoError || two.error() != QFileDevice::NoError)
            return false;
        if (ofOne.isEmpty())
            return true;
    }
}

// Returns whether the file holds exactly these bytes.
bool holds(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!openToRead(file) || file.size() != bytes.size())
        return false;
    for (qsizetype at = 0;;) {
        const auto block = file.read(NewFile::blockSize);
        if (block.isEmpty())
            return at == bytes.size() && file.error() == QFileDevice::NoError;
        if (block.size() > bytes.size() - at || block != QByteArrayView(bytes).sliced(at, block.size()))
            return false;
        at += block.size();
    }
}

// Tells the version of a file that may be replaced from any other.
class Version
{
public:
    Version(const QString &path, const Replaceable &replaces) : bytes_(replaces.bytes)
    {
        seen_ = !bytes_ && replaces.stamp ? *replaces.stamp : stampOf(path);
        begun_ = QDateTime::currentMSecsSinceEpoch();
    }

    // Returns whether the file at `path`, which may have been moved since, is still that version. File systems tell times to
    // some milliseconds: the bytes of a file that was changed lately are looked at again, the others' once.
    bool isAt(const QString &path)
    {
        const auto now = stampOf(path);
        const bool isFresh = now.changed / 1'000'000 >= begun_ - freshFor;
        if (!bytes_)
            return now == seen_ && (!isFresh || backup_.isEmpty() || holdSameBytes(path, backup_));
        if (isCompared_ && now == seen_ && !isFresh)
            return true;
        if (!holds(path, *bytes_) || stampOf(path) != now)
            return false;
        seen_ = now;
        isCompared_ = true;
        return true;
    }
    // What `path` held is in this file, too.
    void setBackup(const QString &path) { backup_ = path; }

private:
    static constexpr qint64 freshFor = 2000; // milliseconds: FAT tells times to two seconds
    std::optional<QByteArray> bytes_;
    FileStamp seen_;
    qint64 begun_ = 0; // milliseconds since 1970
    bool isCompared_ = false;
    QString backup_;
};

QString whyReplacedMeanwhile()
{
    return SavingText::tr("Another program changed the file after it was read. Nothing was written.");
}

// Why a file that this user may not write is not replaced by one of this user's, which the folder would allow; empty: it may
// be replaced.
QString whyForeign(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isFile() || info.isWritable() || !sys::wouldChangeOwner(path))
        return {};
    return SavingText::tr("The file is read-only and belongs to %1: replacing it would make it yours. Nothing was written. Save "
                          "under another name, or have %1 allow you to write it.")
        .arg(info.owner());
}

// A copy of the file with all that it has, which appears whole or not at all.
QString backupProblem(const QString &path, const QString &backupPath)
{
    const QFileInfo before(path);
    const auto size = before.size();
    const auto changed = before.lastModified();
    QFile old(path);
    NewFile backup(backupPath, Writing::Kept);
    bool written = openToRead(old) && backup.isOpen();
    while (written && !old.atEnd()) {
        const auto block = old.read(NewFile::blockSize);
        written = old.error() == QFileDevice::NoError && backup.write(block) == block.size();
    }
    if (old.error() != QFileDevice::NoError)
        return SavingText::tr("It cannot be read to make a backup: %1.").arg(withoutFullStop(old.errorString()));
    if (written && backup.drain()) {
        if (!backup.readsBackAs(old)) {
            const QFileInfo now(path);
            if (now.size() != size || now.lastModified() != changed)
                return SavingText::tr("Another program changed it while a backup was made. Try again.");
            return SavingText::tr(isNotReadBack);
        }
        backup.keepLookOf(path);
        if (backup.putInPlace([](const QString &) { return false; }))
            return {};
        if (backup.isRefused())
            return SavingText::tr("The backup %1 cannot be written: another program made a file of that name. Try again.")
                .arg(backupPath);
    }
    return SavingText::tr("The backup %1 cannot be written: %2.").arg(backupPath, backup.errorString());
}

// Finds or makes the backup; a sentence when there is none.
QString keepBackup(const QString &path, Written &done)
{
    const auto place = backupPlaceFor(path);
    const auto problem = place.isThere ? QString() : backupProblem(path, place.path);
    if (!problem.isEmpty())
        return problem;
    done.backup = place.path;
    done.isNewBackup = !place.isThere;
    return {};
}

QString markOf(const QString &path)
{
    return path + u".unfinished"_s;
}

// Writes the backup's name into the mark; a sentence when that fails.
QString markProblem(const QString &path, const QString &backup)
{
    OutputFile mark(markOf(path), Writing::Kept);
    if (mark.isOpen() && mark.write(QFileInfo(backup).fileName().toUtf8()) && mark.commit())
        return {};
    return SavingText::tr("%1 cannot be written: %2.").arg(markOf(path), mark.error());
}

// Not a single step as replacing is: a backup of what is there now comes first, and a mark tells of a save that was cut off.
Result<Written> writeIntoLinked(const QString &path, const QByteArray &bytes, const WriteOptions &options, Version &version)
{
    if (const auto problem = options.verify ? options.verify(bytes) : QString(); !problem.isEmpty())
        return failure(problem, path);
    Written done;
    if (const auto problem = keepBackup(path, done); !problem.isEmpty())
        return failure(problem, path);
    const auto dropFiles = [&] {
        QFile::remove(markOf(path));
        if (done.isNewBackup)
            QFile::remove(done.backup);
    };
    if (const auto problem = markProblem(path, done.backup); !problem.isEmpty()) {
        dropFiles();
        return failure(problem, path);
    }
    if (!version.isAt(path)) {
        dropFiles();
        return Written{.refused = whyReplacedMeanwhile()};
    }
    const auto written = writeInto(path, bytes);
    if (written.why.isEmpty()) {
        QFile::remove(markOf(path));
        return done;
    }
    if (!written.isAsBefore)
        return Error{SavingText::tr("%1 The file may be damaged now. The old one is whole as %2.")
                         .arg(notWritten(written.why), done.backup)};
    dropFiles();
    return failure(notWritten(written.why), path);
}

} // namespace

QString whyUnfinished(const QString &path, bool isLocked)
{
    QFile mark(markOf(path));
    if (!mark.exists() || (!isLocked && !FileLock::take(path, 0)))
        return {};
    constexpr qint64 longestName = 1024;
    const bool isRead = openRegularFile(mark.fileName()) && openToRead(mark);
    return SavingText::tr("A save into this file was cut off, so that it may hold parts of two versions. The version before is "
                          "whole as %1. Saving the map again, or removing %2, ends this notice.")
        .arg(isRead ? inOneLine(QString::fromUtf8(mark.read(longestName))) : u"?"_s, QFileInfo(mark).fileName());
}

QString whyLocked()
{
    return SavingText::tr("Another window or command is editing the file just now. Nothing was written. Try again.");
}

QString whyLinked(const QString &path)
{
    const auto others = otherNamesOf(path);
    return others == 0 ? QString()
                       : SavingText::tr("The file has %n more names (hard links), which would keep the old map.",
                                        nullptr, static_cast<int>(others));
}

BackupPlace backupPlaceFor(const QString &path)
{
    const auto isBackup = [&path](const QString &other) {
        const QFileInfo info(other);
        return info.isFile() && !info.isSymLink() && identityOf(other) != identityOf(path) && holdSameBytes(path, other);
    };
    auto place = path + u".bak"_s;
    for (int number = 2; !isFree(place); ++number) {
        if (isBackup(place))
            return {.path = place, .isThere = true};
        place = path + u".bak%1"_s.arg(number);
    }
    return {.path = place};
}

Result<Written> writeMap(const QString &path, const QByteArray &bytes, const WriteOptions &options)
{
    Version version(path, options.replaces);
    const auto linked = whyLinked(path);
    if (!linked.isEmpty() && !options.keepLinks)
        return Written{.refused = SavingText::tr("%1 Nothing was written.").arg(linked)};
    if (const auto why = whyForeign(path); !why.isEmpty())
        return Written{.refused = why};
    const auto lock = options.isLocked ? std::optional<FileLock>() : FileLock::take(path, lockPatience);
    if (!options.isLocked && !lock)
        return Written{.refused = whyLocked()};
    if (!linked.isEmpty())
        return writeIntoLinked(path, bytes, options, version);
    OutputFile output(path, Writing::Kept);
    const bool written = output.isOpen() && output.write(bytes);
    if (!output.file())
        return written && output.commit() ? Result<Written>(Written{}) : Error{notWritten(output.error())};
    if (!written || !output.file()->drain())
        return failure(notWritten(output.error()), path);
    QBuffer expected;
    expected.setData(bytes);
    if (!expected.open(QIODevice::ReadOnly) || !output.file()->readsBackAs(expected))
        return failure(SavingText::tr(isNotReadBack), path);
    if (const auto problem = options.verify ? options.verify(bytes) : QString(); !problem.isEmpty())
        return failure(problem, path);
    const bool replaces = QFileInfo::exists(path);
    if (replaces && !version.isAt(path))
        return Written{.refused = whyReplacedMeanwhile()};
    Written done;
    if (options.backup && replaces)
        if (const auto problem = keepBackup(path, done); !problem.isEmpty())
            return failure(problem, path);
    version.setBackup(done.backup);
    if (replaces && sys::wouldChangeOwner(path))
        done.formerOwner = QFileInfo(path).owner();
    if (output.commit([&version](const QString &old) { return version.isAt(old); }))
        return done;
    if (done.isNewBackup)
        QFile::remove(done.backup);
    if (output.file()->isRefused())
        return Written{.refused = whyReplacedMeanwhile()};
    return output.file()->isStranded() ? Error{notWritten(output.error())} : failure(notWritten(output.error()), path);
}
