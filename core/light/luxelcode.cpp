#include "core/light/luxelcode.h"

#include "core/light/luxels.h"

#include <cmath>
#include <cstring>

namespace
{

constexpr float hdrOne = 128; // the level of 1.0
constexpr int hdrBias = 24;   // of the exponent: 15, plus the 9 bits of a channel

void readHdr(quint32 word, float *levels)
{
    const float scale = std::ldexp(hdrOne, static_cast<int>(word >> 27) - hdrBias);
    for (int channel = 0; channel < 3; ++channel)
        levels[channel] = static_cast<float>(word >> (9 * channel) & 0x1ff) * scale;
}

void drawGrey(const std::byte *from, int width, uchar *to)
{
    for (int x = 0; x < width; ++x, to += 3)
        std::memset(to, std::to_integer<int>(from[x]), 3);
}

void drawHdr(const std::byte *from, int width, uchar *to)
{
    for (int x = 0; x < width; ++x, from += 4, to += 3) {
        float levels[3];
        readHdr(bsp::load<quint32>(from), levels);
        const auto color = clampKeepingHue(std::round(levels[0]), std::round(levels[1]), std::round(levels[2]));
        to[0] = static_cast<uchar>(qRed(color));
        to[1] = static_cast<uchar>(qGreen(color));
        to[2] = static_cast<uchar>(qBlue(color));
    }
}

} // namespace

void readLevels(LuxelFormat code, const std::byte *from, qint64 count, float *levels)
{
    switch (code) {
    case LuxelFormat::Grey:
        for (qint64 i = 0; i < 3 * count; ++i)
            levels[i] = static_cast<float>(from[i / 3]);
        return;
    case LuxelFormat::Rgb:
        for (qint64 i = 0; i < 3 * count; ++i)
            levels[i] = static_cast<float>(from[i]);
        return;
    case LuxelFormat::E5Bgr9:
        for (qint64 i = 0; i < count; ++i)
            readHdr(bsp::load<quint32>(from + 4 * i), levels + 3 * i);
        return;
    }
}

QImage luxelImage(LuxelFormat code, bsp::ByteView bytes, int width, int height, qint64 stride)
{
    QImage image(width, height, QImage::Format_RGB888);
    for (int y = 0; y < image.height(); ++y) {
        const auto *from = bytes.data() + y * stride;
        switch (code) {
        case LuxelFormat::Grey: drawGrey(from, width, image.scanLine(y)); break;
        case LuxelFormat::Rgb: std::memcpy(image.scanLine(y), from, 3 * static_cast<size_t>(width)); break;
        case LuxelFormat::E5Bgr9: drawHdr(from, width, image.scanLine(y)); break;
        }
    }
    return image;
}
