// The common parts of the image readers: numbers and text of headers, the limits for every image, and the messages common to
// all kinds.
#pragma once

#include "core/format/bytes.h"
#include "core/images/picture.h"

#include <QCoreApplication>

#include <array>
#include <optional>

struct ImageText {
    Q_DECLARE_TR_FUNCTIONS(Images)
};

// Returns the little-endian number at an offset; the caller has checked that it lies inside the bytes.
template <typename T>
T numberAt(QByteArrayView bytes, qint64 at)
{
    return bsp::load<T>(bytes.data() + at);
}

// Returns the characters up to the first NUL, or all; the caller has checked that they lie inside the bytes.
QString textAt(QByteArrayView bytes, qint64 at, qint64 length);

// Returns the part of offset .. offset + length that lies inside the bytes.
QByteArrayView partOf(QByteArrayView bytes, qint64 offset, qint64 length);

Error headerIsCut(const QString &kind, qsizetype size, qint64 headerSize);

// The most texels per byte of the games' own encodings (8-bit RLE: 128 from two bytes). No complete image exceeds it, nor does
// a truncated one of which enough is left to be worth showing.
inline constexpr qint64 texelsPerByte = 64;
inline constexpr qint64 mostTexels = 8192 * 8192; // of one image
// Returns why an image of this size (texels, as stored) is not read from that many bytes: a side is 0 or over largestSide,
// or it has over mostTexels in total or over `perByte` for each byte. Nothing if it can be read.
std::optional<Error> refuseSize(const QString &kind, qint64 width, qint64 height, qsizetype bytes,
                                qint64 perByte = texelsPerByte);

// Returns an image filled with index 0, or transparent black. Fails only if memory runs out.
Result<QImage> blankImage(QSize size, QImage::Format format);
// Returns an indexed image. Its first texels are `indexes`, which must fit; the others have index 0. Its colour table has 256
// entries: `palette`, padded with black. The colour of index `transparent` gets alpha 0.
Result<QImage> indexedImage(QSize size, const Palette &palette, int transparent, QByteArrayView indexes = {});

// Returns the error that there are no texels at all, though they should begin at byte `offset` of `size`.
Error pixelsAreMissing(const QString &kind, qint64 offset, qsizetype size);
// Returns the text of Picture::damage for pixels that end early.
QString pixelsAreCut(qint64 present, qint64 needed);

// The mips of a WAL or a miptex: 8-bit indexes of w*h texels, then of half the size each time, rounded down.
struct MipLayout {
    QString kind;
    qint64 width = 0, height = 0;
    std::array<quint32, 4> offsets{}; // from the first byte
    int count = 4;
    qint64 headerSize = 0; // a smaller offset is invalid
};
// Reads the layout from a header: u32 width, height, offsets[4]. The caller has checked that these 24 bytes lie inside.
MipLayout mipLayout(const QString &kind, QByteArrayView bytes, qint64 at, qint64 headerSize);
// Appends the stored fields of a miptex or WAL header to `header`.
void addMipFields(const MipLayout &layout, std::vector<HeaderField> &header);
// Returns the picture with the mips that exist, and notes missing parts as its damage; picture.transparent must be set. Uses
// the colours of `own`, else of `given`, else grey. Fails if nothing of the first mip exists.
Result<Picture> readMips(QByteArrayView bytes, const MipLayout &layout, const std::optional<Palette> &own, const Palette &given,
                         Picture picture);

// Returns 256 opaque colours from bytes of red, green and blue, padded with black.
Palette opaqueColors(QByteArrayView bytes);
// Returns the palette of a PCX: the last 768 bytes, after a byte of 12. Nothing if there is none.
std::optional<Palette> pcxPalette(QByteArrayView bytes);
// Returns the palette of a miptex or qpic: u16 count (at most 256), then red, green and blue of each. Nothing if the count
// is not 1 to 256. Adds to the damage if colours are missing.
std::optional<Palette> countedPalette(QByteArrayView bytes, qint64 at, QString &damage);
