#include "core/files/entityfile.h"

#include "core/files/regularfile.h"
#include "core/text.h"

Result<QByteArray> readEntityText(QIODevice &file, NulInside nul)
{
    constexpr qint64 mostBytes = 64LL << 20; // games take a few MB
    constexpr qint64 part = 1LL << 20;       // bytes; a pipe does not report its size
    const auto tooLong = [] { return Error{FileText::tr("It is too long for an entity text.")}; };
    if (file.size() > mostBytes)
        return tooLong();
    QByteArray text;
    text.reserve(file.size() + 1); // with room for the NUL that a lump needs
    while (text.size() <= mostBytes) {
        const auto bytes = file.read(part);
        if (bytes.isEmpty())
            break;
        text += bytes;
    }
    if (text.size() > mostBytes)
        return tooLong();
    if (const auto *onDisk = qobject_cast<QFileDevice *>(&file); onDisk && onDisk->error() != QFileDevice::NoError)
        return Error{FileText::tr("It cannot be read: %1.").arg(withoutFullStop(file.errorString()))};
    if (text.startsWith("\xff\xfe") || text.startsWith("\xfe\xff"))
        return Error{FileText::tr("This is UTF-16, which no game reads. Save it as UTF-8 or Latin-1.")};
    if (text.startsWith("\xef\xbb\xbf"))
        text.remove(0, 3); // the byte order mark is not part of the text
    if (text.endsWith('\0'))
        text.chop(1);
    if (nul == NulInside::Fails && text.contains('\0'))
        return nulInside();
    return text;
}

Error nulInside() { return {FileText::tr("It contains a NUL, where games would stop reading. It is not an entity text.")}; }
