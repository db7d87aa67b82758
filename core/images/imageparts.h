// What the readers of images share: numbers and text of headers, the limits every image is held to, and the sentences
// that are said of all kinds alike.
#pragma once

#include "core/format/bytes.h"
#include "core/images/picture.h"

#include <QCoreApplication>

#include <array>
#include <optional>

struct ImageText {
    Q_DECLARE_TR_FUNCTIONS(Images)
};

// A little-endian number; the caller has checked that it lies inside.
template <typename T>
T numberAt(QByteArrayView bytes, qint64 at)
{
    return bsp::load<T>(bytes.data() + at);
}

// Characters up to the NUL, or all of them; the caller has checked that they lie inside.
QString textAt(QByteArrayView bytes, qint64 at, qint64 length);

// What of offset .. offset + length really lies inside.
QByteArrayView partOf(QByteArrayView bytes, qint64 offset, qint64 length);

Error headerIsCut(const QString &kind, qsizetype size, qint64 headerSize);

// No encoding of the games' own makes more texels of a byte (RLE of 8 bits: 128 of two), so that all whole images are
// read, and of cut ones those of which enough is left to be worth a look.
inline constexpr qint64 texelsPerByte = 64;
inline constexpr qint64 mostTexels = 8192 * 8192; // of one image
// Why an image of this size (texels, as stored) is not read from that many bytes: a side is 0 or over largestSide, it
// has over mostTexels, or more for each byte than told. Nothing if it can be.
std::optional<Error> refuseSize(const QString &kind, qint64 width, qint64 height, qsizetype bytes,
                                qint64 perByte = texelsPerByte);

// Filled with index 0, or transparent black. Fails only for want of memory.
Result<QImage> blankImage(QSize size, QImage::Format format);
// The same with a colour table of 256: those that `palette` has, then black. Index `transparent` gets alpha 0.
Result<QImage> blankIndexed(QSize size, const Palette &palette, int transparent);

// Not one texel is there: they should begin at byte `offset` of `size`.
Error pixelsAreMissing(const QString &kind, qint64 offset, qsizetype size);
// What damage says of pixels that end early.
QString pixelsAreCut(qint64 present, qint64 needed);

// The mips of a WAL or a miptex: 8-bit indexes of w*h texels, then of each size halved (cut down to whole texels).
struct MipLayout {
    QString kind;
    qint64 width = 0, height = 0;
    std::array<quint32, 4> offsets{}; // from the first byte
    int count = 4;
    qint64 headerSize = 0; // an offset into the header leads nowhere
};
// As a header has it: u32 width, height, offsets[4]. The caller has checked that these 24 bytes lie inside.
MipLayout mipLayout(const QString &kind, QByteArrayView bytes, qint64 at, qint64 headerSize);
// The fields of such a header, as stored.
void addMipFields(const MipLayout &layout, std::vector<HeaderField> &header);
// The picture with the mips that are there, and in its damage what they lack; picture.transparent is set before. Colours are
// its own, else those given, or grey where there are none. Fails when nothing of the first is there.
Result<Picture> readMips(QByteArrayView bytes, const MipLayout &layout, const std::optional<Palette> &own,
                         const Palette &given, Picture picture);

// 256 opaque colours: red, green and blue of each, then black.
Palette opaqueColors(QByteArrayView bytes);
// Where a PCX has its palette: 768 bytes at the end, behind a byte of 12. Nothing where that is not so.
std::optional<Palette> pcxPalette(QByteArrayView bytes);
// The palette of a miptex or qpic: u16 count (at most 256), then red, green and blue of each. Nothing where there is no
// such count. The damage says when colours are missing.
std::optional<Palette> countedPalette(QByteArrayView bytes, qint64 at, QString &damage);
