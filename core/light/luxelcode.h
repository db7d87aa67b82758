// Stored luxels as colours. 255 is as bright as a byte can say; of HDR luxels, which can say more, 1.0 is 128, as ericw-tools
// write them (light/write.cc, HDR_ONE) and FTE reads them beside lightmaps of bytes.
#pragma once

#include "core/format/bytes.h"
#include "core/map/lightfile.h"

#include <QImage>

// Three levels of each of `count` luxels, which lie at `from`.
void readLevels(LuxelCode code, const std::byte *from, qint64 count, float *levels);

// As Format_RGB888: rows of `width` luxels, `stride` bytes apart, all of them in `bytes`. Where a level of an HDR luxel goes
// beyond 255, all three are scaled down, which keeps the hue.
QImage luxelImage(LuxelCode code, bsp::ByteView bytes, int width, int height, qint64 stride);
