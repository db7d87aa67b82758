// JPEG, PNG and BMP, which Qt decodes. They are recognised by their first bytes, since files named .jpg are often PNGs.
#include "core/images/imageparts.h"
#include "core/text.h"

#include <QDeadlineTimer>
#include <QImageReader>
#include <QtEndian>

#include <algorithm>
#include <chrono>
#include <cstring>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostDecoded = 256 << 20; // bytes of one image
// Each scan of a progressive JPEG covers the whole image, yet may take only 60 bytes of the file. Encoders write about ten.
constexpr qsizetype mostScans = 100;
constexpr QByteArrayView scanMark = "\xff\xda"; // begins a scan
// JPEG segments without pixels. For each that it keeps, libjpeg-turbo walks all before it (jdmarker.c, save_marker).
constexpr qsizetype mostSegments = 10'000;
constexpr std::chrono::seconds longestRead{4}; // for one image; the largest in games take a tenth of it

// A device that ends like a truncated file when the time is up. This stops decoders, which read bytes as they need them.
class TimedBytes : public QIODevice
{
public:
    explicit TimedBytes(QByteArrayView bytes) : bytes_(bytes) { open(ReadOnly | Unbuffered); }

    bool isUp() const { return isUp_; }
    qint64 size() const override { return bytes_.size(); }

protected:
    qint64 readData(char *to, qint64 most) override
    {
        isUp_ = isUp_ || deadline_.hasExpired();
        const auto count = isUp_ ? -1 : std::clamp<qint64>(bytes_.size() - pos(), 0, most);
        if (count > 0)
            std::memcpy(to, bytes_.data() + pos(), static_cast<size_t>(count));
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArrayView bytes_;
    QDeadlineTimer deadline_{longestRead};
    bool isUp_ = false;
};

struct QtKind {
    QByteArrayView beginning;
    const char *name, *plugin;
};
constexpr QtKind kinds[] = {{"\xff\xd8\xff", "JPEG", "jpeg"}, {"\x89PNG", "PNG", "png"}, {"BM", "BMP", "bmp"}};

// Counts the markers of a JPEG's application segments and comments, and any pairs of bytes in them that look like one.
qsizetype segmentsIn(QByteArrayView jpeg)
{
    qsizetype count = 0;
    for (qsizetype at = jpeg.indexOf('\xff'); at >= 0 && at + 1 < jpeg.size(); at = jpeg.indexOf('\xff', at + 1))
        count += (jpeg[at + 1] & '\xf0') == '\xe0' || jpeg[at + 1] == '\xfe';
    return count;
}

// Returns a PNG without the chunks that its pixels do not need: the decoder unpacks each text to up to 8 MB, and keeps up to
// a thousand.
QByteArray withoutTexts(QByteArrayView png)
{
    constexpr qsizetype signatureSize = 8, typeAt = 4, emptyChunk = 12; // bytes
    auto at = qMin(png.size(), signatureSize);
    auto kept = png.first(at).toByteArray();
    while (at < png.size()) {
        const auto rest = png.sliced(at);
        const auto size = rest.size() < emptyChunk ? rest.size() : emptyChunk + qint64{qFromBigEndian<quint32>(rest.data())};
        const auto chunk = rest.first(qMin(rest.size(), size));
        const bool isCut = chunk.size() < emptyChunk;
        if (isCut || (chunk[typeAt] & 0x20) == 0 || chunk.sliced(typeAt).startsWith("tRNS")) // 0x20: it is not critical
            kept.append(chunk);
        at += chunk.size();
    }
    return kept;
}

// Returns whether an image stays indexed: it has 8-bit indexes, at most one transparent colour and no translucent one.
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

// Returns whether a JPEG is cut off, which Qt reports only for PNGs; the missing part is grey then. In a complete file the
// end-of-image mark follows the last segment of pixels; a thumbnail's comes before.
bool isCutJpeg(QByteArrayView bytes) { return bytes.lastIndexOf(QByteArrayView("\xff\xd9")) < bytes.lastIndexOf(scanMark); }

// Returns whether a BMP is cut off. Missing rows keep their initial value, without alpha. Always false for a compressed one.
bool isCutBmp(QByteArrayView bytes, QSize size)
{
    constexpr qsizetype headerSize = 54;
    if (bytes.size() < headerSize || numberAt<quint32>(bytes, 30) != 0)
        return false;
    const auto rowBits = qint64{size.width()} * numberAt<quint16>(bytes, 28);
    return numberAt<quint32>(bytes, 10) + (rowBits + 31) / 32 * 4 * size.height() > bytes.size();
}

// Adds the depth stored in the file, which may differ from that of the decoded image.
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
        return Error{ImageText::tr("This is not a supported image: it is neither a JPEG nor a PNG nor a BMP.")};
    Picture picture;
    picture.kind = QString::fromLatin1(kind->name);
    const bool isJpeg = kind->beginning == kinds[0].beginning;
    if (const auto scans = isJpeg ? bytes.count(scanMark) : 0; scans > mostScans)
        return Error{ImageText::tr("This JPEG image is not read: it has %1 scans, and more than %2 take too long.")
                         .arg(numberText(scans), numberText(mostScans))};
    if (isJpeg && segmentsIn(bytes) > mostSegments)
        return Error{
            ImageText::tr("This JPEG image is not read: it has more than %1 metadata segments.").arg(numberText(mostSegments))};
    const auto plain = picture.kind == u"PNG" ? withoutTexts(bytes) : QByteArray();
    TimedBytes device(plain.isEmpty() ? bytes : QByteArrayView(plain));
    QImageReader reader(&device, kind->plugin);
    reader.setAutoDetectImageFormat(false); // tries no other plugin
    const auto size = reader.size();
    const auto format = reader.imageFormat();
    if (!size.isValid() || format == QImage::Format_Invalid)
        return Error{ImageText::tr("This %1 image is truncated or damaged: its header cannot be read.").arg(picture.kind)};
    const auto perByte = std::max<qint64>(texelsPerPackedByte, alwaysRead / bytes.size() + 1);
    if (auto refused = refuseSize(picture.kind, size.width(), size.height(), bytes.size(), perByte))
        return *refused;
    if (qint64{size.width()} * size.height() * QImage::toPixelFormat(format).bitsPerPixel() / 8 > mostDecoded)
        return Error{ImageText::tr("This %1 image is too large to show: %2 x %3 texels.")
                         .arg(picture.kind)
                         .arg(size.width())
                         .arg(size.height())};
    auto image = blankImage(size, format); // missing rows stay blank
    if (!image)
        return Error{image.error()};
    const bool isRead = reader.read(&image.value());
    if (device.isUp())
        return Error{ImageText::tr("This %1 image is not read: it takes longer than %2 seconds.")
                         .arg(picture.kind, numberText(longestRead.count()))};
    if (!isRead)
        return Error{ImageText::tr("This %1 image is truncated or damaged: %2.").arg(picture.kind, reader.errorString())};
    picture.header = {{u"width"_s, QString::number(size.width())}, {u"height"_s, QString::number(size.height())}};
    addDepth(bytes, picture);
    if (picture.kind == u"JPEG" ? isCutJpeg(bytes) : picture.kind == u"BMP" && isCutBmp(bytes, size)) {
        picture.damage = ImageText::tr("The file is truncated: part of the image is missing.");
        if (image.value().format() == QImage::Format_RGB32)
            image.value().reinterpretAsFormat(QImage::Format_ARGB32);
    }
    take(std::move(image).value(), picture);
    return picture;
}
