#include "core/save/mapwriter.h"

#include "core/files/outputfile.h"
#include "core/save/savingtext.h"
#include "core/text.h"

#include <QBuffer>
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

// The first of PATH.bak, PATH.bak2 and so on that is free; nothing when there is a backup, and one is enough.
QString backupPathFor(const QString &path, bool always)
{
    auto backupPath = path + u".bak"_s;
    if (!always && QFileInfo::exists(backupPath))
        return {};
    for (int number = 2; !isFree(backupPath); ++number)
        backupPath = path + u".bak%1"_s.arg(number);
    return backupPath;
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
        if (backup.putInPlace())
            return {};
    }
    return SavingText::tr("The backup %1 cannot be written: %2.").arg(backupPath, backup.errorString());
}

// Not a single step as replacing is: a backup of what is there now comes first, whatever others there are.
Result<Written> writeIntoLinked(const QString &path, const QByteArray &bytes, const WriteOptions &options)
{
    if (const auto problem = options.verify ? options.verify(bytes) : QString(); !problem.isEmpty())
        return failure(problem, path);
    const Written done{.backup = backupPathFor(path, true)};
    if (const auto problem = backupProblem(path, done.backup); !problem.isEmpty())
        return failure(problem, path);
    const auto written = writeInto(path, bytes);
    if (written.why.isEmpty())
        return done;
    if (!written.isAsBefore)
        return Error{SavingText::tr("%1 The file may be damaged now. The old one is whole as %2.")
                         .arg(notWritten(written.why), done.backup)};
    QFile::remove(done.backup);
    return failure(notWritten(written.why), path);
}

} // namespace

QString whyLinked(const QString &path)
{
    const auto others = otherNamesOf(path);
    return others == 0 ? QString()
                       : SavingText::tr("The file has %n more names (hard links), which would keep the old map.",
                                        nullptr, static_cast<int>(others));
}

Result<Written> writeMap(const QString &path, const QByteArray &bytes, const WriteOptions &options)
{
    if (const auto why = whyLinked(path); !why.isEmpty())
        return options.keepLinks ? writeIntoLinked(path, bytes, options) : failure(why, path);
    const bool replaces = QFileInfo::exists(path);
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
    Written done;
    if (options.backup && replaces)
        done.backup = backupPathFor(path, options.always);
    if (!done.backup.isEmpty())
        if (const auto problem = backupProblem(path, done.backup); !problem.isEmpty())
            return failure(problem, path);
    if (!output.commit())
        return output.file()->isStranded() ? Error{notWritten(output.error())} : failure(notWritten(output.error()), path);
    return done;
}
