// Mipmaps of pictures, for drawing them from afar: each half as wide and high as the one before.
#pragma once

#include <QImage>

#include <vector>

// Returns all smaller mips of a picture in Format_RGBA8888, down to one texel. Each texel is the average of four, rounded down as
// in the engines, which makes dark areas a little darker from afar (ioquake3's renderer/tr_image.c, R_MipMap(); Quake's
// gl_draw.c, GL_MipMap()). Empty if a side is no power of two (the engines resize such pictures first), or if memory runs
// out.
std::vector<QImage> drawnMips(const QImage &picture);

// Returns the next smaller mip of a picture in Format_RGBA8888, whose sides may have any length; null if memory runs out.
QImage halfOf(const QImage &picture);
// Returns the size of the next smaller mip.
QSize halfOf(QSize size);

// Returns the picture, reduced without smoothing if a side has more than 2,048 texels. A caller that needs a small version
// scales the result, since scaling the picture itself may copy all of it, 256 MB.
QImage thinned(const QImage &picture);
