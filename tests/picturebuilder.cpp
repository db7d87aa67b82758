#include "tests/picturebuilder.h"

#include "tests/mapbuilder.h"

namespace {

QByteArray nameOf(const QByteArray &name, qsizetype size) { return name.leftJustified(size, '\0', true); }

QByteArray rgbOf(const QList<QRgb> &colors)
{
    QByteArray bytes;
    for (const auto color : colors)
        bytes.append(static_cast<char>(qRed(color)))
            .append(static_cast<char>(qGreen(color)))
            .append(static_cast<char>(qBlue(color)));
    return bytes;
}

QSize mip(QSize size, int level) { return {size.width() >> level, size.height() >> level}; }

qsizetype area(QSize size) { return qsizetype{size.width()} * size.height(); }

// Returns u32 width, height and offsets[4] of mips that follow `header` bytes.
QByteArray mipHeader(QSize size, quint32 header)
{
    auto bytes = words({size.width(), size.height()});
    for (int level = 0; level < 4; ++level) {
        bytes += words({header});
        header += static_cast<quint32>(area(mip(size, level)));
    }
    return bytes;
}

QByteArray mipsOf(QSize size)
{
    QByteArray bytes;
    for (int level = 0; level < 4; ++level)
        bytes += someIndexes(mip(size, level), level);
    return bytes;
}

QByteArray countedColors(const QList<QRgb> &colors)
{
    return colors.isEmpty() ? QByteArray() : littleEndian(colors.size(), 2) + rgbOf(colors);
}

QByteArray packedRow(const QByteArray &row)
{
    QByteArray packed;
    for (qsizetype x = 0; x < row.size();) {
        qsizetype run = 1;
        while (run < 63 && x + run < row.size() && row[x + run] == row[x])
            ++run;
        if (run > 1 || static_cast<uchar>(row[x]) >= 0xc0)
            packed.append(static_cast<char>(0xc0 | run));
        packed.append(row[x]);
        x += run;
    }
    return packed;
}

QByteArray pixelOf(QRgb color, int bits)
{
    if (bits == 8)
        return QByteArray(1, static_cast<char>(qRed(color)));
    return littleEndian(color, bits / 8); // blue, green, red, alpha
}

QByteArray packets(const QList<QRgb> &texels, int bits)
{
    QByteArray packed;
    for (qsizetype at = 0; at < texels.size();) {
        qsizetype same = 1;
        while (same < 128 && at + same < texels.size() && texels[at + same] == texels[at])
            ++same;
        if (same > 1) {
            packed.append(static_cast<char>(0x80 | (same - 1))).append(pixelOf(texels[at], bits));
            at += same;
            continue;
        }
        qsizetype end = at + 1;
        while (end < texels.size() && end - at < 128 && (end + 1 == texels.size() || texels[end] != texels[end + 1]))
            ++end;
        packed.append(static_cast<char>(end - at - 1));
        for (; at < end; ++at)
            packed.append(pixelOf(texels[at], bits));
    }
    return packed;
}

} // namespace

QList<QRgb> someColors()
{
    QList<QRgb> colors;
    for (int i = 0; i < 256; ++i)
        colors.append(qRgb(i, (i * 7 + 3) & 255, 255 - i));
    return colors;
}

Indexes someIndexes(QSize size, int seed)
{
    Indexes indexes;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            indexes.append(static_cast<char>(255 - (x / 3 + y * 31 + seed * 57)));
    return indexes;
}

QList<QRgb> someTexels(QSize size)
{
    QList<QRgb> texels;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            texels.append(y % 3 == 1 ? qRgba(10, 20, 30, 128) : qRgba(x * 9 & 255, y * 5 & 255, (x + y) & 255, 255 - (x & 127)));
    return texels;
}

QByteArray walOf(const QByteArray &name, QSize size)
{
    return nameOf(name, 32) + mipHeader(size, 100) + nameOf("next", 32) + words({0x40, 1, 300}) + mipsOf(size);
}

QByteArray miptexOf(const QByteArray &name, QSize size, const QList<QRgb> &colors)
{
    return nameOf(name, 16) + mipHeader(size, 40) + mipsOf(size) + countedColors(colors);
}

QByteArray qpicOf(QSize size, const Indexes &indexes, const QList<QRgb> &colors)
{
    return words({size.width(), size.height()}) + indexes + countedColors(colors);
}

QByteArray pcxOf(QSize size, const Indexes &indexes, const QList<QRgb> &colors, bool padded)
{
    const auto width = size.width();
    auto bytes = QByteArray("\x0a\x05\x01\x08", 4) + words({0}) + littleEndian(width - 1, 2) + littleEndian(size.height() - 1, 2);
    bytes.resize(128, '\0');
    const bool pads = padded && width % 2 == 1;
    bytes = withNumber(withNumber(bytes, 65, 1, 1), 66, 2, static_cast<quint32>(width + (pads ? 1 : 0)));
    for (int y = 0; y < size.height(); ++y)
        bytes += packedRow(indexes.sliced(y * width, width) + QByteArray(pads ? 1 : 0, '\x55'));
    return bytes + '\x0c' + rgbOf(colors);
}

QByteArray tgaOf(const TgaKind &kind, QSize size, const QList<QRgb> &texels)
{
    auto bytes = QByteArray(18, '\0');
    bytes[0] = static_cast<char>(kind.id.size());
    bytes[2] = static_cast<char>(kind.type);
    bytes = withNumber(withNumber(bytes, 12, 2, static_cast<quint32>(size.width())), 14, 2, static_cast<quint32>(size.height()));
    bytes[16] = static_cast<char>(kind.bits);
    bytes[17] = static_cast<char>(kind.attributes);
    QList<QRgb> bottomUp;
    for (int y = size.height() - 1; y >= 0; --y)
        bottomUp += texels.sliced(qsizetype{y} * size.width(), size.width());
    bytes += kind.id;
    if (kind.type >= 10)
        return bytes + packets(bottomUp, kind.bits);
    for (const auto color : bottomUp)
        bytes += pixelOf(color, kind.bits);
    return bytes;
}

QByteArray withNumber(QByteArray bytes, qsizetype at, int size, quint32 value)
{
    return bytes.replace(at, size, littleEndian(value, size));
}
