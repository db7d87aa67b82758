// Pictures as they are drawn from afar, each half as wide and high as the one before.
#pragma once

#include <QImage>

#include <vector>

// All that follow a picture in Format_RGBA8888, down to one texel. Each texel is the average of four, whose rest is dropped, as
// the games' engines have it: what is dark is a little darker from afar (ioquake3's renderer/tr_image.c, R_MipMap(); Quake's
// gl_draw.c, GL_MipMap()). Empty: the sides are no powers of two, which the engines bring to such first; or memory is out.
std::vector<QImage> drawnMips(const QImage &picture);

// Of a picture in Format_RGBA8888, of any sides, the next smaller one; null for want of memory. And its size.
QImage halfOf(const QImage &picture);
QSize halfOf(QSize size);

// Returns the picture, or of one with more than 2,048 texels a side one with that many, not smoothed: a small picture is made
// of that without a copy of the whole, which may take 256 MB.
QImage thinned(const QImage &picture);
