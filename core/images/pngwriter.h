// Images as PNG files, with the very pixels that they have.
#pragma once

#include "core/result.h"

#include <QImage>

// An image of 8-bit indexes stays one: its palette is the image's colour table (PLTE), and colours that are not opaque
// have their alpha beside it (tRNS). Black and white stays a bit a pixel; others are of 8 bits a channel, with alpha
// where they have it.
Result<QByteArray> pngOf(const QImage &image);
// Writes it to a file, whole or not at all; an empty path is the standard output. The value is the file's size in
// bytes. Errors begin with the file's name.
Result<qint64> writePng(const QImage &image, const QString &path);
