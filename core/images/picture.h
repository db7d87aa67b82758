// An image from a game's file: its mips, its palette and its header.
#pragma once

#include "core/result.h"

#include <QByteArrayView>
#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

// 256 opaque colours; empty: unknown.
using Palette = QList<QRgb>;

struct HeaderField {
    QString name;  // the engine headers' spelling
    QString value; // as stored: numbers plain, text as Latin-1
};

struct Picture {
    // The whole image and its smaller copies, each half as wide and high as the one before; one image for formats without
    // mips. Format_Indexed8 with the palette as colour table for indexed sources, else Format_RGB32, or Format_ARGB32 if the
    // file has alpha. In an indexed image the colour of `transparent` has alpha 0.
    std::vector<QImage> mips;
    QString kind;       // "WAL", "miptex", "qpic", "PCX", "TGA", "JPEG", "PNG", "BMP"
    QString storedName; // from its header; empty if the kind has none
    std::vector<HeaderField> header;
    bool hasPalette = true; // false: the file has only indexes; the colours were given to the reader
    int transparent = -1;   // the index that is transparent; -1: none
    QString damage;         // a sentence on missing parts, which are transparent, index 0 or a JPEG's grey.
                            // Empty: complete

    const QImage &image() const { return mips.front(); }
    QSize size() const { return mips.empty() ? QSize() : mips.front().size(); } // texels
    bool isIndexed() const { return !mips.empty() && mips.front().format() == QImage::Format_Indexed8; }
};

// The longest side in texels; longer ones are refused, since no engine takes them. No image has over 8192 * 8192 texels.
inline constexpr int largestSide = 16384;
// A JPEG, PNG or BMP with up to alwaysRead texels is always read, a larger one only if it has no more than
// texelsPerPackedByte per byte. A blank PNG can have 1,032 texels per byte and a blank JPEG several hundred, but even the
// plainest real pictures stay well below a hundred.
inline constexpr qint64 alwaysRead = 2048 * 2048, texelsPerPackedByte = 96;

// Returns a grey ramp from black to white, used if a palette is not found.
Palette neutralPalette();
// Reads a palette: the last 768 bytes of a PCX, such as Quake II's pics/colormap.pcx, or all 768 bytes of a palette.lmp.
Result<Palette> readPalette(QByteArrayView bytes);

// The readers of images fail with a sentence if not even a part can be shown: no header, absurd sizes, a kind that no engine
// reads. They read a truncated image as far as it goes (Picture::damage) if it has at least a byte for every 64 texels. The
// number of bytes limits their memory, not the header. They are thread-safe.
Result<Picture> readWal(QByteArrayView bytes, const Palette &palette);
// Reads a miptex, starting with its 40-byte header. Its own palette takes precedence over the one given. Index 255 is
// transparent if its name begins with '{'. Fails if it has no pixels, and says that they are in a WAD.
Result<Picture> readMiptex(QByteArrayView bytes, const Palette &palette);
// Returns a miptex without its palette if that is truncated, else all its bytes. Xash3D does so with a miptex that is followed
// by another (engine/common/mod_bmodel.c).
QByteArrayView withoutCutPalette(QByteArrayView miptex);
// Reads a WAD's picture: width, height, pixels, palette. Without a palette, as in Quake, index 255 is transparent.
Result<Picture> readQpic(QByteArrayView bytes, const Palette &palette);
// Reads a PCX of 8 bits and one plane; index 255 is transparent, as in Quake II's pictures and skins.
Result<Picture> readPcx(QByteArrayView bytes);
// Reads a TGA of type 2, 3, 10 or 11. As in the engines, rows go from bottom to top whatever the attributes say.
Result<Picture> readTga(QByteArrayView bytes);
// Reads JPEG, PNG and BMP, recognised by their first bytes. Qt's warnings about broken ones go to its log (qt.gui.imageio).
Result<Picture> readByQt(QByteArrayView bytes);

// Returns the extensions that readPicture() supports, in lower case with the dot.
QStringList pictureEndings();
// Returns them as patterns for a file dialog: "*.wal *.pcx ... *.WAL *.PCX ...".
QString pictureNamePatterns();

// Returns whether the name has such an extension, in any case.
bool isPictureName(QStringView name);
// Reads a picture with the reader that the extension of `name` selects.
Result<Picture> readPicture(QByteArrayView bytes, QStringView name, const Palette &palette);
