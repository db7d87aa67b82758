#include "core/images/pngwriter.h"

#include "core/files/outputfile.h"
#include "core/images/imageparts.h"

#include <QBuffer>
#include <QDir>
#include <QImageWriter>
#include <QtEndian>

namespace {

// Returns the checksum that follows each PNG chunk.
quint32 crc32(QByteArrayView bytes)
{
    quint32 crc = 0xffffffffU;
    for (const char byte : bytes)
        crc = bsp::crcWith(crc, static_cast<quint8>(byte));
    return ~crc;
}

QByteArray bigEndian(quint32 value)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray chunk(const char *type, const QByteArray &data)
{
    const auto body = type + data;
    return bigEndian(static_cast<quint32>(data.size())) + body + bigEndian(crc32(body));
}

// Returns the compressed rows, each preceded by a 0 for "no filter"; empty if memory runs out. Drops the four bytes that
// qCompress() puts before zlib's data.
QByteArray packedRows(const QImage &image, qsizetype rowBytes, int level)
{
    QByteArray rows;
    rows.reserve((rowBytes + 1) * image.height());
    for (int y = 0; y < image.height(); ++y)
        rows.append('\0').append(reinterpret_cast<const char *>(image.constScanLine(y)), rowBytes);
    return qCompress(rows, level).mid(4);
}

// Returns a PNG. `kind` is the header after the size, `colors` the palette's chunks, and `rows` the compressed rows.
Result<QByteArray> pngOfRows(const QImage &image, const QByteArray &kind, const QByteArray &colors, const QByteArray &rows)
{
    if (rows.isEmpty())
        return Error{ImageText::tr("There is not enough memory to write the image as a PNG.")};
    const auto size = bigEndian(static_cast<quint32>(image.width())) + bigEndian(static_cast<quint32>(image.height()));
    return QByteArray("\x89PNG\r\n\x1a\n") + chunk("IHDR", size + kind) + colors + chunk("IDAT", rows) + chunk("IEND", {});
}

// Writes one bit per pixel, 0 for black. Does not use Qt's writer, whose filters make such rows larger and take three times
// as long.
Result<QByteArray> blackAndWhitePng(const QImage &image)
{
    return pngOfRows(image, QByteArray("\x01\0\0\0\0", 5), {}, packedRows(image, (image.width() + qsizetype{7}) / 8, 3));
}

// Writes indexes with their palette, even a grey one, which Qt would replace by shades of grey.
Result<QByteArray> indexedPng(const QImage &image)
{
    QByteArray colors, alphas;
    bool isOpaque = true;
    for (const auto color : image.colorTable()) {
        for (const int channel : {qRed(color), qGreen(color), qBlue(color)})
            colors.append(static_cast<char>(channel));
        alphas.append(static_cast<char>(qAlpha(color)));
        isOpaque = isOpaque && qAlpha(color) == 255;
    }
    const auto palette = chunk("PLTE", colors) + (isOpaque ? QByteArray() : chunk("tRNS", alphas));
    const QByteArray kind("\x08\x03\0\0\0", 5); // 8 bits, indexes
    return pngOfRows(image, kind, palette, packedRows(image, image.width(), 9));
}

} // namespace

Result<QByteArray> pngOf(const QImage &image)
{
    if (image.format() == QImage::Format_Indexed8 && image.colorCount() > 0)
        return indexedPng(image);
    if (image.format() == QImage::Format_Mono && image.colorTable() == QList<QRgb>{qRgb(0, 0, 0), qRgb(255, 255, 255)})
        return blackAndWhitePng(image);
    QBuffer buffer;
    QImageWriter writer(&buffer, "png");
    if (!buffer.open(QIODevice::WriteOnly) || !writer.write(image))
        return Error{ImageText::tr("The image cannot be written as a PNG: %1.").arg(writer.errorString())};
    return buffer.data();
}

Result<qint64> writePng(const QImage &image, const QString &path)
{
    const auto failed = [&path](const QString &why) {
        return Error{path.isEmpty() ? why : QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path), why)};
    };
    const auto bytes = pngOf(image);
    if (!bytes)
        return failed(bytes.error());
    OutputFile output(path);
    if (!output.isOpen() || !output.write(bytes.value()) || !output.commit())
        return failed(ImageText::tr("It cannot be written: %1.").arg(output.error()));
    return qint64{bytes.value().size()};
}
