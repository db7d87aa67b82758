#include "core/images/imageparts.h"

#include <algorithm>

namespace {

using Reader = Result<Picture> (*)(QByteArrayView bytes, const Palette &palette);

template <Result<Picture> (*read)(QByteArrayView)>
Result<Picture> withoutPalette(QByteArrayView bytes, const Palette &)
{
    return read(bytes);
}

struct NamedReader {
    QStringView extension;
    Reader read;
};
constexpr NamedReader readers[] = {
    {u".wal", readWal},
    {u".mip", readMiptex},
    {u".qpic", readQpic},
    {u".pcx", withoutPalette<readPcx>},
    {u".tga", withoutPalette<readTga>},
    {u".jpg", withoutPalette<readByQt>},
    {u".jpeg", withoutPalette<readByQt>},
    {u".png", withoutPalette<readByQt>},
    {u".bmp", withoutPalette<readByQt>},
};

const NamedReader *readerOf(QStringView name)
{
    const auto *found = std::ranges::find_if(
        readers, [&](const NamedReader &reader) { return name.endsWith(reader.extension, Qt::CaseInsensitive); });
    return found == std::end(readers) ? nullptr : found;
}

} // namespace

QStringList pictureEndings()
{
    QStringList endings;
    for (const auto &reader : readers)
        endings.append(reader.extension.toString());
    return endings;
}

QString pictureNamePatterns()
{
    QStringList lower, upper;
    for (const auto &ending : pictureEndings()) {
        lower.append(u'*' + ending);
        upper.append(u'*' + ending.toUpper());
    }
    return (lower + upper).join(u' ');
}

bool isPictureName(QStringView name) { return readerOf(name) != nullptr; }

Result<Picture> readPicture(QByteArrayView bytes, QStringView name, const Palette &palette)
{
    const auto *reader = readerOf(name);
    if (!reader)
        return Error{ImageText::tr("%1 is not an image of a supported format.").arg(name)};
    return reader->read(bytes, palette);
}
