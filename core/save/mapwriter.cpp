#include "core/save/mapwriter.h"

#include "core/files/outputfile.h"
#include "core/files/regularfile.h"
#include "core/save/savingtext.h"
#include "core/text.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

// Returns the error that says what happened, and what state the file is in.
Error failure(const QString &why, const QString &path)
{
    return {QFileInfo::exists(path) ? SavingText::tr("%1 The old file is unchanged.").arg(why)
                                    : SavingText::tr("%1 No file was created.").arg(why)};
}

QString notWritten(const QString &reason) { return SavingText::tr("It cannot be written: %1.").arg(reason); }

constexpr auto isNotReadBack =
    QT_TRANSLATE_NOOP("saving", "The file read back differs from what was written: the disk may be failing.");

// Returns whether nothing exists at the path, not even a dangling link, through which a backup would go to an unknown folder.
bool isFree(const QString &path)
{
    const QFileInfo info(path);
    return !info.exists() && !info.isSymLink();
}

// Returns whether both files hold the same bytes; false if one cannot be read.
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
bool holds(const QString &path, const FileBytes &bytes)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !openToRead(file) || file.size() != bytes.size())
        return false;
    for (qint64 at = 0;;) {
        const auto block = file.read(NewFile::blockSize);
        if (block.isEmpty())
            return at == bytes.size() && file.error() == QFileDevice::NoError;
        if (!bytes.holds(at, bytesOf(block)))
            return false;
        at += block.size();
    }
}

// Recognises the version of a file that may be replaced.
class ExpectedVersion
{
public:
    ExpectedVersion(const QString &path, const Replaceable &replaces) : bytes_(replaces.bytes)
    {
        seen_ = !bytes_ && replaces.stamp ? *replaces.stamp : stampOf(path);
        begun_ = QDateTime::currentMSecsSinceEpoch();
    }

    // Returns whether the file at `path`, which may have been moved since, is still that version. Compares the bytes of a
    // recently changed file each time, since file systems' times are accurate only to some milliseconds, and others' once.
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
    // Sets the path of a file with the same contents as this version.
    void setBackup(const QString &path) { backup_ = path; }
    // Returns the file's identity as isAt() last found it.
    const FileIdentity &identity() const { return seen_.identity; }

private:
    static constexpr qint64 freshFor = 2000; // milliseconds: FAT's times are accurate to two seconds
    std::optional<FileBytes> bytes_;
    FileStamp seen_;
    qint64 begun_ = 0; // milliseconds since 1970
    bool isCompared_ = false;
    QString backup_;
};

Written changedMeanwhile()
{
    return {.refused = SavingText::tr("Another program changed the file in the meantime. Nothing was written; try again."),
            .isChanged = true};
}

// Copies the file with its attributes to the backup's path, completely or not at all.
Result<Written> makeBackup(const QString &path, const QString &backupPath)
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
        return failure(SavingText::tr("It cannot be read to make a backup: %1.").arg(withoutFullStop(old.errorString())), path);
    if (written && backup.drain()) {
        if (!backup.readsBackAs(old)) {
            const QFileInfo now(path);
            if (now.size() != size || now.lastModified() != changed)
                return changedMeanwhile();
            return failure(SavingText::tr(isNotReadBack), path);
        }
        backup.copyAttributesOf(path);
        const auto outcome = backup.putInPlace([](const QString &) { return false; });
        if (outcome == NewFile::Outcome::Replaced)
            return Written{.backup = backupPath, .isNewBackup = true};
        if (outcome == NewFile::Outcome::Refused)
            return failure(SavingText::tr("The backup %1 cannot be written: another program made a file of that name. Try again.")
                               .arg(backupPath),
                           path);
    }
    return failure(SavingText::tr("The backup %1 cannot be written: %2.").arg(backupPath, backup.errorString()), path);
}

// Returns the path of a file's mark, which is the same for all symbolic links to the file.
QString markOf(const QString &path)
{
    const auto file = QFileInfo(path).canonicalFilePath();
    return (file.isEmpty() ? path : file) + u".unfinished"_s;
}

// Writes the mark, which contains the backup's name; returns a sentence if that fails.
QString markProblem(const QString &path, const QString &backup)
{
    NewFile mark(markOf(path), Writing::Kept);
    const auto name = QFileInfo(backup).absoluteFilePath().toUtf8();
    if (isFree(markOf(path)) && mark.isOpen() && mark.write(name) == name.size()
        && mark.putInPlace([](const QString &) { return false; }) == NewFile::Outcome::Replaced)
        return {};
    return SavingText::tr("%1 cannot be created. This file marks an interrupted save; without it, nothing is saved.")
        .arg(QFileInfo(markOf(path)).fileName());
}

// Finds or makes the backup.
Result<Written> keepBackup(const QString &path)
{
    const auto place = backupPlaceFor(path);
    return place.isThere ? Written{.backup = place.path} : makeBackup(path, place.path);
}

void dropBackup(const Written &done)
{
    if (done.isNewBackup)
        QFile::remove(done.backup);
}

