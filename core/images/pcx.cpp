// PCX of version 5 with 8 bits and one plane, such as Quake II's pictures and skins: a header of 128 bytes, rows of
// run-length-encoded indexes, and a palette of 768 bytes at the end. A byte of 0xC0 or more is a run: its low six bits are
// the count of the next byte. As in the game, a run ends with its row, and the rest of it is dropped. Index 255 is
// transparent, as in the game's pictures.
#include "core/images/imageparts.h"

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 pcxHeader = 128, pcxColors = 1 + 3 * 256;
constexpr int cutOut = 255;

struct PcxField {
    const char *name;
    qint64 at;
    int size; // bytes
};
constexpr PcxField fields[] = {
    {"manufacturer", 0, 1},  {"version", 1, 1}, {"encoding", 2, 1},      {"bits_per_pixel", 3, 1},
    {"xmin", 4, 2},          {"ymin", 6, 2},    {"xmax", 8, 2},          {"ymax", 10, 2},
    {"hres", 12, 2},         {"vres", 14, 2},   {"color_planes", 65, 1}, {"bytes_per_line", 66, 2},
    {"palette_type", 68, 2},
};

int valueOf(QByteArrayView bytes, const PcxField &field)
{
    return field.size == 1 ? numberAt<quint8>(bytes, field.at) : numberAt<quint16>(bytes, field.at);
}

bool hasHeader(QByteArrayView bytes) { return bytes.size() >= pcxHeader && bytes.startsWith("\x0a\x05\x01\x08"); }

// Unpacks rows of `stored` bytes, of which the first image.width() are shown. Returns how many of the image's texels exist.
qint64 unpack(QByteArrayView packed, int stored, QImage &image)
{
    qsizetype at = 0;
    for (int y = 0; y < image.height(); ++y) {
        auto *row = image.scanLine(y);
        for (int x = 0; x < stored;) {
            if (at >= packed.size())
                return qint64{y} * image.width() + std::min(x, image.width());
            auto value = static_cast<uchar>(packed[at++]);
            int run = 1;
            if (value >= 0xc0) {
                if (at >= packed.size())
                    return qint64{y} * image.width() + std::min(x, image.width());
                run = value & 0x3f;
                value = static_cast<uchar>(packed[at++]);
            }
            if (x < image.width())
                std::memset(row + x, value, static_cast<size_t>(std::min(run, image.width() - x)));
            x += run;
        }
    }
    return qint64{image.width()} * image.height();
}

// Returns the bytes per row. The game assumes that they equal the width, but paint programs pad odd widths by one, as the
// header says.
int rowSize(QByteArrayView bytes, int width)
{
    const int stored = numberAt<quint16>(bytes, 66);
    return width % 2 == 1 && stored == width + 1 ? stored : width;
}

} // namespace

std::optional<Palette> pcxPalette(QByteArrayView bytes)
{
    if (!hasHeader(bytes) || bytes.size() < pcxHeader + pcxColors || bytes[bytes.size() - pcxColors] != 12)
        return std::nullopt;
    return opaqueColors(bytes.last(pcxColors - 1));
}

Result<Picture> readPcx(QByteArrayView bytes)
{
    Picture picture;
    picture.kind = u"PCX"_s;
    if (bytes.size() < pcxHeader)
        return headerIsCut(picture.kind, bytes.size(), pcxHeader);
    for (const auto &field : fields)
        picture.header.push_back({QString::fromLatin1(field.name), QString::number(valueOf(bytes, field))});
    if (!hasHeader(bytes) || numberAt<quint8>(bytes, 65) > 1)
        return Error{ImageText::tr("Games do not read this PCX image: they need version 5, encoding 1, 8 bits and one plane.")};
    const int width = numberAt<quint16>(bytes, 8) + 1, height = numberAt<quint16>(bytes, 10) + 1;
    if (auto refused = refuseSize(picture.kind, width, height, bytes.size()))
        return *refused;
    const auto palette = pcxPalette(bytes);
    picture.transparent = cutOut;
    picture.hasPalette = palette.has_value();
    auto image = indexedImage({width, height}, palette ? *palette : neutralPalette(), cutOut);
    if (!image)
        return Error{image.error()};
    const auto packed = bytes.sliced(pcxHeader).chopped(palette ? pcxColors : 0);
    const auto present = unpack(packed, rowSize(bytes, width), image.value());
    if (present == 0)
        return pixelsAreMissing(picture.kind, pcxHeader, bytes.size());
    if (present < qint64{width} * height)
        picture.damage = pixelsAreCut(present, qint64{width} * height);
    else if (!palette)
        picture.damage = ImageText::tr("The file is truncated: there is no palette at its end.");
    picture.mips.push_back(std::move(image).value());
    return picture;
}
