// Fuzzes images: whatever the bytes, each reader refuses them, or returns an image that keeps what Picture promises, of a
// size in proportion to the bytes. The first byte selects the reader.
#include "core/images/picture.h"

#include <QLoggingCategory>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

void require(bool holds, const char *what)
{
    if (!holds)
        qFatal("%s", what);
}

// Reads all of an image's memory.
void readTexels(const QImage &image)
{
    volatile QRgb last = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            last = image.pixel(x, y);
    (void)last;
}

void hold(const Picture &picture, qint64 bytes)
{
    require(!picture.mips.empty() && !picture.kind.isEmpty() && !picture.header.empty(), "an empty picture");
    const auto first = picture.size();
    require(std::max(first.width(), first.height()) <= largestSide, "a side is too long");
    require(qint64{first.width()} * first.height() <= std::max(alwaysRead + bytes, texelsPerPackedByte * bytes),
            "too many texels");
    for (size_t i = 0; i < picture.mips.size(); ++i) {
        const auto &mip = picture.mips[i];
        require(mip.size() == QSize(first.width() >> i, first.height() >> i), "a mip of the wrong size");
        require(mip.format() == picture.image().format(), "mips of different formats");
        if (picture.isIndexed())
            require(mip.colorCount() == 256, "a palette of the wrong size");
        readTexels(mip);
    }
    if (picture.isIndexed() && picture.transparent >= 0)
        require(qAlpha(picture.image().color(picture.transparent)) == 0, "an opaque transparent index");
    require(picture.isIndexed() || picture.image().format() == QImage::Format_RGB32
                || picture.image().format() == QImage::Format_ARGB32,
            "a format that is not promised");
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***)
{
    QLoggingCategory::setFilterRules(u"qt.gui.imageio*=false"_s);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static const QString names[] = {u"a.wal"_s, u"a.mip"_s, u"a.qpic"_s, u"a.pcx"_s, u"a.tga"_s, u"a.png"_s};
    constexpr size_t readers = std::size(names);
    if (size == 0)
        return 0;
    const QByteArrayView bytes(data + 1, static_cast<qsizetype>(size) - 1);
    const auto reader = data[0] % (readers + 1);
    if (reader == readers) {
        const auto palette = readPalette(bytes);
        require(!palette || palette.value().size() == 256, "a palette of the wrong size");
        return 0;
    }
    require(withoutCutPalette(bytes).size() <= bytes.size(), "more of a miptex than there is");
    const auto picture = readPicture(bytes, names[reader], {});
    if (picture)
        hold(picture.value(), bytes.size());
    else
        require(!picture.error().isEmpty(), "no reason");
    return 0;
}
