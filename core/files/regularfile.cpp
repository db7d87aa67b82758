#include "core/files/regularfile.h"

#include "core/files/system.h"
#include "core/text.h"

#include <QFileInfo>

Result<std::unique_ptr<QFile>> openRegularFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Error{FileText::tr("There is no such file.")};
    if (info.isDir())
        return Error{FileText::tr("This is a folder, not a file.")};
    if (!info.isFile())
        return Error{FileText::tr("This is a pipe or a device, not a file.")};
    auto file = std::make_unique<QFile>(path);
    if (!openToRead(*file))
        return Error{FileText::tr("It cannot be read: %1.").arg(withoutFullStop(file->errorString()))};
    return file;
}
