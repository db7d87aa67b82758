// An image as a game's file holds it: its mips, its palette and what its header says.
#pragma once

#include "core/result.h"

#include <QByteArrayView>
#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

// 256 opaque colours; empty: none is known.
using Palette = QList<QRgb>;

struct HeaderField {
    QString name;  // the engine headers' spelling
    QString value; // as stored: numbers plain, text as Latin-1
};

struct Picture {
    // The whole image and its smaller copies, each half as wide and high as the one before; formats without mips have
    // one. Format_Indexed8 with the palette as colour table where the source is indexed, else Format_RGB32 or, where
    // the file holds alpha, Format_ARGB32. In an indexed image the colour of `transparent` has alpha 0.
    std::vector<QImage> mips;
    QString kind;       // "WAL", "miptex", "qpic", "PCX", "TGA", "JPEG", "PNG", "BMP"
    QString storedName; // in its header; empty where the kind has none
    std::vector<HeaderField> header;
    bool hasPalette = true; // false: the file has indexes alone, and the colours are those the reader was given
    int transparent = -1;   // the index that is cut out; -1: none
    QString damage; // a sentence on what the file lacks; what it lacks is transparent, index 0, or a JPEG's grey.
                    // Empty: whole

    const QImage &image() const { return mips.front(); }
    QSize size() const { return mips.empty() ? QSize() : mips.front().size(); } // texels
    bool isIndexed() const { return !mips.empty() && mips.front().format() == QImage::Format_Indexed8; }
};

// No side of an image is longer, whatever its header says: no engine takes more. No image has over 8192 * 8192 texels.
inline constexpr int largestSide = 16384;
// Up to so many texels any JPEG, PNG or BMP is read, and more of those only that have a byte for every
// texelsPerPackedByte: a PNG can make 1,032 texels of a byte, a JPEG several hundred, where they show nothing, but of
// pictures that show something not even the plainest come near a hundred.
inline constexpr qint64 alwaysRead = 2048 * 2048, texelsPerPackedByte = 96;

// Grey from black to white by the index: what stands in for a palette that is not found.
Palette neutralPalette();
// The last 768 bytes of a PCX, as pics/colormap.pcx holds Quake II's; or a palette.lmp, which is nothing but those.
Result<Palette> readPalette(QByteArrayView bytes);

// Each fails with a sentence when not even a part can be shown: no header, absurd sizes, a kind that no engine reads.
// What is cut off is shown as far as it goes (Picture::damage), if there is at least a byte for every 64 texels. Memory
// is bounded by the bytes, not by what they say. All may be called from several threads at once.
Result<Picture> readWal(QByteArrayView bytes, const Palette &palette);
// A miptex from its 40-byte header on; its own palette goes before the one given. A name that begins with '{' has
// index 255 cut out. Of one without pixels (they are in a WAD) the sentence says so.
Result<Picture> readMiptex(QByteArrayView bytes, const Palette &palette);
// The bytes of a miptex up to where its palette would begin, if they do not hold all of one: Xash3D's rule for what lies before
// another miptex (engine/common/mod_bmodel.c). Else all.
QByteArrayView withoutCutPalette(QByteArrayView miptex);
// A WAD's: width, height, pixels, palette. Of one without a palette, which is Quake's, index 255 is cut out.
Result<Picture> readQpic(QByteArrayView bytes, const Palette &palette);
// 8 bits, one plane; index 255 is cut out, as in Quake II's pictures and skins.
Result<Picture> readPcx(QByteArrayView bytes);
// Types 2, 3, 10 and 11. From the bottom row up, whatever the attributes say: so the engines take it.
Result<Picture> readTga(QByteArrayView bytes);
// JPEG, PNG and BMP, by their first bytes. What Qt says of broken ones goes to its log (qt.gui.imageio).
Result<Picture> readByQt(QByteArrayView bytes);

// What the names of images end in, lower case and with the dot: what readPicture() reads.
QStringList pictureEndings();
// The same for a file dialog: "*.wal *.pcx ... *.WAL *.PCX ...".
QString pictureNamePatterns();

// Any of these, by the name's extension, in any case.
bool isPictureName(QStringView name);
Result<Picture> readPicture(QByteArrayView bytes, QStringView name, const Palette &palette);
