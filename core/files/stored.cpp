// What PAK and WAD have in common: a directory and files that lie in the archive as they are.
#include "core/files/archivekinds.h"

#include "core/text.h"

Result<QByteArray> readStoredDirectory(QIODevice &device, QStringView kind, qint64 offset, qint64 length)
{
    if (offset < 0 || length < 0 || offset + length > device.size())
        return Error{ArchiveText::tr("This begins like a %1 archive, but its directory (%2 bytes from byte %3) lies "
                                     "outside the file: it is cut off or damaged.")
                         .arg(kind.toString())
                         .arg(length)
                         .arg(offset)};
    QByteArray directory;
    try {
        if (device.seek(offset))
            directory = device.read(length);
    } catch (const std::bad_alloc &) {
        return Error{ArchiveText::tr("There is not enough memory to read its directory of %1 bytes.").arg(length)};
    }
    if (directory.size() != length)
        return Error{ArchiveText::tr("Its directory cannot be read: %1.").arg(device.errorString())};
    return directory;
}

Result<QByteArray> readStored(QIODevice &device, const ArchiveEntry &entry, qint64 offset)
{
    if (offset < 0 || entry.size < 0 || offset + entry.size > device.size())
        return Error{ArchiveText::tr("%1 lies outside the archive, which is cut off or damaged.").arg(entry.name)};
    QByteArray bytes;
    if (device.seek(offset))
        bytes = device.read(entry.size);
    if (bytes.size() != entry.size)
        return Error{ArchiveText::tr("Reading %1 failed: %2.").arg(entry.name, device.errorString())};
    return bytes;
}

QString storedName(const char *characters, qint64 length)
{
    return QString::fromLatin1(upToNul({characters, length})).replace(u'\\', u'/');
}
