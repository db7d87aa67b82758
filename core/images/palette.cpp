#include "core/images/imageparts.h"

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype paletteBytes = 3 * 256;

} // namespace

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
    if (bytes.size() == paletteBytes)
        return opaqueColors(bytes);
    if (const auto palette = pcxPalette(bytes))
        return *palette;
    return Error{ImageText::tr("This is not a palette: it is neither a complete PCX image of 256 colours nor %1 bytes "
                               "of RGB values as in palette.lmp.")
                     .arg(paletteBytes)};
}
