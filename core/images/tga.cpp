// TGA as Quake III reads it: 24 or 32 bits (type 2, or type 10 in packets) and 8 bits of grey (type 3; type 11, in packets,
// is DarkPlaces').
//    0 u8 id_length, colormap_type, image_type   3 u16 colormap_index, colormap_length, u8 colormap_size
//    8 u16 x_origin, y_origin, width, height   16 u8 pixel_size (bits), attributes   18 id_length bytes of anything
// Rows go from bottom to top. A bit of the attributes can say otherwise, but the games ignore it.
#include "core/images/imageparts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 tgaHeader = 18;
constexpr int topRowFirst = 0x20;

struct TgaHeader {
    int idLength, colormapType, imageType, width, height, bits, attributes;
    bool isPacked() const { return imageType >= 10; }
    int pixelSize() const { return bits / 8; }
};

TgaHeader headerOf(QByteArrayView bytes)
{
    return {.idLength = numberAt<quint8>(bytes, 0),
            .colormapType = numberAt<quint8>(bytes, 1),
            .imageType = numberAt<quint8>(bytes, 2),
            .width = numberAt<quint16>(bytes, 12),
            .height = numberAt<quint16>(bytes, 14),
            .bits = numberAt<quint8>(bytes, 16),
            .attributes = numberAt<quint8>(bytes, 17)};
}

std::vector<HeaderField> fieldsOf(QByteArrayView bytes, const TgaHeader &header)
{
    const auto number = [](int value) { return QString::number(value); };
    const auto word = [&](qint64 at) { return number(numberAt<quint16>(bytes, at)); };
    auto attributes = number(header.attributes);
    if (header.attributes & topRowFirst)
        attributes = ImageText::tr("%1 (top row first, which games ignore)").arg(attributes);
    return {{u"id_length"_s, number(header.idLength)},
            {u"colormap_type"_s, number(header.colormapType)},
            {u"image_type"_s, number(header.imageType)},
            {u"colormap_index"_s, word(3)},
            {u"colormap_length"_s, word(5)},
            {u"colormap_size"_s, number(numberAt<quint8>(bytes, 7))},
            {u"x_origin"_s, word(8)},
            {u"y_origin"_s, word(10)},
            {u"width"_s, number(header.width)},
            {u"height"_s, number(header.height)},
            {u"pixel_size"_s, number(header.bits)},
            {u"attributes"_s, attributes}};
}

bool isReadByGames(const TgaHeader &header)
{
    if (header.colormapType != 0)
        return false;
    switch (header.imageType) {
    case 2:
    case 10: return header.bits == 24 || header.bits == 32;
    case 3:
    case 11: return header.bits == 8;
    default: return false;
    }
}

QRgb colorAt(const char *pixel, int size)
{
    const auto byte = [pixel](int i) { return static_cast<uchar>(pixel[i]); };
    return size == 1 ? qRgb(byte(0), byte(0), byte(0)) : qRgba(byte(2), byte(1), byte(0), size == 4 ? byte(3) : 255);
}

// Takes pixels in file order. Packets may run over the ends of rows.
class PixelSink
{
public:
    explicit PixelSink(QImage &image) : image_(image), width_(image.width()), left_(qint64{width_} * image.height()) {}
    qint64 left() const { return left_; }

    void put(QRgb color)
    {
        if (x_ == 0)
            row_ = reinterpret_cast<QRgb *>(image_.scanLine(--y_));
        row_[x_] = color;
        x_ = x_ + 1 == width_ ? 0 : x_ + 1;
        --left_;
    }

private:
    QImage &image_;
    const int width_;
    QRgb *row_ = nullptr;
    int x_ = 0, y_ = image_.height();
    qint64 left_;
};

// Copies pixels and returns the remaining bytes.
QByteArrayView copyPixels(QByteArrayView bytes, int size, qint64 count, PixelSink &sink)
{
    count = std::min({count, sink.left(), static_cast<qint64>(bytes.size() / size)});
    for (qint64 i = 0; i < count; ++i)
        sink.put(colorAt(bytes.data() + i * size, size));
    return bytes.sliced(count * size);
}

// Unpacks a packet and returns the remaining bytes. A packet is a byte, whose low seven bits are a count less one, followed by
// one pixel to repeat (if the top bit is set) or by that many pixels.
QByteArrayView unpackPacket(QByteArrayView bytes, int size, PixelSink &sink)
{
    const auto head = static_cast<uchar>(bytes.front());
    const qint64 count = (head & 0x7f) + 1;
    const auto pixels = bytes.sliced(1);
    if (!(head & 0x80))
        return copyPixels(pixels, size, count, sink);
    if (pixels.size() < size)
        return {};
    const auto color = colorAt(pixels.data(), size);
    for (auto i = std::min(count, sink.left()); i > 0; --i)
        sink.put(color);
    return pixels.sliced(size);
}

} // namespace

Result<Picture> readTga(QByteArrayView bytes)
{
    Picture picture;
    picture.kind = u"TGA"_s;
    if (bytes.size() < tgaHeader)
        return headerIsCut(picture.kind, bytes.size(), tgaHeader);
    const auto header = headerOf(bytes);
    picture.header = fieldsOf(bytes, header);
    if (!isReadByGames(header))
        return Error{ImageText::tr("Games do not read this TGA image of type %1 with %2 bits: they read types 2 and 10 with 24 "
                                   "or 32 bits, and type 3 with 8.")
                         .arg(header.imageType)
                         .arg(header.bits)};
    if (auto refused = refuseSize(picture.kind, header.width, header.height, bytes.size()))
        return *refused;
    auto blank = blankImage({header.width, header.height}, QImage::Format_ARGB32);
    if (!blank)
        return Error{blank.error()};
    auto image = std::move(blank).value();
    PixelSink sink(image);
    auto pixels = partOf(bytes, tgaHeader + header.idLength, bytes.size());
    const auto all = sink.left();
    if (!header.isPacked())
        copyPixels(pixels, header.pixelSize(), all, sink);
    while (header.isPacked() && sink.left() > 0 && !pixels.isEmpty())
        pixels = unpackPacket(pixels, header.pixelSize(), sink);
    if (sink.left() == all)
        return pixelsAreMissing(picture.kind, tgaHeader + header.idLength, bytes.size());
    if (sink.left() > 0)
        picture.damage = pixelsAreCut(all - sink.left(), all);
    else if (header.pixelSize() < 4)
        image.reinterpretAsFormat(QImage::Format_RGB32);
    picture.mips.push_back(std::move(image));
    return picture;
}
