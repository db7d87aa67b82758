#include "core/images/imageparts.h"

#include "core/text.h"

#include <algorithm>
#include <cstring>

QString textAt(QByteArrayView bytes, qint64 at, qint64 length) { return QString::fromLatin1(upToNul(bytes.sliced(at, length))); }

QByteArrayView partOf(QByteArrayView bytes, qint64 offset, qint64 length)
{
    return viewOf(bsp::slice(bytesOf(bytes), offset, length));
}

Error headerIsCut(const QString &kind, qsizetype size, qint64 headerSize)
{
    return Error{ImageText::tr("This file ends after %L1 bytes, but the header of a %2 image alone takes %L3.")
                     .arg(size)
                     .arg(kind)
                     .arg(headerSize)};
}

std::optional<Error> refuseSize(const QString &kind, qint64 width, qint64 height, qsizetype bytes, qint64 perByte)
{
    const auto size = ImageText::tr("%1 x %2", "width and height of an image").arg(width).arg(height);
    if (width < 1 || height < 1 || width > largestSide || height > largestSide)
        return Error{ImageText::tr("No game would load this %1 image: its header says %2 texels.").arg(kind, size)};
    if (width * height > mostTexels)
        return Error{ImageText::tr("This %1 image is too large to show: %2 texels.").arg(kind, size)};
    if (width * height > perByte * bytes)
        return Error{
            ImageText::tr("This %1 image is truncated or damaged: its header says %2 texels, but there are only %L3 bytes.")
                .arg(kind, size)
                .arg(bytes)};
    return std::nullopt;
}

Result<QImage> blankImage(QSize size, QImage::Format format)
{
    QImage image(size, format);
    if (image.isNull())
        return Error{ImageText::tr("There is not enough memory to show this image.")};
    // QImage::fill() would make Format_RGB32 opaque.
    std::memset(image.bits(), 0, static_cast<size_t>(image.sizeInBytes()));
    return image;
}

Result<QImage> indexedImage(QSize size, const Palette &palette, int transparent, QByteArrayView indexes)
{
    auto image = blankImage(size, QImage::Format_Indexed8);
    if (!image)
        return image;
    auto colors = palette;
    colors.resize(256, qRgb(0, 0, 0));
    if (transparent >= 0)
        colors[transparent] &= 0xffffff;
    image.value().setColorTable(colors);
    const qsizetype width = size.width();
    for (int y = 0; y * width < indexes.size(); ++y)
        std::memcpy(image.value().scanLine(y), indexes.data() + y * width,
                    static_cast<size_t>(std::min(width, indexes.size() - y * width)));
    return image;
}

Error pixelsAreMissing(const QString &kind, qint64 offset, qsizetype size)
{
    return Error{ImageText::tr("The pixels of this %1 image are not in the file: they should begin at byte %L2 of %L3.")
                     .arg(kind)
                     .arg(offset)
                     .arg(size)};
}

QString pixelsAreCut(qint64 present, qint64 needed)
{
    return ImageText::tr("The file is truncated: it contains %L1 of the image's %L2 texels.").arg(present).arg(needed);
}

Palette opaqueColors(QByteArrayView bytes)
{
    Palette colors(256, qRgb(0, 0, 0));
    for (qsizetype i = 0; i < colors.size() && 3 * i + 2 < bytes.size(); ++i)
        colors[i] =
            qRgb(static_cast<uchar>(bytes[3 * i]), static_cast<uchar>(bytes[3 * i + 1]), static_cast<uchar>(bytes[3 * i + 2]));
    return colors;
}

Palette neutralPalette()
{
    Palette colors;
    for (int i = 0; i < 256; ++i)
        colors.append(qRgb(i, i, i));
    return colors;
}

Result<Palette> readPalette(QByteArrayView bytes)
{
    constexpr qsizetype paletteBytes = 3 * 256;
    if (bytes.size() == paletteBytes)
        return opaqueColors(bytes);
    if (const auto palette = pcxPalette(bytes))
        return *palette;
    return Error{ImageText::tr("This is not a palette: it is neither a complete PCX image of 256 colours nor %1 bytes "
                               "of RGB values as in palette.lmp.")
                     .arg(paletteBytes)};
}
