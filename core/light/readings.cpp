#include "core/light/readings.h"

#include "core/light/luxels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace {

// Replaces every pixel that is not transparent by change(pixel).
template <typename Change>
QImage changed(const QImage &image, Change change)
{
    auto result = image.convertToFormat(image.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    for (int y = 0; y < result.height(); ++y) {
        auto *row = reinterpret_cast<QRgb *>(result.scanLine(y));
        for (int x = 0; x < result.width(); ++x)
            if (qAlpha(row[x]) > 0)
                row[x] = change(row[x]);
    }
    return result;
}

template <typename Sink>
void forEachPixel(const QImage &image, Sink sink)
{
    const auto pixels = image.convertToFormat(image.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    for (int y = 0; y < pixels.height(); ++y) {
        const auto *row = reinterpret_cast<const QRgb *>(pixels.constScanLine(y));
        for (int x = 0; x < pixels.width(); ++x)
            if (qAlpha(row[x]) > 0)
                sink(row[x]);
    }
}

int highest(QRgb luxel) { return std::max({qRed(luxel), qGreen(luxel), qBlue(luxel)}); }

// The colours of heatColor(), each brighter than the one before. Colours in between are interpolated linearly.
constexpr std::array<std::array<int, 3>, 8> ramp{{
    {0, 0, 4},
    {38, 12, 92},
    {104, 22, 120},
    {166, 44, 98},
    {217, 78, 60},
    {246, 132, 22},
    {250, 196, 58},
    {252, 252, 190},
}};

} // namespace

int brightness(QRgb luxel) { return (2126 * qRed(luxel) + 7152 * qGreen(luxel) + 722 * qBlue(luxel) + 5000) / 10000; }

bool isBlack(const QImage &image)
{
    bool black = true;
    forEachPixel(image, [&black](QRgb luxel) { black = black && highest(luxel) <= darkestChannel; });
    return black;
}

double averageBrightness(const QImage &image)
{
    qint64 sum = 0, count = 0;
    forEachPixel(image, [&](QRgb pixel) {
        sum += brightness(pixel);
        ++count;
    });
    return count > 0 ? static_cast<double>(sum) / static_cast<double>(count) : 0;
}

QImage exposed(const QImage &image, double stops)
{
    if (stops == 0)
        return image;
    const auto factor = static_cast<float>(std::exp2(std::clamp(stops, -16.0, 16.0)));
    return changed(image, [factor](QRgb pixel) { return clampKeepingHue(pixel, factor); });
}

QRgb heatColor(int brightness)
{
    const int at = std::clamp(brightness, 0, 255) * (static_cast<int>(ramp.size()) - 1);
    const auto step = static_cast<size_t>(std::min(at / 255, static_cast<int>(ramp.size()) - 2));
    const int share = at - 255 * static_cast<int>(step);
    const auto channel = [&](size_t c) {
        return ramp[step][c] + ((ramp[step + 1][c] - ramp[step][c]) * share + (255 / 2)) / 255;
    };
    return qRgb(channel(0), channel(1), channel(2));
}

QImage heatMap(const QImage &image)
{
    std::array<QRgb, 256> colors{};
    for (int i = 0; i < 256; ++i)
        colors[static_cast<size_t>(i)] = heatColor(i);
    return changed(image, [&colors](QRgb pixel) { return colors[static_cast<size_t>(brightness(pixel))]; });
}

ExposureCount countExposure(const QImage &image)
{
    ExposureCount count;
    forEachPixel(image, [&](QRgb pixel) {
        ++count.luxels;
        count.under += highest(pixel) == 0;
        count.over += highest(pixel) == 255;
    });
    return count;
}

QImage markedExposure(const QImage &image)
{
    return changed(image, [](QRgb pixel) {
        if (highest(pixel) == 0)
            return underExposedColor;
        if (highest(pixel) == 255)
            return overExposedColor;
        const int grey = brightness(pixel);
        return qRgb(grey, grey, grey);
    });
}
