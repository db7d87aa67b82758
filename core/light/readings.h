// Makes lightmaps readable: brighter, in colours that stand for brightness, or with luxels marked that are too dark or too
// bright. Pure functions; transparent pixels stay unchanged.
#pragma once

#include <QImage>

// Returns a luxel's brightness, 0 to 255: channels weighted as the eye sees them (Rec. 709: 0.2126, 0.7152, 0.0722).
int brightness(QRgb luxel);
// Returns the mean brightness of an image; 0 if it has no pixels.
double averageBrightness(const QImage &image);

// The highest value of a channel that the eye cannot distinguish from 0. isBlack() returns whether no channel exceeds it.
inline constexpr int darkestChannel = 1; // of 255
bool isBlack(const QImage &image);

// Multiplies an image by 2^stops, and scales down luxels with a channel beyond 255, as engines do.
QImage exposed(const QImage &image, double stops);

// Returns a colour for a brightness: from black over blue, violet, red and orange to pale yellow. Its own brightness rises
// with every step, so that it reads the same with colour blindness.
QRgb heatColor(int brightness);
QImage heatMap(const QImage &image);

// The number of under-exposed luxels, which have no channel above 0, and of over-exposed ones, with a channel of 255.
struct ExposureCount {
    qint64 luxels = 0, under = 0, over = 0;
};
ExposureCount countExposure(const QImage &image);

// Draws under-exposed luxels blue, over-exposed ones orange, all others grey by their brightness. Blue and orange can be
// distinguished with any kind of colour blindness, and by their brightness.
inline constexpr QRgb underExposedColor = qRgb(0, 70, 255);
inline constexpr QRgb overExposedColor = qRgb(255, 150, 0);
QImage markedExposure(const QImage &image);
