// JPEG, PNG and BMP, which Qt decodes. They are known by their first bytes, since files named .jpg are often PNGs.
#include "core/images/imageparts.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

// What these formats pack better than the games' own: a PNG can make 1,032 texels of a byte, a JPEG several hundred.
// Images of up to a million texels are read in any case: so much memory is nothing.
constexpr qint64 texelsPerPackedByte = 1024, alwaysRead = 1024 * 1024;

struct QtKind {
    QByteArrayView beginning;
    const char *name, *plugin;
};
constexpr QtKind kinds[] = {{"\xff\xd8\xff", "JPEG", "jpeg"}, {"\x89PNG", "PNG", "png"}, {"BM", "BMP", "bmp"}};

// An image of 8-bit indexes stays one if at most one of its colours is cut out, and none is translucent.
bool keepsIndexes(const QImage &image, int &transparent)
{
    if (image.format() != QImage::Format_Indexed8)
        return false;
    const auto colors = image.colorTable();
    for (int i = 0; i < colors.size(); ++i) {
        if (qAlpha(colors[i]) == 255)
            continue;
        if (qAlpha(colors[i]) > 0 || transparent >= 0)
            return false;
        transparent = i;
    }
    return true;
}

void take(QImage image, Picture &picture)
{
    if (keepsIndexes(image, picture.transparent)) {
        auto colors = image.colorTable();
        colors.resize(256, qRgb(0, 0, 0));
        image.setColorTable(colors);
    } else {
        picture.transparent = -1;
        image.convertTo(image.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    }
    picture.mips.push_back(std::move(image));
}

// Of cut files other than PNGs Qt says nothing. What a JPEG lacks is grey then. Its last segment of pixels must be
// followed by the mark that ends an image; a thumbnail's stands before.
bool isCutJpeg(QByteArrayView bytes)
{
    return bytes.lastIndexOf(QByteArrayView("\xff\xd9")) < bytes.lastIndexOf(QByteArrayView("\xff\xda"));
}

// Rows that a BMP lacks are left as they were, without alpha. Those of packed ones cannot be told.
bool isCutBmp(QByteArrayView bytes, QSize size)
{
    constexpr qsizetype headerSize = 54;
    if (bytes.size() < headerSize || numberAt<quint32>(bytes, 30) != 0)
        return false;
    const auto rowBits = qint64{size.width()} * numberAt<quint16>(bytes, 28);
    return numberAt<quint32>(bytes, 10) + (rowBits + 31) / 32 * 4 * size.height() > bytes.size();
}

// As the file says it; what was decoded has other depths.
void addDepth(QByteArrayView bytes, Picture &picture)
{
    constexpr qsizetype pngDepth = 24, pngColorType = 25, bmpBits = 28; // bytes from the start
    const auto add = [&picture](const QString &name, quint32 value) { picture.header.push_back({name, QString::number(value)}); };
    if (picture.kind == u"PNG" && bytes.size() > pngColorType) {
        add(u"bit depth"_s, numberAt<quint8>(bytes, pngDepth));
        add(u"color type"_s, numberAt<quint8>(bytes, pngColorType));
    } else if (picture.kind == u"BMP" && bytes.size() > bmpBits + 1) {
        add(u"biBitCount"_s, numberAt<quint16>(bytes, bmpBits));
    }
}

} // namespace

Result<Picture> readByQt(QByteArrayView bytes)
{
    const auto *kind = std::ranges::find_if(kinds, [&](const QtKind &k) { return bytes.startsWith(k.beginning); });
    if (kind == std::end(kinds))
        return Error{ImageText::tr("This is no image that can be shown: it is neither a JPEG nor a PNG nor a BMP.")};
    Picture picture;
    picture.kind = QString::fromLatin1(kind->name);
    auto data = QByteArray::fromRawData(bytes.data(), bytes.size());
    QBuffer buffer(&data);
    QImageReader reader(&buffer, kind->plugin);
    const auto size = reader.size();
    const auto format = reader.imageFormat();
    if (!size.isValid() || format == QImage::Format_Invalid)
        return Error{
            ImageText::tr("This %1 image is cut off or damaged: its header cannot be read.").arg(picture.kind)};
    const auto perByte = std::max<qint64>(texelsPerPackedByte, alwaysRead / bytes.size() + 1);
    if (auto refused = refuseSize(picture.kind, size.width(), size.height(), bytes.size(), perByte))
        return *refused;
    auto image = blankImage(size, format); // rows that the file lacks stay so
    if (!image)
        return Error{image.error()};
    if (!reader.read(&image.value()))
        return Error{ImageText::tr("This %1 image is cut off or damaged: %2.").arg(picture.kind, reader.errorString())};
    picture.header = {{u"width"_s, QString::number(size.width())},
                      {u"height"_s, QString::number(size.height())}};
    addDepth(bytes, picture);
    if (picture.kind == u"JPEG" ? isCutJpeg(bytes) : picture.kind == u"BMP" && isCutBmp(bytes, size)) {
        picture.damage = ImageText::tr("The file is cut off: a part of the image is missing.");
        if (image.value().format() == QImage::Format_RGB32)
            image.value().reinterpretAsFormat(QImage::Format_ARGB32);
    }
    take(std::move(image).value(), picture);
    return picture;
}
