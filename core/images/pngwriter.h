// Writes images as PNG files, with their exact pixels.
#pragma once

#include "core/result.h"

#include <QImage>

// Encodes an image. An 8-bit indexed one keeps its indexes: its colour table becomes the palette (PLTE), and the alpha of
// colours that are not opaque is added (tRNS). Black and white keeps one bit per pixel; others get 8 bits per channel, with
// alpha if they have it.
Result<QByteArray> pngOf(const QImage &image);
// Writes an image to a file, completely or not at all; an empty path is the standard output. Returns the file's size in
// bytes. Errors begin with the file's name.
Result<qint64> writePng(const QImage &image, const QString &path);