// Writes into a file with further names. Unlike replacing a file, this is not atomic, so it makes a backup of the current
// version first, and a mark that shows if the save was interrupted.
Result<Written> writeIntoLinked(const QString &path, const FileBytes &bytes, const WriteOptions &options,
                                ExpectedVersion &version)
{
    if (const auto problem = options.verify ? options.verify(bytes) : QString(); !problem.isEmpty())
        return failure(problem, path);
    const auto kept = keepBackup(path);
    if (!kept || !kept.value().refused.isEmpty())
        return kept;
    const auto &done = kept.value();
    version.setBackup(done.backup);
    if (!version.isAt(path)) {
        dropBackup(done);
        return changedMeanwhile();
    }
    if (const auto problem = markProblem(path, done.backup); !problem.isEmpty()) {
        dropBackup(done);
        return failure(problem, path);
    }
    const auto written = writeInto(path, bytes, version.identity(), [&] { return version.isAt(path); });
    if (!written.why.isEmpty() && !written.isAsBefore)
        return Error{SavingText::tr("%1 The file may be damaged now. The old version is complete as %2.")
                         .arg(notWritten(written.why), done.backup)};
    QFile::remove(markOf(path));
    if (written.why.isEmpty() && !written.isOther)
        return done;
    dropBackup(done);
    return written.isOther ? Result<Written>(changedMeanwhile()) : failure(notWritten(written.why), path);
}

} // namespace

QString whyUnfinished(const QString &path, bool isLocked)
{
    const auto mark = markOf(path);
    if (!QFileInfo::exists(mark))
        return {};
    const auto lock = isLocked ? std::nullopt : FileLock::take(path, 0);
    const auto file = isLocked || lock ? openRegularFile(mark) : Error{QString()};
    constexpr qint64 longestName = 4096;
    const auto backup = file ? QString::fromUtf8(file.value()->read(longestName)) : QString();
    if (!backup.contains(u".bak"))
        return {};
    return SavingText::tr("A save into this file was interrupted, so it may hold parts of two versions. The previous "
                          "version is complete as %1. If this file is damaged, copy that version over it. Then delete "
                          "%2 next to it: until you do, nothing is saved to this file.")
        .arg(inOneLine(QDir::toNativeSeparators(backup)), QFileInfo(mark).fileName());
}

QString whyLocked()
{
    return SavingText::tr("Another window or command is writing to this file right now. Nothing was written; try again.");
}

QString whyForeign(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isFile() || info.isWritable() || !sys::wouldChangeOwner(path))
        return {};
    return SavingText::tr("The file is read-only and belongs to %1: replacing it would make it yours. Nothing was written. Save "
                          "under another name.")
        .arg(info.owner());
}

QString whyLinked(const QString &path)
{
    const auto others = otherNamesOf(path);
    return others == 0 ? QString()
                       : SavingText::tr("The file has %n more names (hard links), which would keep the old map.", nullptr,
                                        static_cast<int>(others));
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

Result<Written> writeMap(const QString &path, const FileBytes &bytes, const WriteOptions &options)
{
    const auto lock = options.isLocked ? std::optional<FileLock>() : FileLock::take(path, lockPatience);
    if (!options.isLocked && !lock)
        return Written{.refused = whyLocked()};
    ExpectedVersion version(path, options.replaces);
    const auto linked = whyLinked(path);
    if (!linked.isEmpty() && !options.keepLinks)
        return Written{.refused = SavingText::tr("%1 Nothing was written.").arg(linked), .isLinked = true};
    if (const auto why = whyUnfinished(path, true); !why.isEmpty())
        return Written{.refused = SavingText::tr("%1 Nothing was written.").arg(why)};
    if (const auto why = linked.isEmpty() ? whyForeign(path) : QString(); !why.isEmpty())
        return Written{.refused = why};
    if (!linked.isEmpty())
        return writeIntoLinked(path, bytes, options, version);
    OutputFile output(path, Writing::Kept);
    const bool written = output.isOpen() && output.writeAll(bytes);
    if (!output.file())
        return written && output.commit() ? Result<Written>(Written{}) : Error{notWritten(output.error())};
    if (!written || !output.file()->drain())
        return failure(notWritten(output.error()), path);
    if (!output.file()->readsBackAs(bytes))
        return failure(SavingText::tr(isNotReadBack), path);
    if (const auto problem = options.verify ? options.verify(bytes) : QString(); !problem.isEmpty())
        return failure(problem, path);
    const bool isThere = QFileInfo::exists(path);
    if (isThere && !version.isAt(path))
        return changedMeanwhile();
    const auto kept = options.backup && isThere ? keepBackup(path) : Result<Written>(Written{});
    if (!kept || !kept.value().refused.isEmpty())
        return kept;
    auto done = kept.value();
    version.setBackup(done.backup);
    if (isThere && sys::wouldChangeOwner(path))
        done.formerOwner = QFileInfo(path).owner();
    switch (output.file()->putInPlace([&version](const QString &old) { return version.isAt(old); })) {
    case NewFile::Outcome::Replaced: return done;
    case NewFile::Outcome::Refused: dropBackup(done); return changedMeanwhile();
    case NewFile::Outcome::Failed: dropBackup(done); return failure(notWritten(output.error()), path);
    case NewFile::Outcome::Unsettled: break;
    }
    auto sentence = SavingText::tr("The last step of the save failed: %1.").arg(output.error());
    if (!done.backup.isEmpty())
        sentence += u' ' + SavingText::tr("The previous file is kept as %1.").arg(done.backup);
    return Error{sentence};
}
