#include "core/save/mapwriter.h"

#include "core/files/outputfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace
{

struct WriterText {
    Q_DECLARE_TR_FUNCTIONS(saving)
};

// What happened, and what that leaves behind.
Error failure(const QString &why, const QString &path)
{
    return {QFileInfo::exists(path) ? WriterText::tr("%1 The old file is as it was.").arg(why)
                                    : WriterText::tr("%1 No file was made.").arg(why)};
}

QString notWritten(const QString &reason)
{
    return WriterText::tr("It cannot be written: %1.").arg(reason);
}

// The bytes of a file that is still open and has no name yet; Linux names it by its number.
QString readBackProblem(const QFileDevice &file, const QByteArray &bytes, const WriteOptions &options)
{
#ifdef Q_OS_LINUX
    QFile written(u"/proc/self/fd/%1"_s.arg(file.handle()));
    if (!written.open(QIODevice::ReadOnly))
        return {}; // no /proc here
    const auto readBack = written.readAll();
    if (readBack != bytes)
        return WriterText::tr("What was written is not what is read back: the disk may be failing.");
    return options.verify ? options.verify(readBack) : QString();
#else
    Q_UNUSED(file)
    return options.verify ? options.verify(bytes) : QString();
#endif
}

// A copy of the file with its mode and time, which appears whole or not at all.
QString backupProblem(const QString &path, const QString &backupPath)
{
    QFile old(path);
    if (!old.open(QIODevice::ReadOnly))
        return WriterText::tr("It cannot be read to make a backup: %1.").arg(old.errorString());
    const auto bytes = old.readAll();
    QSaveFile backup(backupPath);
    if (old.error() != QFileDevice::NoError || !backup.open(QIODevice::WriteOnly) || backup.write(bytes) != bytes.size()
        || !backup.flush())
        return WriterText::tr("The backup %1 cannot be written: %2.").arg(backupPath, backup.errorString());
    backup.setPermissions(old.permissions());
    backup.setFileTime(QFileInfo(path).lastModified(), QFileDevice::FileModificationTime);
    return backup.commit()
               ? QString()
               : WriterText::tr("The backup %1 cannot be written: %2.").arg(backupPath, backup.errorString());
}

Result<Written> writeDirectly(OutputFile &output, const QByteArray &bytes)
{
    if (output.device().write(bytes) != bytes.size() || !output.commit())
        return Error{notWritten(output.error())};
    return Written{};
}

} // namespace

Result<Written> writeMap(const QString &path, const QByteArray &bytes, const WriteOptions &options)
{
    const bool replaces = QFileInfo::exists(path);
    OutputFile output(path);
    auto *file = qobject_cast<QSaveFile *>(&output.device());
    if (!output.isOpen())
        return failure(notWritten(output.error()), path);
    if (!file)
        return writeDirectly(output, bytes);
    if (file->write(bytes) != bytes.size() || !file->flush())
        return failure(notWritten(output.error()), path);
    if (const auto problem = readBackProblem(*file, bytes, options); !problem.isEmpty())
        return failure(problem, path);
    Written written;
    auto backupPath = path + u".bak"_s;
    for (int number = 2; options.always && QFileInfo::exists(backupPath); ++number)
        backupPath = path + u".bak%1"_s.arg(number);
    if (options.backup && replaces && !QFileInfo::exists(backupPath)) {
        if (const auto problem = backupProblem(path, backupPath); !problem.isEmpty())
            return failure(problem, path);
        written.backup = backupPath;
    }
    if (!output.commit())
        return failure(notWritten(output.error()), path);
    return written;
}
