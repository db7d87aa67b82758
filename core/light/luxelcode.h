// Decodes stored luxels into levels; 255 is the highest level of a byte. HDR luxels may exceed it: their 1.0 is 128, as
// ericw-tools write them (light/write.cc, HDR_ONE) and FTE reads them next to lightmaps of bytes.
#pragma once

#include "core/format/bytes.h"
#include "core/map/lightfile.h"

#include <QImage>

// Reads `count` luxels at `from`, three levels each.
void readLevels(LuxelFormat code, const std::byte *from, qint64 count, float *levels);

// Returns an image of Format_RGB888. `bytes` must hold all rows of `width` luxels, which are `stride` bytes apart. Scales
// HDR luxels with a level beyond 255 down, which keeps the hue.
QImage luxelImage(LuxelFormat code, bsp::ByteView bytes, int width, int height, qint64 stride);
