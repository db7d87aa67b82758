// Lightmaps made readable: brighter, as colours that stand for brightness, with what is too dark or too bright marked.
// Pure functions; transparent pixels stay as they are.
#pragma once

#include <QImage>

// How bright a luxel is, 0 to 255: the channels weighted as the eye sees them (Rec. 709: 0.2126, 0.7152, 0.0722).
int brightness(QRgb luxel);
// The mean over an image; 0 where it has no pixels.
double averageBrightness(const QImage &image);

// Whether it is black to whoever looks at it: no channel of it is above this, which no eye tells from 0.
inline constexpr int darkestChannel = 1; // of 255
bool isBlack(const QImage &image);

// Times 2^stops; where a channel goes beyond 255 all three are scaled down, as engines do.
QImage exposed(const QImage &image, double stops);

// A colour for each brightness: from black over blue, violet, red and orange to pale yellow. Its own brightness rises
// with every step, so that it reads the same to those who do not tell its hues apart.
QRgb heatColor(int brightness);
QImage heatMap(const QImage &image);

// Under-exposed: no channel is above 0; over-exposed: one reaches 255.
struct ExposureCount {
    qint64 luxels = 0, under = 0, over = 0;
};
ExposureCount countExposure(const QImage &image);

// Under-exposed luxels are blue, over-exposed ones orange, all others grey by their brightness. The two are told apart
// with any kind of colour blindness, and by their brightness.
inline constexpr QRgb underExposedColor = qRgb(0, 70, 255);
inline constexpr QRgb overExposedColor = qRgb(255, 150, 0);
QImage markedExposure(const QImage &image);
