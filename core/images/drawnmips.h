// Mipmaps of pictures, for drawing them from afar: each half as wide and high as the one before.
#pragma once

#include <QImage>

#include <vector>

// Returns all mips after a picture in Format_RGBA8888, down to one texel. Each texel is the average of four, rounded down as
// in the engines, which makes dark areas a little darker from afar (ioquake3's renderer/tr_image.c, R_MipMap(); Quake's
// gl_draw.c, GL_MipMap()). Empty if a side is no power of two (the engines resize such pictures first), or if memory runs
// out.
std::vector<QImage> drawnMips(const QImage &picture);

// Return the next smaller mip of a picture in Format_RGBA8888 with sides of any length, null if memory runs out; and its
// size.
QImage halfOf(const QImage &picture);
QSize halfOf(QSize size);

// Returns the picture, reduced without smoothing if a side has more than 2,048 texels. A small version is then made of that,
// not of a copy of the whole, which may take 256 MB.
QImage thinned(const QImage &picture);
